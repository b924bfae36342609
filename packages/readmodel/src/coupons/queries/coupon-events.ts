import type { AccountId, CouponId } from '@candor/exchange';
import type { CouponAct, CouponReturn, CouponRevocation } from '@candor/exchange/rules';
import type { Atoms } from '@candor/money';
import { atomsOf, withoutNulls } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import type { CouponEventKind } from '../tables/coupons.ts';

/** Steps of one coupon that are told: an order that fills in hundreds of pieces pays as often. */
const eventsMax = 100;

interface CouponEventsRequest {
  readonly accountId: AccountId;
  readonly couponId: CouponId;
}

/** One step in the life of a coupon. */
export interface CouponEventRecord {
  /** Of the coupon, from 1. */
  readonly number: number;
  readonly kind: CouponEventKind;
  readonly amount?: Atoms;
  readonly act?: CouponAct;
  readonly reference?: number;
  readonly reason?: CouponReturn | CouponRevocation;
  readonly atMs: number;
}

/** The last steps of an account's coupon, the last one first. */
export async function couponEvents(
  db: ReadDatabase,
  { accountId, couponId }: CouponEventsRequest,
): Promise<readonly CouponEventRecord[]> {
  const rows = await db
    .selectFrom('coupon_events')
    .selectAll()
    .where('coupon_id', '=', couponId)
    .where('account_id', '=', accountId)
    .orderBy('number', 'desc')
    .limit(eventsMax)
    .execute();
  return rows.map((row) => ({
    number: row.number,
    kind: row.kind,
    ...withoutNulls({
      amount: row.amount_atoms === null ? null : atomsOf(row.amount_atoms),
      act: row.act,
      reference: row.reference,
      reason: row.reason,
    }),
    atMs: row.at_ms,
  }));
}
