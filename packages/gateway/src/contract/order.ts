import type { InputOf, openContract, previewContract } from '@candor/api';
import type { AccountId, CommandOf, Exit } from '@candor/exchange';
import { done, type Outcome, reject } from '@candor/kernel';
import { priceFromText } from '@candor/money';
import type { Instruments, Pair } from '../market/instruments.ts';
import { exitStepsOf, trailOf } from './exits.ts';
import { omitUndefined, parseOptional, shareFromPercent } from '../serving/read-input.ts';

type OrderInput = Omit<InputOf<typeof openContract>, 'requestId'> & InputOf<typeof previewContract>;
type ExitInput = Pick<OrderInput, 'takeProfitPrice' | 'takeProfitLots' | 'stopLossPrice' | 'stopLossLots'>;

type CoreOrder =
  | CommandOf<'contract.open'>
  | CommandOf<'contract.open_at_trigger'>
  | CommandOf<'contract.open_conditional'>;

interface ContractOrder {
  readonly pair: Pair;
  readonly command: CoreOrder;
}

type ContractInputCode =
  | 'pair_not_found'
  | 'price_off_tick'
  | 'price_missing'
  | 'trail_invalid'
  | 'slippage_invalid'
  | 'order_combination_invalid';

/** A contract order of a call as a command of the core, which checks the order. */
export function contractOrderOf(
  instruments: Instruments,
  accountId: AccountId,
  input: OrderInput,
): Outcome<ContractOrder, ContractInputCode> {
  const pair = instruments.byAssets(input.baseAssetId, input.quoteAssetId);
  if (pair === undefined) return reject('pair_not_found');
  const { direction, lots, multiple, marginMode, entryType } = input;
  const isLimit = entryType === 'limit';
  if (isLimit && input.limitPrice === undefined) return reject('price_missing');
  // A market order with a limit is not the order that its sender thinks it is.
  if (!isLimit && input.limitPrice !== undefined) return reject('order_combination_invalid');
  const limitPrice = parseOptional(input.limitPrice, priceFromText);
  if (limitPrice.isWrong) return reject('price_off_tick');
  const slippage = parseOptional(input.slippagePercent, shareFromPercent);
  if (slippage.isWrong) return reject('slippage_invalid');
  const trigger = parseOptional(input.triggerPrice, priceFromText);
  if (trigger.isWrong) return reject('price_off_tick');
  const exits = exitsOf(input);
  if (!exits.ok) return exits;
  const order = {
    accountId,
    pairId: pair.pairId,
    direction,
    lots,
    multiple,
    marginMode,
    ...omitUndefined({ limitPrice: limitPrice.value, slippage: slippage.value }),
  };
  const triggerPrice = trigger.value;
  const { takeProfit, stopLoss } = exits.value;
  const trail = trailOf(input);
  if (!trail.ok) return trail;
  if (input.exits !== undefined || Object.keys(trail.value).length > 0) {
    const steps = exitStepsOf(input.exits ?? []);
    if (!steps.ok) return steps;
    const { takeProfits, stopLosses, trails } = steps.value;
    const command: CoreOrder = {
      type: 'contract.open_conditional',
      ...order,
      ...omitUndefined({ triggerPrice }),
      ...trail.value,
      takeProfits: takeProfit === undefined ? takeProfits : [takeProfit, ...takeProfits],
      stopLosses: stopLoss === undefined ? stopLosses : [stopLoss, ...stopLosses],
      trails,
    };
    return done({ pair, command });
  }
  const command: CoreOrder =
    triggerPrice === undefined
      ? { type: 'contract.open', ...order, ...exits.value }
      : { type: 'contract.open_at_trigger', ...order, ...exits.value, triggerPrice };
  return done({ pair, command });
}

interface Exits {
  readonly takeProfit?: Exit;
  readonly stopLoss?: Exit;
}

/** Each exit is a price, with or without a size; a size without a price is a mistake. */
export function exitsOf(input: ExitInput): Outcome<Exits, 'price_off_tick' | 'price_missing'> {
  const { takeProfitLots, stopLossLots } = input;
  const takeProfit = parseOptional(input.takeProfitPrice, priceFromText);
  const stopLoss = parseOptional(input.stopLossPrice, priceFromText);
  if (takeProfit.isWrong || stopLoss.isWrong) return reject('price_off_tick');
  if (takeProfit.value === undefined && takeProfitLots !== undefined) return reject('price_missing');
  if (stopLoss.value === undefined && stopLossLots !== undefined) return reject('price_missing');
  return done({
    ...(takeProfit.value === undefined
      ? {}
      : { takeProfit: { price: takeProfit.value, ...omitUndefined({ lots: takeProfitLots }) } }),
    ...(stopLoss.value === undefined
      ? {}
      : { stopLoss: { price: stopLoss.value, ...omitUndefined({ lots: stopLossLots }) } }),
  });
}
