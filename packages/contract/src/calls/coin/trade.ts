import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { amountText, idNumber, requestId } from '../../fields.ts';
import { named, oneOfWire, wireObject } from '../../wire.ts';
import { orderTypeWire, sideWire, timeInForceWire } from './fields.ts';

/**
 * Place a spot order. Without the optional fields it is a limit order at `target_price`, or a market order when
 * `target_price` is absent; with them it is any order of RULES 4, an OCO included.
 */
export const placeSpotOrder = defineCall({
  method: 'POST',
  path: '/coin/trade',
  access: 'signed_in',
  effect: 'commands',
  rate: 'order',
  group: 'Spot',
  summary: 'Place a spot order of any type.',
  input: wireObject({
    baseAssetId: named('currency_id', idNumber),
    quoteAssetId: named('legal_id', idNumber),
    side: named('type', sideWire),
    /** Base amount. */
    quantity: named('amount', z.optional(amountText)),
    /** Quote amount to spend or to receive, for market orders without `amount`. */
    quoteAmount: named('quote_amount', z.optional(amountText)),
    price: named('target_price', z.optional(amountText)),
    orderType: named('order_type', z.optional(orderTypeWire)),
    timeInForce: named('time_in_force', z.optional(timeInForceWire)),
    stopPrice: named('stop_price', z.optional(amountText)),
    /** For `oco`: the limit price of the stop leg; absent, the stop leg is a market order. */
    stopLimitPrice: named('stop_limit_price', z.optional(amountText)),
    /** In percent, at most two decimals: "0.5". */
    slippagePercent: named('slippage', z.optional(amountText)),
    takeProfitPrice: named('take_profit_price', z.optional(amountText)),
    stopLossPrice: named('stop_loss_price', z.optional(amountText)),
    isPostOnly: named('post_only', z.optional(oneOfWire({ yes: '1', no: '0' }))),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({
    orderId: named('id', idNumber),
    /** The stop leg of an OCO. */
    linkedOrderId: named('linked_id', z.optional(idNumber)),
    status: z.string(),
    reason: z.optional(z.string()),
    filled: named('filled_amount', amountText),
    filledQuote: named('filled_quote', amountText),
    fee: amountText,
  }),
  rejects: [
    'account_not_found',
    'pair_not_found',
    'pair_has_no_book',
    'pair_not_trading',
    'price_missing',
    'price_off_tick',
    'price_out_of_band',
    'quantity_missing',
    'quantity_off_lot',
    'quantity_too_small',
    'quantity_too_large',
    'notional_too_small',
    'stop_missing',
    'stop_would_trigger',
    'oco_prices_wrong',
    'exit_prices_wrong',
    'slippage_invalid',
    'order_combination_invalid',
    'too_many_open_orders',
    'post_only_would_take',
    'balance_insufficient',
    'index_stale',
    'request_id_reused',
  ],
});
