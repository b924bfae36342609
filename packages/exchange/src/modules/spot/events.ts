import { oneOf, optional, struct } from '@candor/kernel';
import { rejectCode } from '../../reject-codes.ts';
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

export const spotEvents = {
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
} as const;
