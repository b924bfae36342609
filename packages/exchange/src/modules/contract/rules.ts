import { assert, dayMs, present } from '@candor/kernel';
import {
  type Atoms,
  atoms,
  mulDiv,
  notionalOf,
  type Ppm,
  type Price,
  ppmOne,
  price,
  priceScale,
  shareOf,
  zero,
} from '@candor/money';
import { type TrailTerms, trailStopTicks } from '../../trail.ts';
import { type Direction, type Lots, lotsPerLot, type MarginMode, type Side } from '../../vocabulary.ts';
import { type Tier, tierDeductions } from './tiers.ts';

/** The largest move of the quote before a market order fills, unless the order sets its own: 0.5 % (RULES 5). */
export const contractSlippageDefault = 5_000 as Ppm;
/** The furthest it may be allowed to move: 5 %. */
export const contractSlippageMax = 50_000 as Ppm;
/** Pending, open and closing tickets an account may have in all. */
export const ticketsMax = 100;
/** Exits of one kind that a ticket may have. */
export const exitsMax = 5;
/** Risk rates are hundredths of a percent: 8_000 is 80 %. */
const riskRateOne = 10_000;

const daysPerYear = 365n;

/** The properties of a market that turn lots and prices into amounts. */
export interface ContractGrid {
  /** Base atoms of one lot. */
  readonly lot: Atoms;
  /** The pair's tick: quotes lie on it. */
  readonly tick: Price;
  readonly baseScale: number;
  readonly quoteScale: number;
}

/** A position as the rules see it. */
export interface Position {
  readonly direction: Direction;
  readonly lots: Lots;
  readonly entryPrice: Price;
  readonly margin: Atoms;
  /** Profit that was paid out already. */
  readonly settled: Atoms;
}

/** Base atoms of a size. */
export function quantityOf(grid: ContractGrid, size: Lots): Atoms {
  return atoms((BigInt(size) * grid.lot) / BigInt(lotsPerLot));
}

/** The worth of a size at a price. Exact on the tick grid; between ticks it rounds as named. */
export function notionalAt(grid: ContractGrid, size: Lots, at: Price, rounding: 'up' | 'down'): Atoms {
  return notionalOf(quantityOf(grid, size), at, { base: grid.baseScale, quote: grid.quoteScale }, rounding);
}

/** True when a fill is at the upper of the two quotes: opening a long or closing a short pays it. */
function fillsAtUpper(direction: Direction, step: 'open' | 'close'): boolean {
  return (direction === 'long') === (step === 'open');
}

/**
 * The house's quote: the index and half the spread, on the tick grid (RULES 5). Rounded away from the index, so that
 * the two quotes are never nearer to each other than the spread.
 */
export function quotePrice(
  grid: Pick<ContractGrid, 'tick'>,
  spread: Ppm,
  index: Price,
  direction: Direction,
  step: 'open' | 'close',
): Price {
  const isUpper = fillsAtUpper(direction, step);
  const twice = BigInt(ppmOne) * 2n;
  const share = isUpper ? twice + BigInt(spread) : twice - BigInt(spread);
  const ticks = mulDiv(BigInt(index), share, twice * BigInt(grid.tick), isUpper ? 'up' : 'down');
  return price(Math.max(Number(ticks), 1) * grid.tick);
}

/** The furthest a market order fills at, from the quote at its acceptance; towards the user's safety. */
export function worstPriceFrom(
  grid: Pick<ContractGrid, 'tick'>,
  reference: Price,
  slippage: Ppm,
  direction: Direction,
): Price {
  const share = BigInt(direction === 'long' ? ppmOne + slippage : ppmOne - slippage);
  const rounding = direction === 'long' ? 'down' : 'up';
  const ticks = mulDiv(BigInt(reference), share, BigInt(ppmOne) * BigInt(grid.tick), rounding);
  return price(Math.max(Number(ticks), 1) * grid.tick);
}

