import type { LevelPair, OrderRow } from '@candor/api';
import type { MarketView } from '@candor/exchange/rules';
import { atomsFromText, priceFromText } from '@candor/money';
import type { Book } from '#client/live/book.ts';
import type { PairTerms } from '../pair-terms.ts';

type Side = 'buy' | 'sell';

/**
 * The market as the core would show it to this user: the live levels, read as far as they are walked, and the index
 * while it is fresh. In a level that holds an order of their own the others are counted as ahead of it, because their
 * places in line are not public; the server's preview has them.
 */
export function marketViewFrom(
  terms: PairTerms,
  book: Book,
  index: string | undefined,
  ownOrders: readonly OrderRow[],
  /** They give way to the order instead of ending it. */
  passesOwn = false,
): MarketView {
  const levelsOf = (side: Side) => (side === 'buy' ? book.bids : book.asks);
  let ownTicks = 0;
  return {
    index: index === undefined ? undefined : priceFromText(index),
    bestTicks: (side) => ticksOf(terms, levelsOf(side)[0]?.[0]),
    *depth(side) {
      ownTicks = 0;
      const own = ownLots(terms, ownOrders, side);
      for (const level of levelsOf(side)) {
        const ticks = ticksOf(terms, level[0]);
        const mine = own.get(ticks) ?? 0;
        const lots = lotsOf(terms, level) - mine;
        if (lots > 0) yield [ticks, lots];
        if (mine > 0 && !passesOwn) {
          ownTicks = ticks;
          return;
        }
      }
    },
    ownTicks: () => ownTicks,
  };
}

/** 0 for no price, as `MarketView` has it. */
function ticksOf(terms: PairTerms, text: string | undefined): number {
  const price = text === undefined ? undefined : priceFromText(text);
  return price === undefined ? 0 : Math.floor(price / terms.tick);
}

function lotsOf(terms: PairTerms, [, amount]: LevelPair): number {
  return Number((atomsFromText(amount, terms.baseScale) ?? 0n) / terms.lot);
}

function ownLots(terms: PairTerms, orders: readonly OrderRow[], side: Side): ReadonlyMap<number, number> {
  const lots = new Map<number, number>();
  for (const order of orders) {
    if (order.pairId !== terms.pairId || order.side !== side || order.status !== 'open') continue;
    const whole = atomsFromText(order.quantity ?? '0', terms.baseScale) ?? 0n;
    const filled = atomsFromText(order.filled, terms.baseScale) ?? 0n;
    const ticks = ticksOf(terms, order.price);
    const left = whole - filled;
    const visible = atomsFromText(order.visibleQuantity ?? '', terms.baseScale) ?? left;
    lots.set(ticks, (lots.get(ticks) ?? 0) + Number((visible < left ? visible : left) / terms.lot));
  }
  return lots;
}
