import { amount, count, type Fields, id, optional, ppm, price, word } from '../../fields.ts';
import {
  type AccountId,
  endReasons,
  type OrderId,
  orderStatuses,
  orderTypes,
  type PairId,
  selfTradeModes,
  sides,
  timesInForce,
  type TradeId,
} from '../../vocabulary.ts';

/** A spot order: whose it is, and its kind. */
export const orderFields = {
  orderId: id<OrderId>(),
  accountId: id<AccountId>(),
  pairId: id<PairId>(),
  side: word(sides),
  orderType: word(orderTypes),
  timeInForce: word(timesInForce),
} as const satisfies Fields;

/** The terms of a spot order. Sizes are base atoms, quote amounts quote atoms; fees are the rates of its placement. */
export const orderTermsFields = {
  price: optional(price),
  /** Index price that wakes it. */
  stopPrice: optional(price),
  quantity: optional(amount),
  quoteAmount: optional(amount),
  /** The price limit of a market order, from its slippage. */
  worstPrice: optional(price),
  makerFee: ppm,
  takerFee: ppm,
  /** The other leg of an OCO. */
  linkedOrderId: optional(id<OrderId>()),
  takeProfitPrice: optional(price),
  stopLossPrice: optional(price),
  status: word(orderStatuses),
} as const satisfies Fields;

/** The conditions that an order may have beyond its kind, price and size (RULES 4). */
export const orderConditionFields = {
  /** Good until this minute: what is left of it then expires. */
  expiresAtMs: optional(count),
  /** Absent: `expire_taker`. */
  selfTrade: optional(word(selfTradeModes)),
  /** Base atoms that the book shows at a time; what refills them goes to the end of the line. */
  visibleQuantity: optional(amount),
  /** The way that its stop keeps from the best index price since it trails: a share of it, or a price. */
  trailRate: optional(ppm),
  trailDistance: optional(price),
  /** Index price from which it trails; absent: at once. */
  activationPrice: optional(price),
  /** Placed once it has filled whole: a limit order, a stop, or with both prices an OCO. */
  followSide: optional(word(sides)),
  followQuantity: optional(amount),
  followLimitPrice: optional(price),
  followStopPrice: optional(price),
  /** Absent: its stop becomes a market order. */
  followStopLimitPrice: optional(price),
} as const satisfies Fields;

/** The amounts that an order has traded so far, in base atoms and quote atoms; its fee is in the asset that it received. */
export const orderFillFields = {
  filled: amount,
  filledQuote: amount,
  fee: amount,
} as const satisfies Fields;

/** The end of an order. */
export const orderEndFields = {
  orderId: id<OrderId>(),
  accountId: id<AccountId>(),
  pairId: id<PairId>(),
  status: word(orderStatuses),
  reason: word(endReasons),
  ...orderFillFields,
} as const satisfies Fields;

/**
 * Both legs of one match. `makerOrderId` or `takerOrderId` is 0 for the house maker: its ladder has no order numbers. Each
 * fee is in the asset that its side received.
 */
export const tradeFields = {
  tradeId: id<TradeId>(),
  pairId: id<PairId>(),
  price,
  quantity: amount,
  quoteAmount: amount,
  takerSide: word(sides),
  takerOrderId: id<OrderId>(),
  takerAccountId: id<AccountId>(),
  takerFee: amount,
  makerOrderId: id<OrderId>(),
  makerAccountId: id<AccountId>(),
  makerFee: amount,
} as const satisfies Fields;
