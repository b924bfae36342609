import type { ReadDatabase } from '../../queries/database.ts';
import { type CouponRecord, couponRecord } from '../coupon-record.ts';

/** Everybody's unused coupons that expire in a time, which begins after `fromMs`. */
export async function expiringCoupons(
  db: ReadDatabase,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<readonly CouponRecord[]> {
  const rows = await db
    .selectFrom('coupons')
    .selectAll()
    .where('state', '=', 'issued')
    .where('expires_at_ms', '>', fromMs)
    .where('expires_at_ms', '<=', toMs)
    .orderBy('coupon_id')
    .execute();
  return rows.map(couponRecord);
}
