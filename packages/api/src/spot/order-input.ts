import * as z from 'zod/mini';
import { amountText, flag, idNumber, timeSecondsOrMs } from '../wire/fields.ts';
import { described, named } from '../wire/wire-object.ts';
import { placedTypeWire, selfTradeWire, sideWire, timeInForceWire } from './order-words.ts';

/**
 * The fields of a spot order, for placing and for previewing alike. Without the optional fields it is a limit order at
 * `target_price`, or a market order when `target_price` is absent.
 */
export const orderInput = {
  baseAssetId: named('currency_id', idNumber),
  quoteAssetId: named('legal_id', idNumber),
  side: named('type', sideWire),
  quantity: named('amount', z.optional(described(amountText, 'Base amount.'))),
  quoteAmount: z.optional(
    described(amountText, 'Quote amount to spend or to receive, for market orders without `amount`.'),
  ),
  price: named('target_price', z.optional(described(amountText, 'Limit price; for `oco` the price of its limit leg.'))),
  orderType: z.optional(placedTypeWire),
  timeInForce: z.optional(timeInForceWire),
  stopPrice: z.optional(described(amountText, 'Index price that wakes a stop or take-profit order.')),
  stopLimitPrice: z.optional(
    described(amountText, 'For `oco`: limit price of the stop leg; absent, the stop leg is a market order.'),
  ),
  slippagePercent: named(
    'slippage',
    z.optional(
      described(
        amountText,
        'Percent from the best price that a market order may go, also one that a stop, the stop leg of an `oco` or a stop loss becomes when it fires: "0.5".',
      ),
    ),
  ),
  takeProfitPrice: z.optional(described(amountText, 'For a buy: sell what was bought when the index rises to here.')),
  stopLossPrice: z.optional(
    described(
      amountText,
      'For a buy: sell what was bought when the index falls to here, at once when it has fallen there already.',
    ),
  ),
  isPostOnly: named('post_only', z.optional(flag)),
  expiresAtMs: named(
    'good_till',
    z.optional(described(timeSecondsOrMs, 'A whole minute within a year, at which what is left of the order expires.')),
  ),
  selfTrade: z.optional(
    described(selfTradeWire, 'The order that ends where this one meets an own order in the book; absent: this one.'),
  ),
  visibleQuantity: named(
    'visible_amount',
    z.optional(described(amountText, 'Base amount that the book shows at a time: a tenth of the order or more.')),
  ),
  trailPercent: z.optional(
    described(
      amountText,
      'For `stop_market` instead of `stop_price`: its stop keeps so many percent from the best index.',
    ),
  ),
  trailDistance: z.optional(described(amountText, 'The same as a price.')),
  activationPrice: z.optional(described(amountText, 'Index price from which the stop trails; absent: at once.')),
  followSide: named(
    'follow_type',
    z.optional(described(sideWire, 'Of an order that is placed once this one has filled whole.')),
  ),
  followQuantity: named('follow_amount', z.optional(described(amountText, 'Base amount of the order that follows.'))),
  followLimitPrice: named(
    'follow_price',
    z.optional(described(amountText, 'Its limit price; with a stop price it is an OCO.')),
  ),
  followStopPrice: z.optional(described(amountText, 'Index price that wakes its stop.')),
  followStopLimitPrice: z.optional(
    described(amountText, 'Limit price of its stop; absent, the stop becomes a market order.'),
  ),
} as const;
