import { oneOf, optional, struct, uint } from '@candor/kernel';
import { rejectCode } from '../../reject-codes.ts';
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
  tradeId,
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

/** How the house maker lays out its ladder in a pair. */
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

/** Why an account may not trade in a pair now (`tradablePair`). */
const tradableRejects = [
  'account_not_found',
  'pair_not_found',
  'pair_has_no_book',
  'product_unavailable',
  'pair_not_trading',
] as const;

/** Why an order fits neither its pair nor the market (`planOrder`). */
const planRejects = [
  'price_missing',
  'order_combination_invalid',
  'quantity_missing',
  'stop_missing',
  'slippage_invalid',
  'price_off_tick',
  'quantity_too_small',
  'quantity_off_lot',
  'quantity_too_large',
  'index_stale',
  'price_out_of_band',
  'stop_would_trigger',
  'notional_too_small',
  'exit_prices_wrong',
  'post_only_would_take',
] as const;

const ocoRejects = [
  ...tradableRejects,
  ...planRejects,
  'oco_prices_wrong',
  'too_many_open_orders',
  'balance_insufficient',
] as const;

export const spotSpec = defineSpec({
  name: 'spot',
  commands: {
    'spot.place': command(60, 'user', placeOrder, placedOrder, [
      ...tradableRejects,
      ...planRejects,
      'too_many_open_orders',
      'balance_insufficient',
    ]),
    'spot.place_oco': command(
      61,
      'user',
      placeOco,
      struct({ limitOrderId: orderId, stopOrderId: orderId }),
      ocoRejects,
    ),
    'spot.cancel': command(62, 'user', struct({ accountId, orderId }), struct({ orderId }), [
      'order_not_found',
      'pair_not_trading',
    ]),
    'spot.cancel_all': command(63, 'user', struct({ accountId, pairId: optional(pairId) }), struct({ count: uint }), [
      'account_not_found',
      'pair_not_found',
    ]),
    /** `quantity` is the new whole size, what is filled included. */
    'spot.amend': command(
      64,
      'user',
      struct({ accountId, orderId, price: optional(priceOf), quantity: optional(amount) }),
      placedOrder,
      [
        'order_not_found',
        ...tradableRejects,
        'order_not_open',
        ...planRejects,
        'amend_below_filled',
        'amend_nothing',
        'balance_insufficient',
      ],
    ),
    'spot.set_maker': command(65, operators, makerTerms, struct({}), [
      'pair_not_found',
      'pair_has_no_book',
      'pair_invalid',
    ]),
    'spot.place_bounded_oco': command(
      185,
      'user',
      placeBoundedOco,
      struct({ limitOrderId: orderId, stopOrderId: orderId }),
      ocoRejects,
    ),
  },
  facts: {
    'spot.order_placed': [
      60,
      struct({
        orderId,
        accountId,
        pairId,
        side,
        orderType,
        timeInForce,
        isPostOnly: optional(oneOf('yes')),
        price: optional(priceOf),
        stopPrice: optional(priceOf),
        quantity: optional(amount),
        quoteAmount: optional(amount),
        /** The market order's price limit that the slippage gives. */
        worstPrice: optional(priceOf),
        makerFee: ppm,
        takerFee: ppm,
        linkedOrderId: optional(orderId),
        takeProfitPrice: optional(priceOf),
        stopLossPrice: optional(priceOf),
        status: orderStatus,
      }),
    ],
    /** A waiting stop was touched at this index price and now acts as limit or market. */
    'spot.order_triggered': [61, struct({ orderId, accountId, pairId, indexPrice: priceOf })],
    'spot.order_amended': [62, struct({ orderId, accountId, pairId, price: optional(priceOf), quantity: amount })],
    /** Both legs of one match. `makerOrderId` or `takerOrderId` is 0 for the house maker: its ladder has no order numbers. */
    'spot.traded': [
      63,
      struct({
        tradeId,
        pairId,
        price: priceOf,
        quantity: amount,
        quoteAmount: amount,
        takerSide: side,
        takerOrderId: orderId,
        takerAccountId: accountId,
        /** In the asset the taker received. */
        takerFee: amount,
        makerOrderId: orderId,
        makerAccountId: accountId,
        /** In the asset the maker received. */
        makerFee: amount,
      }),
    ],
    'spot.order_ended': [
      64,
      struct({
        orderId,
        accountId,
        pairId,
        status: orderStatus,
        reason: endReason,
        filled: amount,
        filledQuote: amount,
        fee: amount,
      }),
    ],
    /** The exits asked for with an order could not be placed; what was bought stays available. */
    'spot.exits_refused': [65, struct({ orderId, accountId, pairId, code: rejectCode })],
  },
});
