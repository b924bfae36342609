import { blob, optional, struct } from '@candor/kernel';
import { pick } from '../../fields.ts';
import { codecsOf } from '../../field-codecs.ts';
import { command, defineSpec } from '../../spec.ts';
import { accountId, amount, assetId } from '../../vocabulary.ts';
import { sendFields } from './fields.ts';
import { sendRejects } from './rejects.ts';

export const sendSpec = defineSpec({
  name: 'send',
  commands: {
    'send.send': command(
      520,
      'user',
      struct({ accountId, recipientId: accountId, assetId, amount, noteHash: optional(blob) }),
      struct(codecsOf(pick(sendFields, 'sendId'))),
      sendRejects['send.send'],
    ),
  },
  facts: {
    'send.sent': [520, struct(codecsOf(sendFields))],
  },
});
