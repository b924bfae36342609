import * as z from 'zod/mini';
import { amountText, flag, idNumber, symbolText, timeMs } from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';
import {
  endReasonWire,
  orderStatusWire,
  orderTypeWire,
  selfTradeWire,
  sideWire,
  timeInForceWire,
} from './order-words.ts';

/** An order as lists, previews of lists and the `me` topic show it, open or ended. */
export const orderRow = wireObject({
  orderId: named('id', idNumber),
  pairId: idNumber,
  symbol: symbolText,
  baseAssetId: named('currency_id', idNumber),
  quoteAssetId: named('legal_id', idNumber),
  side: named('type', sideWire),
  orderType: orderTypeWire,
  timeInForce: timeInForceWire,
  isPostOnly: named('post_only', flag),
  price: named('target_price', z.optional(amountText)),
  stopPrice: z.optional(amountText),
  quantity: named(
    'amount',
    z.optional(described(amountText, 'Base amount; absent in a market order by quote amount.')),
  ),
  quoteAmount: z.optional(amountText),
  filled: named('filled_amount', amountText),
  filledQuote: amountText,
  averagePrice: z.optional(described(amountText, 'Of what has filled; absent while nothing has.')),
  fee: described(amountText, 'In the asset received: base for a buy, quote for a sell.'),
  held: described(amountText, 'Still frozen for this order, in the asset it pays with; 0 once it has ended.'),
  linkedOrderId: named('linked_id', z.optional(described(idNumber, 'The other leg of an OCO.'))),
  takeProfitPrice: z.optional(amountText),
  stopLossPrice: z.optional(amountText),
  expiresAtMs: named('good_till', z.optional(timeMs)),
  selfTrade: z.optional(selfTradeWire),
  visibleQuantity: named('visible_amount', z.optional(amountText)),
  trailPercent: z.optional(described(amountText, 'Its `stop_price` is where the stop stands now.')),
  trailDistance: z.optional(amountText),
  activationPrice: z.optional(amountText),
  followSide: named('follow_type', z.optional(sideWire)),
  followQuantity: named('follow_amount', z.optional(amountText)),
  followLimitPrice: named('follow_price', z.optional(amountText)),
  followStopPrice: z.optional(amountText),
  followStopLimitPrice: z.optional(amountText),
  status: orderStatusWire,
  endReason: named('reason', z.optional(endReasonWire)),
  placedAtMs: named('create_time', timeMs),
  endedAtMs: named('end_time', z.optional(timeMs)),
});
export type OrderRow = z.output<typeof orderRow>;

/** One fill of the signed-in user's own order. */
export const ownTradeRow = wireObject({
  tradeId: named('id', idNumber),
  orderId: idNumber,
  pairId: idNumber,
  symbol: symbolText,
  side: named('type', sideWire),
  role: z.enum(['maker', 'taker']),
  price: amountText,
  quantity: named('amount', amountText),
  quoteAmount: amountText,
  fee: described(amountText, 'In the asset received: base for a buy, quote for a sell.'),
  feeCode: described(z.string(), 'Code of the asset the fee was taken in.'),
  atMs: named('time', timeMs),
});
export type OwnTradeRow = z.output<typeof ownTradeRow>;

/** Distinguishes the rows of a list that may have either. */
export function isOwnTrade(row: OrderRow | OwnTradeRow): row is OwnTradeRow {
  return 'role' in row;
}

export function isOrder(row: OrderRow | OwnTradeRow): row is OrderRow {
  return !isOwnTrade(row);
}