/** True when an order with this limit accepts a fill at this price. */
export function acceptsPrice(direction: Direction, limit: Price, at: Price): boolean {
  return direction === 'long' ? at <= limit : at >= limit;
}

/** Notional ÷ multiple. Rounds up, as every charge. */
export function marginFor(notional: Atoms, multiple: number): Atoms {
  assert(multiple >= 1, 'a multiple is one or more');
  return atoms(mulDiv(notional, 1n, BigInt(multiple), 'up'));
}

/**
 * The largest size, in hundredths of a lot, whose worth at a price on the tick grid is at most an amount. Rounds down:
 * nobody gets more than they asked for.
 */
export function lotsForNotional(grid: ContractGrid, notional: Atoms, at: Price): Lots {
  const perHundredth = notionalAt(grid, 1 as Lots, at, 'up');
  if (perHundredth <= 0n || notional <= 0n) return 0 as Lots;
  const lots = mulDiv(notional, 1n, perHundredth, 'down');
  return Number(lots > BigInt(Number.MAX_SAFE_INTEGER) ? BigInt(Number.MAX_SAFE_INTEGER) : lots) as Lots;
}

/** The largest size whose margin at a price on the tick grid is at most an amount. Rounds down. */
export function lotsForMargin(grid: ContractGrid, margin: Atoms, multiple: number, at: Price): Lots {
  return lotsForNotional(grid, atoms(margin * BigInt(multiple)), at);
}

/** A fee on a notional. Rounds up, as every charge. */
export function contractFee(notional: Atoms, fee: Ppm): Atoms {
  return shareOf(notional, fee, 'up');
}

/** The tier of a notional. */
export function tierAt(tiers: readonly Tier[], notional: Atoms): number {
  let index = 0;
  while (index + 1 < tiers.length && notional >= (tiers[index + 1] as Tier).floor) index++;
  return index;
}

/** The highest multiple a notional may have. */
export function multipleMaxAt(tiers: readonly Tier[], notional: Atoms): number {
  return (tiers[tierAt(tiers, notional)] as Tier).multipleMax;
}

/** Notional × mmr − cum (RULES 5). Rounds up, so that a position always keeps at least the amount it needs. */
export function maintenanceFor(tiers: readonly Tier[], notional: Atoms): Atoms {
  const index = tierAt(tiers, notional);
  const deduction = present(tierDeductions(tiers)[index], 'each tier has its deduction');
  return atoms(shareOf(notional, (tiers[index] as Tier).maintenance as Ppm, 'up') - deduction);
}

/** Price profit between two prices, below zero for a loss. Exact on the tick grid; otherwise rounded against the owner. */
export function profitBetween(grid: ContractGrid, direction: Direction, size: Lots, entry: Price, exit: Price): Atoms {
  if (exit === entry) return zero;
  const isGain = direction === 'long' ? exit >= entry : exit <= entry;
  const distance = price(Math.abs(exit - entry));
  const worth = notionalAt(grid, size, distance, isGain ? 'down' : 'up');
  return atoms(isGain ? worth : -worth);
}

/** The profit of closing at the mark before fees, less the part paid out already. */
export function unrealisedOf(grid: ContractGrid, position: Position, mark: Price): Atoms {
  const { direction, lots, entryPrice, settled } = position;
  return atoms(profitBetween(grid, direction, lots, entryPrice, mark) - settled);
}

/**
 * The margin that may be taken out of an isolated position at a mark: the excess over a new one's margin at a multiple,
 * losses counted, and always above the maintenance. Zero or more.
 */
export function removableMargin(
  grid: ContractGrid,
  tiers: readonly Tier[],
  position: Position,
  multiple: number,
  mark: Price,
): Atoms {
  const notional = notionalAt(grid, position.lots, mark, 'up');
  const needed = marginFor(notional, multiple);
  const maintenance = maintenanceFor(tiers, notional);
  // At the maintenance itself it would be liquidated.
  const floor = needed > maintenance ? needed : maintenance + 1n;
  const unrealised = unrealisedOf(grid, position, mark);
  const beyond = position.margin + (unrealised < 0n ? unrealised : 0n) - floor;
  return atoms(beyond > 0n ? beyond : 0n);
}

