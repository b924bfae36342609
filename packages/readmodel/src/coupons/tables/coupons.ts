import type { AccountId, CouponId } from '@candor/exchange';
import {
  type CouponAct,
  type CouponReturn,
  type CouponRevocation,
  type CouponState,
  couponFields,
} from '@candor/exchange/rules';
import { atoms, optional, whole, word } from '../../schema/column.ts';
import { columnsOf } from '../../schema/fields.ts';
import { table } from '../../schema/table.ts';

/** A step in the life of a coupon. */
export type CouponEventKind = Exclude<CouponState, 'active'> | 'bound' | 'paid' | 'returned';

/** Every coupon, live and ended. */
export const coupons = table(
  'coupons',
  {
    ...columnsOf(couponFields),
    state: word<CouponState>(),
    act: optional(word<CouponAct>()),
    reference: optional(whole()),
    paid_atoms: atoms(),
    reason: optional(word<CouponRevocation>()),
    /** The number of its steps. */
    events: whole(),
    issued_at_ms: whole(),
    ended_at_ms: optional(whole()),
  },
  ['coupon_id'],
  { on: ['account_id', 'coupon_id'] },
);

/** Every step of every coupon. */
export const couponEvents = table(
  'coupon_events',
  {
    coupon_id: whole<CouponId>(),
    number: whole(),
    account_id: whole<AccountId>(),
    kind: word<CouponEventKind>(),
    /** Paid, or free again. */
    amount_atoms: optional(atoms()),
    act: optional(word<CouponAct>()),
    reference: optional(whole()),
    reason: optional(word<CouponReturn | CouponRevocation>()),
    at_ms: whole(),
  },
  ['coupon_id', 'number'],
);
