import type { AssetId, CommandOf, Exchange } from '@candor/exchange';
import type { Catalogue } from '@candor/feed';
import { dayMs } from '@candor/kernel';
import { type Atoms, atoms } from '@candor/money';

interface Parts {
  readonly exchange: Pick<Exchange, 'query' | 'submit'>;
  readonly catalogue: Pick<Catalogue, 'backing'>;
  readonly clock: () => number;
}

type Topping = CommandOf<'house.fund'> | CommandOf<'locked.fund_rewards'>;

/**
 * Keeps the rewards of locked mining topped up, so that products are not sold out for ever: where less than half of what an asset
 * was founded with is free to be reserved, it is filled up again, with new practice funds that go through the treasury as an operator's
 * do. Once a day for each asset: what is handed out in a day stays finite, and more than that is sold out until the next one.
 */
export class LockedRewards {
  readonly name = 'locked-rewards';
  readonly #parts: Parts;
  readonly #founded: ReadonlyMap<AssetId, Atoms>;
  /** The day of the last filling, by asset. */
  readonly #filledOn = new Map<AssetId, number>();

  constructor(parts: Parts) {
    this.#parts = parts;
    const rewards = parts.catalogue.backing.filter(({ house }) => house === 'rewards_locked');
    this.#founded = new Map(rewards.map(({ assetId, amount }) => [assetId, amount]));
  }

  readonly look = async (): Promise<void> => {
    const { exchange, clock } = this.#parts;
    const today = Math.floor(clock() / dayMs);
    const products = await exchange.query('lockedProducts');
    const left = new Map(products.map(({ terms, rewards }) => [terms.assetId, rewards]));
    for (const [assetId, founded] of this.#founded) {
      const lacking = atoms(founded - (left.get(assetId) ?? founded));
      if (lacking * 2n <= founded || this.#filledOn.get(assetId) === today) continue;
      // After a restart on the same day the ids have their answers already, and nothing more is filled in.
      const id = `practice:locked-rewards:${assetId}:${today}`;
      await this.#send(`${id}:treasury`, { type: 'house.fund', house: 'treasury', assetId, amount: lacking });
      await this.#send(id, { type: 'locked.fund_rewards', assetId, amount: lacking });
      this.#filledOn.set(assetId, today);
    }
  };

  async #send(commandId: string, command: Topping): Promise<void> {
    await this.#parts.exchange.submit({ commandId, actor: 'system', command });
  }
}
