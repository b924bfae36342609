import { type AccountTrade, accountTrade, partsInTrades } from '../account-trade.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import type { OrderRequest } from './order-by-id.ts';

/** An order can have thousands of trades; a screen shows the first ones. */
const tradesMax = 500;

/** The trades that filled an order, oldest first; none when the order belongs to another user. */
export async function orderTrades(
  db: ReadDatabase,
  { accountId, orderId }: OrderRequest,
): Promise<readonly AccountTrade[]> {
  const rows = await partsInTrades(db)
    .where('fills.order_id', '=', orderId)
    .where('fills.account_id', '=', accountId)
    .orderBy('fills.trade_id')
    .limit(tradesMax)
    .execute();
  return rows.map(accountTrade);
}
