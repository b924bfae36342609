import type { AccountId, PairId } from '@candor/exchange';
import { type AccountTrade, accountTrade, partsInTrades } from '../account-trade.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { tradesList } from '../lists.ts';

interface AccountTradesRequest extends PageRequest {
  readonly accountId: AccountId;
  readonly pairId?: PairId | undefined;
}

/** The trades an account took part in, newest first. */
export async function accountTrades(db: ReadDatabase, request: AccountTradesRequest): Promise<Page<AccountTrade>> {
  const { accountId, pairId } = request;
  const { limit, offset } = rangeOf(request);
  const rows = await partsInTrades(db)
    .where('fills.account_id', '=', accountId)
    .$if(pairId !== undefined, (query) => query.where('fills.pair_id', '=', pairId as PairId))
    .orderBy('fills.trade_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows: rows.map(accountTrade), total: await listTotal(db, tradesList, accountId, { pairId }) };
}
