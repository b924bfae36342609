import type { Direction, MarginMode } from '@candor/exchange';

/** Everything is a bigint: USDT atoms, prices of 10^-8, hundredths of lots, millionths. */
export interface NaiveTerms {
  readonly lot: bigint;
  readonly baseScale: bigint;
  readonly tick: bigint;
  readonly spread: bigint;
  readonly fee: bigint;
  readonly overnightRate: bigint;
  readonly liquidationFee: bigint;
  readonly stress: bigint;
  readonly tiers: readonly { readonly floor: bigint; readonly maintenance: bigint; readonly multipleMax: bigint }[];
}

interface NaiveExit {
  readonly price: bigint;
  /** Zero: all that is left. */
  lots: bigint;
  readonly isAlone: boolean;
}

/** The terms of a trail: by millionths or by a price, from a price on; `peak`: the best mark since it does. */
export interface NaiveTrail {
  readonly rate?: bigint | undefined;
  readonly distance?: bigint | undefined;
  readonly activation?: bigint | undefined;
  peak?: bigint | undefined;
}

interface NaiveTrailingExit extends NaiveTrail {
  /** Zero: all that is left. */
  lots: bigint;
}

/** All exits of a ticket. Those of a kind that was set with one alone do not shrink: what it closes is looked at when it fires. */
export interface NaiveExits {
  takeProfits: NaiveExit[];
  stopLosses: NaiveExit[];
  trails: NaiveTrailingExit[];
}

export interface NaiveTicket {
  readonly id: number;
  readonly account: number;
  readonly pair: number;
  readonly direction: Direction;
  readonly mode: MarginMode;
  multiple: bigint;
  readonly isMarket: boolean;
  limit: bigint;
  readonly terms: NaiveTerms;
  readonly orderedAt: number;
  status: 'pending' | 'open' | 'closing';
  lots: bigint;
  closing: bigint;
  isReversing: boolean;
  hold: bigint;
  entry: bigint;
  margin: bigint;
  settled: bigint;
  profit: bigint;
  fees: bigint;
  overnight: bigint;
  exits: NaiveExits;
  /** The mark that it waits for, and whether by a rise. */
  trigger: { readonly price: bigint; readonly isRise: boolean } | undefined;
  trail: (NaiveTrail & { readonly slippage: bigint }) | undefined;
}

export interface NaiveContractOrder {
  readonly account: number;
  readonly pair: number;
  readonly direction: Direction;
  readonly mode: MarginMode;
  readonly multiple: bigint;
  readonly lots: bigint;
  readonly limit?: bigint;
  readonly slippage?: bigint;
  readonly trigger?: bigint;
  readonly trail?: NaiveTrail;
  readonly exits: NaiveExits;
}

export const million = 1_000_000n;
export const up = (value: bigint, by: bigint) => (value + by - 1n) / by;
export const least = (...values: bigint[]) => values.reduce((a, b) => (a < b ? a : b));
export const most = (...values: bigint[]) => values.reduce((a, b) => (a > b ? a : b));
export const sum = (values: Iterable<bigint>) => [...values].reduce((a, b) => a + b, 0n);

/** Below zero for a loss; a fraction of an atom counts against the owner. */
export function gainOf({ terms, direction, entry }: NaiveTicket, lots: bigint, price: bigint): bigint {
  const distance = direction === 'long' ? price - entry : entry - price;
  return distance >= 0n ? worthOf(terms, lots, distance) : -notionalOf(terms, lots, -distance);
}

export function worthOf(terms: NaiveTerms, lots: bigint, price: bigint): bigint {
  return (lots * terms.lot * price * million) / (100n * 10n ** (terms.baseScale + 8n));
}

export function notionalOf(terms: NaiveTerms, lots: bigint, price: bigint): bigint {
  return up(lots * terms.lot * price * million, 100n * 10n ** (terms.baseScale + 8n));
}

export function quoteAt(terms: NaiveTerms, index: bigint, direction: Direction, step: 'open' | 'close'): bigint {
  const pays = (direction === 'long') === (step === 'open');
  const exact = index * (2n * million + (pays ? terms.spread : -terms.spread));
  const ticks = pays ? up(exact, 2n * million * terms.tick) : exact / (2n * million * terms.tick);
  return most(ticks, 1n) * terms.tick;
}

export function worstFrom(terms: NaiveTerms, quote: bigint, slippage: bigint, direction: Direction): bigint {
  return direction === 'long'
    ? ((quote * (million + slippage)) / (million * terms.tick)) * terms.tick
    : up(quote * (million - slippage), million * terms.tick) * terms.tick;
}

/** The mark at which a trail fires: away from its best mark, and rounded away from it. What buys lies above, what sells below. */
export function trailStop(terms: NaiveTerms, { rate, distance }: NaiveTrail, best: bigint, buys: boolean): bigint {
  const away = rate === undefined ? (distance ?? 0n) * million : best * rate;
  const exact = best * million + (buys ? away : -away);
  return buys ? up(exact, million * terms.tick) * terms.tick : (exact / (million * terms.tick)) * terms.tick;
}

/** Moves a trail to a mark; true when the mark has turned back to it. */
export function trailed(terms: NaiveTerms, trail: NaiveTrail, mark: bigint, buys: boolean): boolean {
  const { peak, activation = 0n } = trail;
  if (peak === undefined) {
    if (buys ? mark <= activation : mark >= activation) trail.peak = mark;
    return false;
  }
  if (buys ? mark < peak : mark > peak) {
    trail.peak = mark;
    return false;
  }
  const stop = trailStop(terms, trail, peak, buys);
  return buys ? mark >= stop : mark <= stop;
}

/** Exits of a kind that together close more than is left, each in proportion; what that leaves over goes to the nearest. */
export function shrunk<T extends { lots: bigint; readonly isAlone?: boolean }>(exits: T[], left: bigint): T[] {
  if (exits.some((one) => one.isAlone === true)) return exits;
  const asked = exits.map(({ lots }) => (lots === 0n ? left : lots));
  const total = sum(asked);
  if (total <= left) return exits;
  let over = left - sum(asked.map((lots) => (lots * left) / total));
  return exits.filter((one, place) => {
    const share = ((asked[place] as bigint) * left) / total + (over > 0n ? 1n : 0n);
    over -= 1n;
    if (one.lots !== 0n) one.lots = share;
    return share > 0n;
  });
}
