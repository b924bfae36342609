import type { Exchange } from '@candor/exchange';
import { offeredDuals } from '@candor/feed';

interface Parts {
  readonly exchange: Pick<Exchange, 'query' | 'submit'>;
  readonly clock: () => number;
  /** Makes the demonstrations shorter. */
  readonly speed?: number;
}

/**
 * Keeps dual investments on offer: those of each day at the day's index, and demonstrations that mature every quarter of an hour. A
 * product has one command id, so it is offered once, and again after a restart it is the same.
 */
export class DualOffer {
  readonly name = 'dual';
  readonly #parts: Parts;
  #offered: ReadonlySet<string> = new Set();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  readonly look = async (): Promise<void> => {
    const { exchange, clock, speed = 1 } = this.#parts;
    const index = await exchange.query('index');
    const fresh = new Map(index.filter(({ isStale }) => !isStale).map(({ pairId, price }) => [pairId, price]));
    const offers = offeredDuals(clock(), (pairId) => fresh.get(pairId), speed);
    for (const { commandId, command } of offers) {
      if (this.#offered.has(commandId)) continue;
      // Refused when this product is there already, at the index of its first offer.
      await exchange.submit({ commandId, actor: 'system', command });
    }
    this.#offered = new Set([...this.#offered, ...offers.map(({ commandId }) => commandId)].slice(-offersKept));
  };
}

/** More than are offered at a time: older ones never come again. */
const offersKept = 500;
