import type { AccountId, OtcOrderId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { type OtcOrderRecord, otcOrderRecord } from '../order-record.ts';

interface OtcOrdersRequest {
  readonly accountId: AccountId;
  readonly orderIds: readonly OtcOrderId[];
}

/** Orders of an account, on either side, by their numbers. Those that do not exist or are between others are left out. */
export async function otcOrdersById(
  db: ReadDatabase,
  { accountId, orderIds }: OtcOrdersRequest,
): Promise<readonly OtcOrderRecord[]> {
  const rows = await db
    .selectFrom('otc_orders')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where(({ or, eb }) => or([eb('buyer_id', '=', accountId), eb('seller_id', '=', accountId)]))
    .execute();
  return rows.map(otcOrderRecord);
}
