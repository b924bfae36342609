import { assert } from '@candor/kernel';
import { type Atoms, atoms, mulDiv, type Ppm, type Price, ppmOne, shareOf } from '@candor/money';
import { wholeMax } from '../../matching/whole-max.ts';
import type { EndReason, OrderStatus, OrderType, Side } from '../../vocabulary.ts';

/** Open and waiting orders an account may have in one pair. */
export const openOrdersMax = 200;
/** The furthest a market order goes from the best price unless it sets its own bound: 1 %. */
export const slippageDefault = 10_000 as Ppm;
/** The furthest a market order may be allowed to go: 20 %. */
export const slippageMax = 200_000 as Ppm;
/** An iceberg shows this part of its quantity or more, so that one order that takes it all meets it so many times at most. */
export const icebergPartsMax = 10;
/** The longest that an order may be good: 366 days, in whole minutes. */
const expiryMaxMs = 366 * 86_400_000;
const expiryStepMs = 60_000;

/** The properties of a pair that the rules need. */
export interface PairRules {
  readonly tick: Price;
  /** Base atoms per lot. */
  readonly lot: Atoms;
  /** Quote atoms of one lot at one tick. */
  readonly quotePerTickLot: Atoms;
  readonly minNotional: Atoms;
  readonly maxLots: number;
  readonly band: number;
  readonly makerFee: number;
  readonly takerFee: number;
}

export function isMarketKind(type: OrderType): boolean {
  return type === 'market' || type === 'stop_market' || type === 'take_profit_market';
}

export function isTriggered(type: OrderType): boolean {
  return type !== 'limit' && type !== 'market';
}

/** True when the order waits for the index to rise to its stop price, false when to fall (RULES 4). */
export function firesUpwards(type: OrderType, side: Side): boolean {
  const isStop = type === 'stop_limit' || type === 'stop_market';
  return (side === 'buy') === isStop;
}

/** The total fee once `received` has been received at `rate`: one rounding up per order, however many fills. */
export function feeOn(received: Atoms, rate: number): Atoms {
  return shareOf(received, rate as Ppm, 'up');
}

/** The limit of a market order by its slippage: towards the user's safety, so at most this far. */
export function worstTicksFrom(referenceTicks: number, side: Side, slippage: number): number {
  const share = BigInt(side === 'buy' ? ppmOne + slippage : ppmOne - slippage);
  const ticks = Number(mulDiv(BigInt(referenceTicks), share, BigInt(ppmOne), side === 'buy' ? 'down' : 'up'));
  return Math.min(Math.max(ticks, 1), wholeMax);
}

/** True when a taker with this limit accepts a price. A limit of 0 accepts any. */
export function accepts(side: Side, limitTicks: number, ticks: number): boolean {
  return limitTicks === 0 || (side === 'buy' ? ticks <= limitTicks : ticks >= limitTicks);
}

/**
 * The reason that matching stops: done; the price limit; no orders left; the user's own order is next; the quote amount
 * buys no further lot.
 */
export type MatchEnd = 'filled' | 'price_limit' | 'empty' | 'own_order' | 'spent';

/** The final status of a market order after matching, and its reason. */
export function marketEnd(cause: MatchEnd, filledLots: number): { status: OrderStatus; reason: EndReason } {
  if (cause === 'filled') return { status: 'filled', reason: 'filled' };
  if (cause === 'spent' && filledLots > 0) return { status: 'filled', reason: 'quote_spent' };
  if (cause === 'price_limit') return { status: 'expired', reason: 'slippage_limit' };
  if (cause === 'own_order') return { status: 'expired', reason: 'self_trade' };
  return { status: 'expired', reason: 'no_liquidity' };
}

/** True when an order may be good until then: a whole minute ahead, within a year. */
export function isExpiryFit(expiresAtMs: number | undefined, nowMs: number): boolean {
  if (expiresAtMs === undefined) return true;
  return expiresAtMs % expiryStepMs === 0 && expiresAtMs > nowMs && expiresAtMs <= nowMs + expiryMaxMs;
}

/** Frozen for lots that may trade up to a price: quote for a buy, base for a sell. */
export function holdFor(pair: PairRules, side: Side, ticks: number, lots: number): Atoms {
  assert(Number.isSafeInteger(ticks * lots), 'ticks times lots is exact');
  return atoms(side === 'buy' ? BigInt(ticks * lots) * pair.quotePerTickLot : BigInt(lots) * pair.lot);
}
