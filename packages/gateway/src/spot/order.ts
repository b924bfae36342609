import type { InputOf, placeSpotOrder, previewSpotOrder } from '@candor/api';
import type { AccountId, CommandOf } from '@candor/exchange';
import { done, type Outcome, reject } from '@candor/kernel';
import { type Atoms, atomsFromText, type Ppm, type Price, priceFromText } from '@candor/money';
import type { Instruments, Pair } from '../market/instruments.ts';
import { omitUndefined, parseOptional, shareFromPercent } from '../serving/read-input.ts';

/** The fields that placing and previewing share. */
type OrderInput = Omit<InputOf<typeof placeSpotOrder>, 'requestId'> & InputOf<typeof previewSpotOrder>;

/** With a slippage it is a command of its own. */
type OcoCommand = CommandOf<'spot.place_oco'> | CommandOf<'spot.place_bounded_oco'>;

export interface OrderCommand {
  readonly pair: Pair;
  readonly command: CommandOf<'spot.place'> | CommandOf<'spot.place_conditional'> | OcoCommand;
}

type OrderInputCode =
  | 'pair_not_found'
  | 'amount_invalid'
  | 'price_off_tick'
  | 'price_missing'
  | 'stop_missing'
  | 'quantity_missing'
  | 'slippage_invalid'
  | 'order_combination_invalid'
  | 'trail_invalid';

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
  const slippage = parseOptional(input.slippagePercent, shareFromPercent);
  if (slippage.isWrong) return reject('slippage_invalid');

  const texts: OrderTexts = {
    quantity: quantity.value,
    price: price.value,
    stopPrice: stopPrice.value,
    stopLimitPrice: stopLimitPrice.value,
    slippage: slippage.value,
  };
  const conditions = conditionsOf(pair, input);
  if (!conditions.ok) return conditions;
  const isConditional = Object.keys(conditions.value).length > 0;
  if (input.orderType === 'oco') {
    if (isConditional) return reject('order_combination_invalid');
    return ocoCommand(pair, accountId, input, texts);
  }
  const orderType = input.orderType ?? (price.value === undefined ? 'market' : 'limit');
  const isMarketKind = orderType.endsWith('market');
  const exits = { ...omitUndefined({ takeProfitPrice: takeProfitPrice.value, stopLossPrice: stopLossPrice.value }) };
  const timeInForce = input.timeInForce ?? (isMarketKind ? 'ioc' : 'gtc');
  const order = {
    accountId,
    pairId: pair.pairId,
    side: input.side,
    orderType,
    timeInForce,
    ...(input.isPostOnly === true ? { isPostOnly: 'yes' as const } : {}),
    ...omitUndefined({ price: price.value, stopPrice: stopPrice.value, quantity: quantity.value }),
    ...omitUndefined({ quoteAmount: quoteAmount.value, slippage: slippage.value }),
    ...(Object.keys(exits).length === 0 ? {} : { exits }),
  };
  // A market order that is fill or kill is one with conditions, even without any.
  return isConditional || (orderType === 'market' && timeInForce === 'fok')
    ? done({ pair, command: { type: 'spot.place_conditional', ...order, conditions: conditions.value } })
    : done({ pair, command: { type: 'spot.place', ...order } });
}

type Conditions = CommandOf<'spot.place_conditional'>['conditions'];

/** The conditions of an order; none is an empty object. */
function conditionsOf(
  pair: Pair,
  input: OrderInput,
): Outcome<Conditions, 'amount_invalid' | 'price_off_tick' | 'trail_invalid'> {
  const inBase = (text: string) => atomsFromText(text, pair.base.scale);
  const visibleQuantity = parseOptional(input.visibleQuantity, inBase);
  const followQuantity = parseOptional(input.followQuantity, inBase);
  if (visibleQuantity.isWrong || followQuantity.isWrong) return reject('amount_invalid');
  const trailDistance = parseOptional(input.trailDistance, priceFromText);
  const activationPrice = parseOptional(input.activationPrice, priceFromText);
  const followLimitPrice = parseOptional(input.followLimitPrice, priceFromText);
  const followStopPrice = parseOptional(input.followStopPrice, priceFromText);
  const followStopLimitPrice = parseOptional(input.followStopLimitPrice, priceFromText);
  const prices = [trailDistance, activationPrice, followLimitPrice, followStopPrice, followStopLimitPrice];
  if (prices.some(({ isWrong }) => isWrong)) return reject('price_off_tick');
  const trailRate = parseOptional(input.trailPercent, shareFromPercent);
  if (trailRate.isWrong) return reject('trail_invalid');
  const { expiresAtMs, selfTrade, followSide } = input;
  return done({
    ...omitUndefined({ expiresAtMs, selfTrade, followSide }),
    ...omitUndefined({ visibleQuantity: visibleQuantity.value, followQuantity: followQuantity.value }),
    ...omitUndefined({ trailRate: trailRate.value, trailDistance: trailDistance.value }),
    ...omitUndefined({ activationPrice: activationPrice.value, followLimitPrice: followLimitPrice.value }),
    ...omitUndefined({
      followStopPrice: followStopPrice.value,
      followStopLimitPrice: followStopLimitPrice.value,
    }),
  });
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
