import type { InputOf, placeSpotOrder, previewSpotOrder } from '@candor/api';
import type { AccountId, CommandOf } from '@candor/exchange';
import { done, type Outcome, reject } from '@candor/kernel';
import { type Atoms, atomsFromText, type Ppm, type Price, priceFromText } from '@candor/money';
import type { Instruments, Pair } from '../market/instruments.ts';
import { omitUndefined, parseOptional, ppmFromPercent } from '../serving/read-input.ts';

/** The fields that placing and previewing share. */
type OrderInput = Omit<InputOf<typeof placeSpotOrder>, 'requestId'> & InputOf<typeof previewSpotOrder>;

/** With a slippage it is a command of its own. */
type OcoCommand = CommandOf<'spot.place_oco'> | CommandOf<'spot.place_bounded_oco'>;

export interface OrderCommand {
  readonly pair: Pair;
  readonly command: CommandOf<'spot.place'> | OcoCommand;
}

type OrderInputCode =
  | 'pair_not_found'
  | 'amount_invalid'
  | 'price_off_tick'
  | 'price_missing'
  | 'stop_missing'
  | 'quantity_missing'
  | 'slippage_invalid'
  | 'order_combination_invalid';

/**
 * An order of a call as a command of the core, which checks the order: amounts in atoms of the pair's assets, absent
 * words filled in as `/coin/trade` promises.
 */
export function orderCommandOf(
  instruments: Instruments,
  accountId: AccountId,
  input: OrderInput,
): Outcome<OrderCommand, OrderInputCode> {
  const pair = instruments.byAssets(input.baseAssetId, input.quoteAssetId);
  if (pair === undefined) return reject('pair_not_found');
  const quantity = parseOptional(input.quantity, (text) => atomsFromText(text, pair.base.scale));
  const quoteAmount = parseOptional(input.quoteAmount, (text) => atomsFromText(text, pair.quote.scale));
  if (quantity.isWrong || quoteAmount.isWrong) return reject('amount_invalid');
  const price = parseOptional(input.price, priceFromText);
  const stopPrice = parseOptional(input.stopPrice, priceFromText);
  const stopLimitPrice = parseOptional(input.stopLimitPrice, priceFromText);
  const takeProfitPrice = parseOptional(input.takeProfitPrice, priceFromText);
  const stopLossPrice = parseOptional(input.stopLossPrice, priceFromText);
  const prices = [price, stopPrice, stopLimitPrice, takeProfitPrice, stopLossPrice];
  if (prices.some(({ isWrong }) => isWrong)) return reject('price_off_tick');
  const slippage = parseOptional(input.slippagePercent, ppmFromPercent);
  if (slippage.isWrong) return reject('slippage_invalid');

  const texts: OrderTexts = {
    quantity: quantity.value,
    price: price.value,
    stopPrice: stopPrice.value,
    stopLimitPrice: stopLimitPrice.value,
    slippage: slippage.value,
  };
  if (input.orderType === 'oco') return ocoCommand(pair, accountId, input, texts);
  const orderType = input.orderType ?? (price.value === undefined ? 'market' : 'limit');
  const isMarketKind = orderType.endsWith('market');
  const exits = { ...omitUndefined({ takeProfitPrice: takeProfitPrice.value, stopLossPrice: stopLossPrice.value }) };
  const command: CommandOf<'spot.place'> = {
    type: 'spot.place',
    accountId,
    pairId: pair.pairId,
    side: input.side,
    orderType,
    timeInForce: input.timeInForce ?? (isMarketKind ? 'ioc' : 'gtc'),
    ...(input.isPostOnly === true ? { isPostOnly: 'yes' as const } : {}),
    ...omitUndefined({ price: price.value, stopPrice: stopPrice.value, quantity: quantity.value }),
    ...omitUndefined({ quoteAmount: quoteAmount.value, slippage: slippage.value }),
    ...(Object.keys(exits).length === 0 ? {} : { exits }),
  };
  return done({ pair, command });
}

interface OrderTexts {
  readonly quantity: Atoms | undefined;
  readonly price: Price | undefined;
  readonly stopPrice: Price | undefined;
  readonly stopLimitPrice: Price | undefined;
  readonly slippage: Ppm | undefined;
}

/** An OCO has two prices and one quantity, a slippage where its stop leg is a market order, and nothing else that an order may have. */
function ocoCommand(
  pair: Pair,
  accountId: AccountId,
  input: OrderInput,
  { quantity, price, stopPrice, stopLimitPrice, slippage }: OrderTexts,
): Outcome<OrderCommand, OrderInputCode> {
  const isPlain =
    input.isPostOnly !== true &&
    input.quoteAmount === undefined &&
    input.takeProfitPrice === undefined &&
    input.stopLossPrice === undefined &&
    (input.timeInForce ?? 'gtc') === 'gtc';
  if (!isPlain) return reject('order_combination_invalid');
  if (quantity === undefined) return reject('quantity_missing');
  if (price === undefined) return reject('price_missing');
  if (stopPrice === undefined) return reject('stop_missing');
  const terms = {
    accountId,
    pairId: pair.pairId,
    side: input.side,
    quantity,
    limitPrice: price,
    stopPrice,
    ...omitUndefined({ stopLimitPrice }),
  };
  if (slippage !== undefined) return done({ pair, command: { type: 'spot.place_bounded_oco', ...terms, slippage } });
  return done({ pair, command: { type: 'spot.place_oco', ...terms } });
}
