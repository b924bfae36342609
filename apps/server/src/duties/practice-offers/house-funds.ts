import { type BalanceView, type Exchange, house, type HouseName } from '@candor/exchange';
import type { Catalogue } from '@candor/feed';
import { dayMs } from '@candor/kernel';
import { atoms, zero } from '@candor/money';

interface Parts {
  readonly exchange: Pick<Exchange, 'query' | 'submit'>;
  readonly catalogue: Pick<Catalogue, 'backing'>;
  readonly clock: () => number;
}

/**
 * Keeps the funds that stand behind the house's promises topped up, so that nothing is sold out for ever: where less than half of what
 * an account was founded with is free, it is filled up again with new practice funds. Once a day for each account and asset: what is
 * handed out in a day stays finite, and more than that is sold out until the next one.
 */
export class HouseFunds {
  readonly name = 'house-funds';
  readonly #parts: Parts;
  /** The day of the last filling, by account and asset. */
  readonly #filledOn = new Map<string, number>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  readonly look = async (): Promise<void> => {
    const { exchange, catalogue, clock } = this.#parts;
    const today = Math.floor(clock() / dayMs);
    const free = new Map<HouseName, readonly BalanceView[]>();
    for (const { house: name } of catalogue.backing) {
      if (!free.has(name)) free.set(name, await exchange.query('balances', house[name]));
    }
    for (const { house: name, assetId, amount } of catalogue.backing) {
      const place = `${name}:${assetId}`;
      if (this.#filledOn.get(place) === today) continue;
      const { available = zero } = free.get(name)?.find((one) => one.assetId === assetId) ?? {};
      const lacking = atoms(amount - available);
      if (lacking * 2n <= amount) continue;
      await exchange.submit({
        // After a restart on the same day the id has its answer already, and nothing more is filled in.
        commandId: `practice:house-funds:${place}:${today}`,
        actor: 'system',
        command: { type: 'house.fund', house: name, assetId, amount: lacking },
      });
      this.#filledOn.set(place, today);
    }
  };
}
