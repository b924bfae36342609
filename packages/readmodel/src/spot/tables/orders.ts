import type { EndReason, RejectCode } from '@candor/exchange';
import { orderConditionFields, orderFields, orderFillFields, orderTermsFields } from '@candor/exchange/rules';
import { optional, whole, word } from '../../schema/column.ts';
import { columnsOf } from '../../schema/fields.ts';
import { table } from '../../schema/table.ts';

/** Every order of users, live and ended. */
export const orders = table(
  'orders',
  {
    ...columnsOf(orderFields),
    is_post_only: whole<0 | 1>(),
    ...columnsOf(orderTermsFields),
    ...columnsOf(orderConditionFields),
    end_reason: optional(word<EndReason>()),
    exits_refused_code: optional(word<RejectCode>()),
    follow_refused_code: optional(word<RejectCode>()),
    ...columnsOf(orderFillFields),
    placed_at_ms: whole(),
    triggered_at_ms: optional(whole()),
    ended_at_ms: optional(whole()),
  },
  ['order_id'],
  { on: ['account_id', 'ended_at_ms', 'order_id'], where: 'ended_at_ms is not null' },
  { on: ['account_id', 'pair_id', 'ended_at_ms', 'order_id'], where: 'ended_at_ms is not null' },
);
