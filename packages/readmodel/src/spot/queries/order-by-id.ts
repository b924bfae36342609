import type { AccountId, OrderId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { type OrderRecord, orderRecord } from '../order-record.ts';

export interface OrderRequest {
  readonly accountId: AccountId;
  readonly orderId: OrderId;
}

/** One order, live or ended; absent when there is none of this number or it belongs to another user. */
export async function orderById(
  db: ReadDatabase,
  { accountId, orderId }: OrderRequest,
): Promise<OrderRecord | undefined> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && orderRecord(row);
}
