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
  readonly #offered = new Set<string>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  readonly look = async (): Promise<void> => {
    const { exchange, clock, speed = 1 } = this.#parts;
    const index = await exchange.query('index');
    const fresh = new Map(index.filter(({ isStale }) => !isStale).map(({ pairId, price }) => [pairId, price]));
    for (const { commandId, command } of offeredDuals(clock(), (pairId) => fresh.get(pairId), speed)) {
      if (this.#offered.has(commandId)) continue;
      const { outcome } = await exchange.submit({ commandId, actor: 'system', command });
      // Before a restart it was offered at the index of that moment, and stays as it is.
      if (outcome.ok || outcome.code === 'request_id_reused') this.#keep(commandId);
    }
  };

  #keep(commandId: string): void {
    this.#offered.add(commandId);
    const [oldest] = this.#offered;
    if (this.#offered.size > offersKept && oldest !== undefined) this.#offered.delete(oldest);
  }
}

/** More than are offered at a time: older ones never come again. */
const offersKept = 500;
