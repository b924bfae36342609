import type { AccountId, CouponId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { type CouponRecord, couponRecord } from '../coupon-record.ts';

interface CouponRequest {
  readonly accountId: AccountId;
  readonly couponId: CouponId;
}

/** One coupon, live or ended; absent when there is none of this number or it belongs to another user. */
export async function couponById(
  db: ReadDatabase,
  { accountId, couponId }: CouponRequest,
): Promise<CouponRecord | undefined> {
  const row = await db
    .selectFrom('coupons')
    .selectAll()
    .where('coupon_id', '=', couponId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && couponRecord(row);
}
