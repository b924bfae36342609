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

export interface NaiveExit {
  readonly price: bigint;
  /** Zero: all that is left. */
  readonly lots: bigint;
}

export interface NaiveTicket {
  readonly id: number;
  readonly account: number;
  readonly pair: number;
  readonly direction: Direction;
  readonly mode: MarginMode;
  readonly multiple: bigint;
  readonly isMarket: boolean;
  readonly limit: bigint;
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
  takeProfit: NaiveExit | undefined;
  stopLoss: NaiveExit | undefined;
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
  readonly takeProfit?: NaiveExit;
  readonly stopLoss?: NaiveExit;
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
