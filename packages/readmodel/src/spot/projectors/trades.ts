import { type AccountId, firstUserAccount, type OrderId, type PairId, type TradeId } from '@candor/exchange';
import type { ProjectorMaker } from '../../projection/projector.ts';

/** Matches, and which users took part in them. */
export const tradesProjector: ProjectorMaker = (store) => {
  function takePart(accountId: AccountId, tradeId: TradeId, orderId: OrderId, pairId: PairId): void {
    if (accountId < firstUserAccount) return;
    store.fills.insert({ account_id: accountId, trade_id: tradeId, order_id: orderId, pair_id: pairId });
    store.counter.add('trades', accountId, { pair_id: pairId });
  }

  return {
    handlers: {
      'spot.traded'(event, { atMs }) {
        store.trades.insert({
          trade_id: event.tradeId,
          pair_id: event.pairId,
          price: event.price,
          quantity_atoms: event.quantity,
          quote_amount_atoms: event.quoteAmount,
          taker_side: event.takerSide,
          taker_order_id: event.takerOrderId,
          taker_account_id: event.takerAccountId,
          taker_fee_atoms: event.takerFee,
          maker_order_id: event.makerOrderId,
          maker_account_id: event.makerAccountId,
          maker_fee_atoms: event.makerFee,
          at_ms: atMs,
        });
        takePart(event.takerAccountId, event.tradeId, event.takerOrderId, event.pairId);
        takePart(event.makerAccountId, event.tradeId, event.makerOrderId, event.pairId);
      },
    },
  };
};
