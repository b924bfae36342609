import type { TicketRow } from '@candor/api';
import {
  breakEvenPrice,
  type ContractGrid,
  contractFee,
  maintenanceFor,
  notionalAt,
  overnightFee,
  type Position,
  profitBetween,
  quotePrice,
  returnRate,
  unrealisedOf,
} from '@candor/exchange/rules';
import {
  type Atoms,
  atoms,
  atomsFromText,
  mulDiv,
  type Ppm,
  type Price,
  ppmOne,
  price,
  priceFromText,
  unitsFromText,
} from '@candor/money';
import type { ContractRules } from './market.ts';

/** The figures of a ticket at a mark, by the functions that the core posts with. */
export interface LiveFigures {
  readonly unrealised: Atoms;
  /** Of the margin, in hundredths of a percent. */
  readonly returnRate: number;
  readonly notional: Atoms;
  readonly maintenance: Atoms;
  readonly breakEven: Price;
  /** At the next 00:00 UTC, at this mark. */
  readonly overnight: Atoms;
}

/** The ticket as the rules see it; `undefined` while it is pending, or where a figure cannot be read. */
export function positionOf(ticket: TicketRow, { grid }: ContractRules): Position | undefined {
  const entryPrice = ticket.entryPrice === undefined ? undefined : priceFromText(ticket.entryPrice);
  const margin = atomsFromText(ticket.margin, grid.quoteScale);
  const settled = signedAtoms(ticket.settled, grid.quoteScale);
  if (entryPrice === undefined || margin === undefined || settled === undefined) return undefined;
  return { direction: ticket.direction, lots: ticket.lots, entryPrice, margin, settled };
}

export function liveFigures(rules: ContractRules, position: Position, mark: Price): LiveFigures {
  const { grid, tiers, fee, overnightRate } = rules;
  const unrealised = unrealisedOf(grid, position, mark);
  const notional = notionalAt(grid, position.lots, mark, 'up');
  return {
    unrealised,
    returnRate: returnRate(unrealised, position.margin),
    notional,
    maintenance: maintenanceFor(tiers, notional),
    breakEven: breakEvenPrice(position.direction, position.entryPrice, fee, fee),
    overnight: overnightFee(notional, overnightRate),
  };
}

/** The result of closing so many lots, if the next tick repeats the mark: three lines that add up. */
interface CloseEstimate {
  readonly price: Price;
  readonly profit: Atoms;
  readonly fee: Atoms;
  readonly total: Atoms;
}

export function closeEstimate(
  { grid, spread, fee }: ContractRules,
  position: Position,
  lots: Position['lots'],
  mark: Price,
): CloseEstimate {
  const at = quotePrice(grid, spread, mark, position.direction, 'close');
  const profit = profitBetween(grid, position.direction, lots, position.entryPrice, at);
  const charge = contractFee(notionalAt(grid, lots, at, 'up'), fee);
  return { price: at, profit, fee: charge, total: atoms(profit - charge) };
}

/** The result of an exit at this mark, before the closing fee. */
export function profitAtExit(
  { grid, spread }: ContractRules,
  position: Pick<Position, 'direction' | 'entryPrice'>,
  lots: Position['lots'],
  at: Price,
): Atoms {
  return profitBetween(
    grid,
    position.direction,
    lots,
    position.entryPrice,
    quotePrice(grid, spread, at, position.direction, 'close'),
  );
}

/**
 * The mark at which the prices have brought a position so much of its margin, or lost it, as its card shows the return. On the tick
 * grid: no less of a gain, no more of a loss. `undefined` where there is no such price.
 */
export function priceAtReturn(
  {
    grid,
    direction,
    lots,
    entryPrice,
    margin,
  }: Pick<Position, 'direction' | 'lots' | 'entryPrice' | 'margin'> & {
    readonly grid: ContractGrid;
  },
  side: 'gain' | 'loss',
  rate: Ppm,
): Price | undefined {
  const { tick } = grid;
  const tickWorth = profitBetween(grid, 'long', lots, entryPrice, price(entryPrice + tick));
  const ticks = mulDiv(margin, BigInt(rate), BigInt(ppmOne) * tickWorth, side === 'gain' ? 'up' : 'down');
  const isUp = (direction === 'long') === (side === 'gain');
  const at = entryPrice + (isUp ? 1 : -1) * Number(ticks) * tick;
  return at > 0 && Number.isSafeInteger(at) ? price(at) : undefined;
}

/** Amounts that may be negative, as answers have them. */
function signedAtoms(text: string, scale: number): Atoms | undefined {
  const isNegative = text.startsWith('-');
  const units = unitsFromText(isNegative ? text.slice(1) : text, scale);
  if (units === undefined) return undefined;
  return atoms(isNegative ? -units : units);
}
