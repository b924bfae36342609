import type { AccountId, OtcOrderId } from '@candor/exchange';
import {
  type OtcDisputeReason,
  otcOrderFields,
  type OtcRole,
  type OtcState,
  type OtcVerdictReason,
} from '@candor/exchange/rules';
import { atoms, optional, whole, word } from '../../schema/column.ts';
import { columnsOf } from '../../schema/fields.ts';
import { table } from '../../schema/table.ts';

/** Every order of OTC, under way and ended, with the times of its steps. */
export const otcOrders = table(
  'otc_orders',
  {
    ...columnsOf(otcOrderFields),
    state: word<OtcState>(),
    to_buyer_atoms: atoms(),
    opened_at_ms: whole(),
    paid_at_ms: optional(whole()),
    disputed_at_ms: optional(whole()),
    dispute_reason: optional(word<OtcDisputeReason>()),
    disputed_by: optional(word<OtcRole>()),
    /** By when the newest verdict was promised, and, after an appeal, the first one. */
    promised_at_ms: optional(whole()),
    first_promised_at_ms: optional(whole()),
    decided_at_ms: optional(whole()),
    verdict_operator: optional(word()),
    verdict_reason: optional(word<OtcVerdictReason>()),
    /** Of the newest verdict; what came to the buyer in the end is beside it. */
    verdict_to_buyer_atoms: optional(atoms()),
    appeal_until_ms: optional(whole()),
    appealed_at_ms: optional(whole()),
    appealed_by: optional(word<OtcRole>()),
    /** The verdict that was appealed against, once there is a second one. */
    first_decided_at_ms: optional(whole()),
    first_operator: optional(word()),
    first_reason: optional(word<OtcVerdictReason>()),
    first_to_buyer_atoms: optional(atoms()),
    ended_at_ms: optional(whole()),
    /** For how long its clock stood still in outages. */
    paused_ms: whole(),
  },
  ['order_id'],
  { on: ['ended_at_ms', 'order_id', 'seller_id', 'buyer_id', 'ad_id'], where: 'ended_at_ms is null' },
);

/** Both sides of every order. */
export const otcSides = table(
  'otc_sides',
  {
    account_id: whole<AccountId>(),
    order_id: whole<OtcOrderId>(),
    role: word<OtcRole>(),
    status: word<OtcSideStatus>(),
    opened_at_ms: whole(),
  },
  ['account_id', 'order_id'],
  { on: ['account_id', 'status', 'order_id'] },
  { on: ['account_id', 'opened_at_ms'] },
);

export type OtcSideStatus = 'running' | 'ended';
