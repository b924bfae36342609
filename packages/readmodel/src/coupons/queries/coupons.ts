import type { AccountId } from '@candor/exchange';
import type { CouponState } from '@candor/exchange/rules';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { type CouponRecord, couponRecord } from '../coupon-record.ts';
import { couponsList } from '../lists.ts';

interface CouponsRequest extends PageRequest {
  readonly accountId: AccountId;
  /** Only these; all when absent. */
  readonly states?: readonly CouponState[] | undefined;
}

/** An account's coupons, the last issued first. */
export async function coupons(db: ReadDatabase, request: CouponsRequest): Promise<Page<CouponRecord>> {
  const { accountId, states } = request;
  const { limit, offset } = rangeOf(request);
  const rows = await db
    .selectFrom('coupons')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(states !== undefined, (query) => query.where('state', 'in', states as readonly CouponState[]))
    .orderBy('coupon_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows: rows.map(couponRecord), total: await listTotal(db, couponsList, accountId, { kinds: states }) };
}