/**
 * The margin of an open position after a change of its multiple (RULES 5): it moves by the difference of the margins
 * that the two multiples ask for at its entry. A higher multiple sets free no more than an isolated position can do
 * without at the mark, and a cross one no more than it has; `undefined` when that is nothing.
 */
export function marginAtMultiple(
  grid: ContractGrid,
  tiers: readonly Tier[],
  position: Position & { readonly marginMode: MarginMode; readonly multiple: number },
  multiple: number,
  mark: Price,
): Atoms | undefined {
  const worth = notionalAt(grid, position.lots, position.entryPrice, 'up');
  const change = marginFor(worth, multiple) - marginFor(worth, position.multiple);
  if (change >= 0n) return atoms(position.margin + change);
  const most =
    position.marginMode === 'cross' ? position.margin : removableMargin(grid, tiers, position, multiple, mark);
  const freed = -change < most ? -change : most;
  return freed > 0n ? atoms(position.margin - freed) : undefined;
}

/**
 * (balance + Σ margin + Σ unrealised) ÷ Σ margin, in hundredths of a percent, rounded down; `undefined` without margin.
 */
export function riskRate(balance: Atoms, margin: Atoms, unrealised: Atoms): number | undefined {
  if (margin <= 0n) return undefined;
  const equity = balance + margin + unrealised;
  const rate = mulDiv(equity < 0n ? -equity : equity, BigInt(riskRateOne), margin, equity < 0n ? 'up' : 'down');
  return Number(equity < 0n ? -rate : rate);
}

/**
 * The risk rate at which liquidation starts: Σ maintenance ÷ Σ margin, to the nearest. Both are rounded up to the atom
 * already: 75 × 0.4 % is 30 %, whichever of them is an atom more. A liquidated unit shows a risk rate, which is rounded
 * down, of at most this.
 */
export function liquidationRate(maintenance: Atoms, margin: Atoms): number | undefined {
  if (margin <= 0n) return undefined;
  return Number(mulDiv(maintenance * 2n * BigInt(riskRateOne) + margin, 1n, margin * 2n, 'down'));
}

/** The equity at which liquidation starts: at or below the maintenance (RULES 5). */
export function isLiquidated(equity: Atoms, maintenance: Atoms): boolean {
  return equity <= maintenance;
}

/** Roundings that equity and maintenance may each lose an atom to: allowed for, so that nothing happens before its shown price. */
const roundingAtoms = 2n;

/**
 * The mark at which a position is liquidated if nothing else changes (RULES 5): long (Q·E − C − cum) ÷ (Q(1 − m)),
 * short (C + Q·E + cum) ÷ (Q(1 + m)), where C is its backing: its margin (isolated), or balance, margins and the other
 * tickets' unrealised less their maintenance (cross). The maintenance is the highest of any tier (which makes it
 * continuous), so the price nearest to the entry is the right one. In price units, rounded towards the entry;
 * `undefined` when no price above zero would liquidate it.
 */
export function liquidationPrice(
  grid: ContractGrid,
  tiers: readonly Tier[],
  position: Pick<Position, 'direction' | 'lots' | 'entryPrice'>,
  behind: Atoms,
): Price | undefined {
  const { direction, lots, entryPrice } = position;
  const quantity = quantityOf(grid, lots);
  const isLong = direction === 'long';
  const entryWorth = notionalAt(grid, lots, entryPrice, isLong ? 'up' : 'down');
  const deductions = tierDeductions(tiers);
  const perAtom = 10n ** BigInt(grid.baseScale + priceScale);
  let found: bigint | undefined;
  for (let index = 0; index < tiers.length; index++) {
    const { maintenance } = tiers[index] as Tier;
    const cum = present(deductions[index], 'each tier has its deduction');
    const kept = behind - roundingAtoms;
    const worth = isLong ? entryWorth - kept - cum : entryWorth + kept + cum;
    const share = BigInt(isLong ? ppmOne - maintenance : ppmOne + maintenance);
    if (worth <= 0n || share === 0n) continue;
    // Atoms of worth back to a price: worth ÷ quantity, in units of 10^-8.
    const divisor = share * quantity * 10n ** BigInt(grid.quoteScale);
    const at = mulDiv(worth, BigInt(ppmOne) * perAtom, divisor, isLong ? 'up' : 'down');
    if (found === undefined || (isLong ? at > found : at < found)) found = at;
  }
  return found === undefined || found > BigInt(Number.MAX_SAFE_INTEGER) || found === 0n
    ? undefined
    : price(Number(found));
}

