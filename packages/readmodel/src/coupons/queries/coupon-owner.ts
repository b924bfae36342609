import type { AccountId, CouponId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';

/** The account that a coupon was issued to; absent when there is none of this number. */
export async function couponOwner(db: ReadDatabase, couponId: CouponId): Promise<AccountId | undefined> {
  const row = await db.selectFrom('coupons').select('account_id').where('coupon_id', '=', couponId).executeTakeFirst();
  return row?.account_id;
}
