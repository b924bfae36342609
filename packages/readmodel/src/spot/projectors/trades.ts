import { type AccountId, firstUserAccount, type OrderId, type PairId, type TradeId } from '@candor/exchange';
import { tradeFields } from '@candor/exchange/rules';
import type { ProjectorMaker } from '../../projection/projector.ts';
import { rowMaker } from '../../schema/fields.ts';
import { trades } from '../tables/trades.ts';
import { tradesList } from '../lists.ts';

const tradeRow = rowMaker(trades, tradeFields);

/** Matches, and which users took part in them. */
export const tradesProjector: ProjectorMaker = (store) => {
  function takePart(accountId: AccountId, tradeId: TradeId, orderId: OrderId, pairId: PairId): void {
    if (accountId < firstUserAccount) return;
    store.fills.insert({ account_id: accountId, trade_id: tradeId, order_id: orderId, pair_id: pairId });
    store.counter.add(tradesList, accountId, { pair_id: pairId });
  }

  return {
    handlers: {
      'spot.traded'(event, { atMs }) {
        store.trades.insert(tradeRow(event, { at_ms: atMs }));
        takePart(event.takerAccountId, event.tradeId, event.takerOrderId, event.pairId);
        takePart(event.makerAccountId, event.tradeId, event.makerOrderId, event.pairId);
      },
    },
  };
};
