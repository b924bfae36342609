import type { OrderRow, OwnTradeRow } from '@candor/api';
import type { EndReason, OrderView } from '@candor/exchange';
import { type Atoms, atomsToText, priceToText, textFromUnits } from '@candor/money';
import type { AccountTrade } from '@candor/readmodel';
import type { Instruments } from '../../market/instruments.ts';
import { averagePriceOf, priceTextOf } from '../../serving/decimals.ts';

/** An order from the core or from history; what has ended holds nothing. */
export type ShownOrder = Omit<OrderView, 'held'> & {
  readonly held?: Atoms;
  readonly reason?: EndReason | undefined;
  readonly endedAtMs?: number | undefined;
};

export function orderRowOf(instruments: Instruments, order: ShownOrder): OrderRow {
  const { base, quote, symbol } = instruments.pairOf(order.pairId);
  const paidWith = order.side === 'buy' ? quote : base;
  const received = order.side === 'buy' ? base : quote;
  const average = averagePriceOf(order.filled, order.filledQuote, { base: base.scale, quote: quote.scale });
  return {
    orderId: order.orderId,
    pairId: order.pairId,
    symbol,
    baseAssetId: base.assetId,
    quoteAssetId: quote.assetId,
    side: order.side,
    orderType: order.orderType,
    timeInForce: order.timeInForce,
    isPostOnly: order.isPostOnly,
    price: priceTextOf(order.price),
    stopPrice: priceTextOf(order.stopPrice),
    quantity: order.quantity && atomsToText(order.quantity, base.scale),
    quoteAmount: order.quoteAmount && atomsToText(order.quoteAmount, quote.scale),
    filled: atomsToText(order.filled, base.scale),
    filledQuote: atomsToText(order.filledQuote, quote.scale),
    averagePrice: priceTextOf(average),
    fee: atomsToText(order.fee, received.scale),
    held: order.held === undefined ? '0' : atomsToText(order.held, paidWith.scale),
    linkedOrderId: order.linkedOrderId,
    takeProfitPrice: priceTextOf(order.takeProfitPrice),
    stopLossPrice: priceTextOf(order.stopLossPrice),
    expiresAtMs: order.expiresAtMs,
    selfTrade: order.selfTrade,
    visibleQuantity: order.visibleQuantity && atomsToText(order.visibleQuantity, base.scale),
    trailPercent: order.trailRate && textFromUnits(BigInt(order.trailRate), 4),
    trailDistance: priceTextOf(order.trailDistance),
    activationPrice: priceTextOf(order.activationPrice),
    followSide: order.followSide,
    followQuantity: order.followQuantity && atomsToText(order.followQuantity, base.scale),
    followLimitPrice: priceTextOf(order.followLimitPrice),
    followStopPrice: priceTextOf(order.followStopPrice),
    followStopLimitPrice: priceTextOf(order.followStopLimitPrice),
    status: order.status,
    endReason: order.reason,
    placedAtMs: order.placedAtMs,
    endedAtMs: order.endedAtMs,
  };
}

export function ownTradeRowOf(instruments: Instruments, trade: AccountTrade): OwnTradeRow {
  const { base, quote, symbol } = instruments.pairOf(trade.pairId);
  const feeAsset = instruments.assetOf(trade.feeAssetId);
  return {
    tradeId: trade.tradeId,
    orderId: trade.orderId,
    pairId: trade.pairId,
    symbol,
    side: trade.side,
    role: trade.role,
    price: priceToText(trade.price),
    quantity: atomsToText(trade.quantity, base.scale),
    quoteAmount: atomsToText(trade.quoteAmount, quote.scale),
    fee: atomsToText(trade.fee, feeAsset.scale),
    feeCode: feeAsset.code,
    atMs: trade.atMs,
  };
}
