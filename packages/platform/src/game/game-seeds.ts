import { assert } from '@candor/kernel';
import type { SecretChains } from '../draws/secret-chains.ts';

/** The seeds of a series of turns: the account they are for, the number of the series, and how many it has. */
interface SeedSeries {
  readonly accountId: number;
  readonly series: number;
  readonly length: number;
}

/** The secret seeds of the game (RULES 17). */
export class GameSeeds {
  readonly #chains: SecretChains;

  constructor(chains: SecretChains) {
    this.#chains = chains;
  }

  /** The hash that the exchange and the user are told before the first turn. */
  commitment(series: SeedSeries): Promise<Uint8Array> {
    return this.#chains.link(labelOf(series), series.length, 0);
  }

  /** The seed of a turn, from 1. */
  seed(series: SeedSeries, nonce: number): Promise<Uint8Array> {
    assert(nonce >= 1, 'turns are counted from 1');
    return this.#chains.link(labelOf(series), series.length, nonce);
  }
}

function labelOf({ accountId, series, length }: SeedSeries): string {
  return `candor game\n${accountId}\n${series}\n${length}`;
}
