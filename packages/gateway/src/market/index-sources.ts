import { gridMs, type PairId } from '@candor/exchange';
import type { Price } from '@candor/money';

interface Heard {
  readonly price: Price;
  readonly atMs: number;
}

/** The prices of one grid instant, as a source of the index tells them. */
interface Told {
  readonly gridIndex: number;
  readonly prices: readonly { readonly pairId: PairId; readonly price: Price }[];
}

/** The last price that each source of the index gave for each pair, whether or not the core took it. */
export class IndexSources {
  readonly #byName = new Map<string, Map<PairId, Heard>>();

  /** A source that will quote: until it does, it is silent. */
  opened(name: string): void {
    if (!this.#byName.has(name)) this.#byName.set(name, new Map());
  }

  heard(name: string, { gridIndex, prices }: Told): void {
    this.opened(name);
    const last = this.#byName.get(name);
    for (const { pairId, price } of prices) last?.set(pairId, { price, atMs: gridIndex * gridMs });
  }

  /** The last price of a pair by each source. */
  of(pairId: PairId): readonly { readonly name: string; readonly last: Heard | undefined }[] {
    return Array.from(this.#byName, ([name, last]) => ({ name, last: last.get(pairId) }));
  }
}
