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
  replaceMode,
  side,
  timeInForce,
} from '../../vocabulary.ts';
import {
  orderConditionFields,
  orderEndFields,
  orderFields,
  orderFillFields,
  orderTermsFields,
  tradeFields,
} from './fields.ts';
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

/** An order with what it may have beyond its kind, price and size. Of a stop that trails, `stopPrice` follows from the index. */
const conditionalOrder = {
  side,
  orderType,
  /** Also `fok` for `market`. */
  timeInForce,
  isPostOnly: optional(oneOf('yes')),
  price: optional(priceOf),
  stopPrice: optional(priceOf),
  quantity: optional(amount),
  quoteAmount: optional(amount),
  slippage: optional(ppm),
  exits: optional(exitPrices),
  conditions: struct(codecsOf(orderConditionFields)),
};

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

/** Cancels `replacedId` and places another order of the same pair in one step. */
const replaceOrder = struct({
  accountId,
  pairId,
  replacedId: orderId,
  mode: replaceMode,
  ...conditionalOrder,
});

/** The outcome of both halves; `refusal` says why no order was placed. */
const replacedOrder = struct({
  cancelledId: optional(orderId),
  placed: optional(placedOrder),
  refusal: optional(rejectCode),
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
    'spot.place_conditional': command(
      480,
      'user',
      struct({ accountId, pairId, ...conditionalOrder }),
      placedOrder,
      spotRejects['spot.place_conditional'],
    ),
    /** Of a stop that waits. `quantity` is its whole new size. */
    'spot.amend_stop': command(
      481,
      'user',
      struct({
        accountId,
        orderId,
        price: optional(priceOf),
        stopPrice: optional(priceOf),
        quantity: optional(amount),
      }),
      placedOrder,
      spotRejects['spot.amend_stop'],
    ),
    'spot.replace': command(482, 'user', replaceOrder, replacedOrder, spotRejects['spot.replace']),
    /** The prices of an OCO, named by either leg: of its limit, its stop, and the limit that its stop becomes. */
    'spot.amend_oco': command(
      483,
      'user',
      struct({
        accountId,
        orderId,
        limitPrice: optional(priceOf),
        stopPrice: optional(priceOf),
        stopLimitPrice: optional(priceOf),
      }),
      placedOrder,
      spotRejects['spot.amend_oco'],
    ),
    /** All exits of a purchase that is not done: absent ones are taken away. */
    'spot.amend_exits': command(
      484,
      'user',
      struct({ accountId, orderId, takeProfitPrice: optional(priceOf), stopLossPrice: optional(priceOf) }),
      placedOrder,
      spotRejects['spot.amend_exits'],
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
    /** Of an order that was just placed. */
    'spot.conditions_set': [480, struct({ orderId, accountId, pairId, ...codecsOf(orderConditionFields) })],
    /** The stop of an order that trails, as it stood when the index came back to it. */
    'spot.stop_moved': [481, struct({ orderId, accountId, pairId, stopPrice: priceOf })],
    'spot.stop_amended': [
      482,
      struct({ orderId, accountId, pairId, price: optional(priceOf), stopPrice: priceOf, quantity: amount }),
    ],
    /** An order has filled whole, and the one to follow could not be placed. */
    'spot.follow_refused': [483, struct({ orderId, accountId, pairId, code: rejectCode })],
    /** The exits that an order has from now on. */
    'spot.exits_amended': [
      484,
      struct({ orderId, accountId, pairId, takeProfitPrice: optional(priceOf), stopLossPrice: optional(priceOf) }),
    ],
    /** The exits of an order could not be placed; the quantity bought stays available. */
    'spot.exits_refused': [65, struct({ orderId, accountId, pairId, code: rejectCode })],
  },
});
