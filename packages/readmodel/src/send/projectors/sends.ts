import { sendFields } from '@candor/exchange/rules';
import type { ProjectorMaker } from '../../projection/projector.ts';
import { rowMaker } from '../../schema/fields.ts';
import { sendsList } from '../lists.ts';
import { sends } from '../tables/sends.ts';

const sentRow = rowMaker(sends, sendFields);

/** Sends, in the lists of both sides. */
export const sendsProjector: ProjectorMaker = (store) => ({
  handlers: {
    'send.sent'(event, { atMs }) {
      const { sendId: send_id, accountId, recipientId } = event;
      store.sends.insert(sentRow(event, { at_ms: atMs }));
      store.send_sides.insert({ account_id: accountId, send_id, side: 'sent' });
      store.send_sides.insert({ account_id: recipientId, send_id, side: 'received' });
      store.send_recipients.upsert({ account_id: accountId, recipient_id: recipientId, last_send_id: send_id });
      store.counter.add(sendsList, accountId, { side: 'sent' });
      store.counter.add(sendsList, recipientId, { side: 'received' });
    },
  },
});
