import type { Price } from '@candor/money';
import { trailRefusal } from '../../trail.ts';
import type { Direction, Lots } from '../../vocabulary.ts';
import type { ContractMarket } from './market.ts';
import { exitsMax, sideOf } from './rules.ts';
import type { Ticket } from './ticket.ts';
import type { Exit, ExitSet, TrailingExit } from './views.ts';

/** Exits have to be on their own sides of a price, on the tick grid, and close no more than the open lots. */
export function exitsRefusal(
  market: ContractMarket,
  direction: Direction,
  lots: Lots,
  around: Price,
  takeProfit: Exit | undefined,
  stopLoss: Exit | undefined,
) {
  const isLong = direction === 'long';
  for (const [exit, above] of [
    [takeProfit, isLong],
    [stopLoss, !isLong],
  ] as const) {
    if (exit === undefined) continue;
    if (exit.price === 0 || exit.price % market.pair.tick !== 0) return 'price_off_tick';
    if (above ? exit.price <= around : exit.price >= around) return 'exit_prices_wrong';
    if (exit.lots !== undefined && (exit.lots < 1 || exit.lots > lots)) return 'lots_too_large';
  }
  return undefined;
}

/** Checks exits of each kind: how many, each by itself, and that together they close no more than the open lots. */
export function exitSetRefusal(
  market: ContractMarket,
  { direction, lots }: Pick<Ticket, 'direction' | 'lots'>,
  around: Price,
  { takeProfits, stopLosses, trails }: ExitSet,
) {
  const kinds = [takeProfits, stopLosses, trails];
  if (kinds.some((kind) => kind.length > exitsMax)) return 'too_many_exits';
  for (const one of takeProfits) {
    const refusal = exitsRefusal(market, direction, lots, around, one, undefined);
    if (refusal !== undefined) return refusal;
  }
  for (const one of stopLosses) {
    const refusal = exitsRefusal(market, direction, lots, around, undefined, one);
    if (refusal !== undefined) return refusal;
  }
  for (const one of trails) {
    const refusal = trailingExitRefusal(market, { direction, lots }, around, one);
    if (refusal !== undefined) return refusal;
  }
  return kinds.some((kind) => closedBy(kind, lots) > lots) ? 'lots_too_large' : undefined;
}

function trailingExitRefusal(
  { pair }: ContractMarket,
  { direction, lots }: Pick<Ticket, 'direction' | 'lots'>,
  around: Price,
  exit: TrailingExit,
) {
  if ((exit.trailRate === undefined) === (exit.trailDistance === undefined)) return 'order_combination_invalid';
  for (const price of [exit.trailDistance, exit.activationPrice]) {
    if (price !== undefined && (price === 0 || price % pair.tick !== 0)) return 'price_off_tick';
  }
  // One that trails already was checked when it began.
  const refusal = exit.peak === undefined ? trailRefusal(sideOf(direction, 'close'), exit, around) : undefined;
  if (refusal !== undefined) return refusal;
  return exit.lots !== undefined && (exit.lots < 1 || exit.lots > lots) ? 'lots_too_large' : undefined;
}

/** One without a size closes the whole. */
function closedBy(kind: readonly { readonly lots?: Lots | undefined }[], whole: Lots): number {
  let lots = 0;
  for (const one of kind) lots += one.lots ?? whole;
  return lots;
}
