import { sendFields } from '@candor/exchange/rules';
import type { AccountId, SendId } from '@candor/exchange';
import { whole, word } from '../../schema/column.ts';
import { columnsOf } from '../../schema/fields.ts';
import { table } from '../../schema/table.ts';

/** The side on which an account stands. */
export type SendSide = 'sent' | 'received';

/** Money that one user sent to another. */
export const sends = table('sends', { ...columnsOf(sendFields), at_ms: whole() }, ['send_id']);

/** Each send twice: in the list of its sender and in that of its recipient. */
export const sendSides = table(
  'send_sides',
  { account_id: whole<AccountId>(), send_id: whole<SendId>(), side: word<SendSide>() },
  ['account_id', 'send_id'],
  { on: ['account_id', 'side', 'send_id'] },
);

/** Each person whom an account has sent to, by the last send. */
export const sendRecipients = table(
  'send_recipients',
  { account_id: whole<AccountId>(), recipient_id: whole<AccountId>(), last_send_id: whole<SendId>() },
  ['account_id', 'recipient_id'],
  { on: ['account_id', 'last_send_id'] },
);
