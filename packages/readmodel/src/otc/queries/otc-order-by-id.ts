import type { AccountId, OtcOrderId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { type OtcOrderRecord, otcOrderRecord } from '../order-record.ts';

interface OtcOrderRequest {
  readonly accountId: AccountId;
  readonly orderId: OtcOrderId;
}

/** One order of an account, on either side; absent when there is none of this number or it is between others. */
export async function otcOrderById(
  db: ReadDatabase,
  { accountId, orderId }: OtcOrderRequest,
): Promise<OtcOrderRecord | undefined> {
  const row = await db
    .selectFrom('otc_orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .where(({ or, eb }) => or([eb('buyer_id', '=', accountId), eb('seller_id', '=', accountId)]))
    .executeTakeFirst();
  return row && otcOrderRecord(row);
}
