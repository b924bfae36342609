import { type Atoms, atoms, type Price, zero } from '@candor/money';
import { wholeMax } from '../../matching/whole-max.ts';
import type { Side } from '../../vocabulary.ts';
import { accepts, type MatchEnd } from './rules.ts';

/** The market an order meets: the other side's depth as that user may take it, and the index while it is fresh. */
export interface MarketView {
  readonly index: Price | undefined;
  /** Best price in ticks, or 0. */
  bestTicks(side: Side): number;
  /** Ticks and lots from the best on. Ends early where the user's own order is next in line. */
  depth(side: Side): Iterable<readonly [ticks: number, lots: number]>;
  /** The price of the own order at which the last `depth` ended, or 0. */
  ownTicks?(): number;
}

export interface Walk {
  readonly lots: number;
  readonly quote: Atoms;
  readonly worstTicks: number;
  /** The reason that it went no further. */
  readonly cause: MatchEnd;
}

export const nobodyThere: Walk = { lots: 0, quote: zero, worstTicks: 0, cause: 'empty' };
export const nobodyAtThisPrice: Walk = { ...nobodyThere, cause: 'price_limit' };

/** Lots that a rest of the quote amount still pays for (buy) or still has to bring (sell) at a price. */
export function lotsWithin(quoteLeft: Atoms, ticks: number, quotePerTickLot: Atoms): number {
  const lots = quoteLeft / (BigInt(ticks) * quotePerTickLot);
  return lots > BigInt(wholeMax) ? wholeMax : Number(lots);
}

/** Walks the other side's depth as far as an order gets. Preview, holds and execution all use this walk. */
export function walkDepth(
  market: MarketView,
  order: { readonly side: Side; readonly limitTicks: number; readonly lots: number; readonly quoteAmount: Atoms },
  quotePerTickLot: Atoms,
): Walk {
  const other = order.side === 'buy' ? 'sell' : 'buy';
  const isByQuote = order.lots === 0;
  let lots = 0;
  let quote = 0n;
  let worstTicks = 0;
  let cause: MatchEnd | undefined;
  for (const [ticks, offered] of market.depth(other)) {
    if (isByQuote ? quote === order.quoteAmount : lots === order.lots) break;
    if (!accepts(order.side, order.limitTicks, ticks)) {
      cause = 'price_limit';
      break;
    }
    const wanted = isByQuote ? lotsWithin(atoms(order.quoteAmount - quote), ticks, quotePerTickLot) : order.lots - lots;
    const taken = Math.min(wanted, offered);
    if (taken === 0) {
      cause = 'spent';
      break;
    }
    lots += taken;
    quote += BigInt(ticks * taken) * quotePerTickLot;
    worstTicks = ticks;
    if (isByQuote && taken === wanted && taken < offered) {
      cause = 'spent';
      break;
    }
  }
  if (cause === undefined) {
    const ownTicks = market.ownTicks?.() ?? 0;
    if (!isByQuote && lots === order.lots) cause = 'filled';
    else if (isByQuote && quote === order.quoteAmount) cause = 'spent';
    else if (ownTicks === 0) cause = 'empty';
    else cause = accepts(order.side, order.limitTicks, ownTicks) ? 'own_order' : 'price_limit';
  }
  return { lots, quote: atoms(quote), worstTicks, cause };
}
