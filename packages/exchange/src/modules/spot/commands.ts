import { oneOf, optional, struct, uint } from '@candor/kernel';
import {
  accountId,
  amount,
  endReason,
  orderId,
  orderStatus,
  orderType,
  pairId,
  ppm,
  priceOf,
  side,
  timeInForce,
} from '../../vocabulary.ts';

const exitPrices = struct({
  /** Sell when the price rises to here: a limit order in the book. */
  takeProfitPrice: optional(priceOf),
  /** Sell when the index falls to here: a stop-market order. */
  stopLossPrice: optional(priceOf),
});

const placeOrder = struct({
  accountId,
  pairId,
  side,
  orderType,
  timeInForce,
  /** Refuse rather than take from the book. Only for `limit` with `gtc`. */
  isPostOnly: optional(oneOf('yes')),
  /** Limit price; for the limit kinds. */
  price: optional(priceOf),
  /** Index price that wakes a stop or take-profit order. */
  stopPrice: optional(priceOf),
  /** Base atoms; absent only for a market buy or sell by quote. */
  quantity: optional(amount),
  /** Quote atoms to spend (buy) or to receive (sell), for market orders without `quantity`. */
  quoteAmount: optional(amount),
  /** How far from the best price a market order may go, also one that a stop or a stop loss becomes; absent: 1 %. */
  slippage: optional(ppm),
  /** For a buy: place these exits over what was bought when the order is done. */
  exits: optional(exitPrices),
});

/** One-cancels-the-other: a limit at one side of the price and a stop at the other, sharing one hold. */
const placeOco = struct({
  accountId,
  pairId,
  side,
  quantity: amount,
  limitPrice: priceOf,
  stopPrice: priceOf,
  /** Absent: the stop leg becomes a market order. */
  stopLimitPrice: optional(priceOf),
});

/** The same, and how far from the best price its stop leg may go when it fires. */
const placeBoundedOco = struct({
  accountId,
  pairId,
  side,
  quantity: amount,
  limitPrice: priceOf,
  stopPrice: priceOf,
  stopLimitPrice: optional(priceOf),
  slippage: ppm,
});

const setMaker = struct({
  pairId,
  /** From the index to the first level, each side. */
  halfSpread: ppm,
  /** From one level to the next. */
  step: ppm,
  levels: uint,
  /** Base atoms at the first level; the n-th level holds n times as much. */
  quantity: amount,
});

export const spotCommands = {
  'spot.place': [60, placeOrder],
  'spot.place_oco': [61, placeOco],
  'spot.cancel': [62, struct({ accountId, orderId })],
  'spot.cancel_all': [63, struct({ accountId, pairId: optional(pairId) })],
  /** `quantity` is the new whole size, what is filled included. */
  'spot.amend': [64, struct({ accountId, orderId, price: optional(priceOf), quantity: optional(amount) })],
  'spot.set_maker': [65, setMaker],
  'spot.place_bounded_oco': [185, placeBoundedOco],
} as const;

/** What a placed order has become by the time the command is answered. */
const placedOrder = struct({
  orderId,
  status: orderStatus,
  reason: optional(endReason),
  /** Base atoms. */
  filled: amount,
  /** Quote atoms. */
  filledQuote: amount,
  /** In the asset that was received. */
  fee: amount,
});

export const spotResults = {
  'spot.place': placedOrder,
  'spot.place_oco': struct({ limitOrderId: orderId, stopOrderId: orderId }),
  'spot.place_bounded_oco': struct({ limitOrderId: orderId, stopOrderId: orderId }),
  'spot.cancel': struct({ orderId }),
  'spot.cancel_all': struct({ count: uint }),
  'spot.amend': placedOrder,
  'spot.set_maker': struct({}),
} as const;