/** A price on the tick grid, rounded towards the entry: where the mark liquidates, it is at the latest there. */
export function shownLiquidationPrice(grid: ContractGrid, direction: Direction, at: Price): Price {
  const ticks = direction === 'long' ? Math.ceil(at / grid.tick) : Math.floor(at / grid.tick);
  return price(Math.max(ticks, 0) * grid.tick);
}

/**
 * The price at which closing earns back both fees (RULES 5): long E(1 + f) ÷ (1 − f), short E(1 − f) ÷ (1 + f). In
 * price units, rounded away from the entry, so that it never promises too much.
 */
export function breakEvenPrice(direction: Direction, entry: Price, openFee: Ppm, closeFee: Ppm): Price {
  const isLong = direction === 'long';
  const one = BigInt(ppmOne);
  const up = isLong ? one + BigInt(openFee) : one - BigInt(openFee);
  const down = isLong ? one - BigInt(closeFee) : one + BigInt(closeFee);
  return price(Number(mulDiv(BigInt(entry), up, down, isLong ? 'up' : 'down')));
}

/** Notional at mark × annual rate ÷ 365 (RULES 5). Rounds up, as every charge. */
export function overnightFee(notional: Atoms, rate: Ppm): Atoms {
  return atoms(mulDiv(notional, BigInt(rate), BigInt(ppmOne) * daysPerYear, 'up'));
}

/** The next 00:00 UTC after a moment: when the next overnight fee falls due. */
export function nextOvernightAtMs(nowMs: number): number {
  return (Math.floor(nowMs / dayMs) + 1) * dayMs;
}

/**
 * The return of a position on its margin in hundredths of a percent, rounded towards zero, as the app shows it beside
 * the profit.
 */
export function returnRate(profit: Atoms, margin: Atoms): number {
  if (margin <= 0n) return 0;
  const rate = mulDiv(profit < 0n ? -profit : profit, BigInt(riskRateOne), margin, 'down');
  return Number(profit < 0n ? -rate : rate);
}

/** The side of the trade that opens or closes a position: what trails a rise sells, what trails a fall buys. */
export function sideOf(direction: Direction, step: 'open' | 'close'): Side {
  return (direction === 'long') === (step === 'open') ? 'buy' : 'sell';
}

/**
 * The sizes of the exits of one kind, the nearest first, for a ticket that has so many lots left. While together they close no more, they
 * stay; otherwise each is reduced in proportion, rounded down, and the lots that this leaves over go to the nearest ones, one each. Zero:
 * that exit goes.
 */
export function fittingSizes(sizes: readonly Lots[], left: Lots): Lots[] {
  let sum = 0;
  for (const size of sizes) sum += size;
  if (sum <= left) return [...sizes];
  const fitting = sizes.map((size) => Number((BigInt(size) * BigInt(left)) / BigInt(sum)));
  let over = left;
  for (const size of fitting) over = (over - size) as Lots;
  return fitting.map((size, place) => (place < over ? size + 1 : size) as Lots);
}

/** The mark at which a trail that has a best mark fires, on the tick grid. */
export function trailStop(grid: Pick<ContractGrid, 'tick'>, side: Side, trail: TrailTerms, best: Price): Price {
  return price(trailStopTicks(grid, side, trail, best) * grid.tick);
}
