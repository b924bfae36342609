import type { OrderView } from '../../exchange.ts';
import type { OrderId } from '../../vocabulary.ts';
import { atomsOfLots, type Pair, priceOfTicks } from '../catalog/catalog.ts';
import type { OrderConditions } from './conditions.ts';
import { feeCharged, filledAtoms, type SpotOrder } from './order.ts';

export function orderView(pair: Pair, order: SpotOrder, conditions: OrderConditions | undefined): OrderView {
  const price = (ticks: number) => priceOfTicks(pair, ticks);
  return {
    orderId: order.orderId,
    accountId: order.accountId,
    pairId: order.pairId,
    side: order.side,
    orderType: order.orderType,
    timeInForce: order.timeInForce,
    isPostOnly: order.isPostOnly === 1,
    ...(order.limitTicks === 0 ? {} : { price: price(order.limitTicks) }),
    ...(order.stopTicks === 0 ? {} : { stopPrice: price(order.stopTicks) }),
    ...(order.lots === 0 ? {} : { quantity: atomsOfLots(pair, order.lots) }),
    ...(order.quoteAmount === 0n ? {} : { quoteAmount: order.quoteAmount }),
    filled: filledAtoms(pair, order),
    filledQuote: order.filledQuote,
    fee: feeCharged(order),
    held: order.held,
    ...(order.linkedOrderId === 0 ? {} : { linkedOrderId: order.linkedOrderId as OrderId }),
    ...(order.takeProfitTicks === 0 ? {} : { takeProfitPrice: price(order.takeProfitTicks) }),
    ...(order.stopLossTicks === 0 ? {} : { stopLossPrice: price(order.stopLossTicks) }),
    ...conditions,
    status: order.status,
    placedAtMs: order.placedAtMs,
  };
}
