import { type Command, gridMs, type PairId } from '@candor/exchange';
import type { Seeded } from '@candor/kernel';
import { type Price, price } from '@candor/money';
import { listPair, pair } from '@candor/testkit';

const firstPrices = { [pair['BTC/USDT']]: 60_000, [pair['ETH/USDT']]: 3_000, [pair['ACME/USDT']]: 150 } as const;
const oneUnit = 100_000_000;

/** The prices that everybody sees: a random walk with jumps, and with spells in which nothing moves. */
export class Market {
  readonly #random: Seeded;
  readonly #walk = new Map<PairId, number>(
    Object.entries(firstPrices).map(([id, at]) => [Number(id) as PairId, at * oneUnit]),
  );
  #isStill = false;
  #lastGridIndex = 0;

  constructor(random: Seeded) {
    this.#random = random;
  }

  /** True when an instant of the grid has come that has no tick yet. */
  isTickDue(nowMs: number): boolean {
    return Math.floor(nowMs / gridMs) > this.#lastGridIndex;
  }

  tick(nowMs: number): Command {
    const random = this.#random;
    if (random.chance(1, 40)) this.#isStill = !this.#isStill;
    for (const [pairId, at] of this.#walk) {
      const reach = random.chance(1, 150) ? 1_000 : random.chance(1, 40) ? 200 : 10;
      const step = this.#isStill ? 0 : random.below(2 * reach + 1) - reach;
      this.#walk.set(pairId, Math.round((at * (10_000 + step)) / 10_000));
    }
    const prices = [...this.#walk]
      .filter(() => !random.chance(1, 40))
      .map(([pairId, at]) => ({ pairId, price: price(at) }));
    if (random.chance(1, 25)) {
      const odd = [...prices, { pairId: random.below(6) as PairId, price: random.below(2) as Price }];
      return { type: 'index.tick', gridIndex: random.below(2 ** 31), prices: odd };
    }
    this.#lastGridIndex = Math.floor(nowMs / gridMs);
    return { type: 'index.tick', gridIndex: this.#lastGridIndex, prices };
  }

  at(pairId: PairId): number {
    const of = (name: keyof typeof pair) => this.#walk.get(pair[name]) as number;
    if (pairId === pair['ETH/BTC']) return Math.floor((of('ETH/USDT') * oneUnit) / of('BTC/USDT'));
    return this.#walk.get(pairId) ?? of('BTC/USDT');
  }

  /** On the tick, some ten-thousandths around the index; now and then far away or off the tick. */
  priceNear(pairId: PairId, reach: number): Price {
    const random = this.#random;
    const wide = random.chance(1, 60) ? 9_000 : reach;
    const moved = this.#onTick(pairId, 10_000 + random.below(2 * wide + 1) - wide);
    return price(moved + (random.chance(1, 80) ? 1 : 0));
  }

  /** On the tick, above or below the index by up to so many ten-thousandths. */
  priceBeyond(pairId: PairId, side: 'above' | 'below', reach: number): Price {
    const away = 1 + this.#random.below(reach);
    return price(this.#onTick(pairId, 10_000 + (side === 'above' ? away : -away)));
  }

  grid(pairId: PairId): { readonly tick: number; readonly lot: bigint } {
    if (pairId === pair['ACME/USDT']) return listPair('ACME/USDT');
    return listPair(pairId === pair['ETH/BTC'] ? 'ETH/BTC' : pairId === pair['ETH/USDT'] ? 'ETH/USDT' : 'BTC/USDT');
  }

  #onTick(pairId: PairId, tenThousandths: number): number {
    const { tick } = this.grid(pairId);
    const moved = Math.floor((this.at(pairId) * tenThousandths) / 10_000);
    return Math.max(1, Math.floor(moved / tick)) * tick;
  }
}
