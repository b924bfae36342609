import { oneOf, optional, struct, uint } from '@candor/kernel';
import { rejectCode } from '../../reject-codes.ts';
import { codecsOf } from '../../field-codecs.ts';
import { command, defineSpec, operators } from '../../spec.ts';
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
import { orderEndFields, orderFields, orderFillFields, orderTermsFields, tradeFields } from './fields.ts';
import { spotRejects } from './rejects.ts';

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
  /**
   * The furthest a market order may go from the best price, also one that a stop or a stop loss becomes; absent: 1 %.
   */
  slippage: optional(ppm),
  /** For a buy: place these exits over the quantity bought when the order is done. */
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

/**
 * The terms of the house maker's ladder in a pair. From 16 levels on it is uneven: levels lie further out than here by less than a
 * step, hold more or less than here, and some are left out for a while.
 */
export const makerTerms = struct({
  pairId,
  /** From the index to the first level, each side. */
  halfSpread: ppm,
  /** From one level to the next. */
  step: ppm,
  levels: uint,
  /** Base atoms at the first level; the n-th level holds n times as much. */
  quantity: amount,
});

/** The state of a placed order by the time the command is answered. */
const placedOrder = struct({
  orderId,
  status: orderStatus,
  reason: optional(endReason),
  ...codecsOf(orderFillFields),
});

export const spotSpec = defineSpec({
  name: 'spot',
  commands: {
    'spot.place': command(60, 'user', placeOrder, placedOrder, spotRejects['spot.place']),
    'spot.place_oco': command(
      61,
      'user',
      placeOco,
      struct({ limitOrderId: orderId, stopOrderId: orderId }),
      spotRejects['spot.place_oco'],
    ),
    'spot.cancel': command(62, 'user', struct({ accountId, orderId }), struct({ orderId }), spotRejects['spot.cancel']),
    'spot.cancel_all': command(
      63,
      'user',
      struct({ accountId, pairId: optional(pairId) }),
      struct({ count: uint }),
      spotRejects['spot.cancel_all'],
    ),
    /** `quantity` is the new whole size, including the filled part. */
    'spot.amend': command(
      64,
      'user',
      struct({ accountId, orderId, price: optional(priceOf), quantity: optional(amount) }),
      placedOrder,
      spotRejects['spot.amend'],
    ),
    'spot.set_maker': command(65, operators, makerTerms, struct({}), spotRejects['spot.set_maker']),
    'spot.place_bounded_oco': command(
      185,
      'user',
      placeBoundedOco,
      struct({ limitOrderId: orderId, stopOrderId: orderId }),
      spotRejects['spot.place_bounded_oco'],
    ),
  },
  facts: {
    'spot.order_placed': [
      60,
      struct({ ...codecsOf(orderFields), isPostOnly: optional(oneOf('yes')), ...codecsOf(orderTermsFields) }),
    ],
    /** A waiting stop was touched at this index price and now acts as limit or market. */
    'spot.order_triggered': [61, struct({ orderId, accountId, pairId, indexPrice: priceOf })],
    'spot.order_amended': [62, struct({ orderId, accountId, pairId, price: optional(priceOf), quantity: amount })],
    'spot.traded': [63, struct(codecsOf(tradeFields))],
    'spot.order_ended': [64, struct(codecsOf(orderEndFields))],
    /** The exits of an order could not be placed; the quantity bought stays available. */
    'spot.exits_refused': [65, struct({ orderId, accountId, pairId, code: rejectCode })],
  },
});
