import { assert } from '@candor/kernel';
import type { SecretChains } from '../draws/secret-chains.ts';

/** A series of blind boxes, by the hash of its description, in hex; no two series have the same. */
interface BoxSeries {
  readonly contentHash: string;
  readonly boxes: number;
}

/** The secret seeds of blind boxes (RULES 17). */
export class BoxSeeds {
  readonly #chains: SecretChains;

  constructor(chains: SecretChains) {
    this.#chains = chains;
  }

  /** The hash that is published before the sale. */
  commitment(series: BoxSeries): Promise<Uint8Array> {
    return this.#chains.link(labelOf(series), series.boxes, 0);
  }

  /** The seed of a draw, from 1; that of the last one shows all of them. */
  seed(series: BoxSeries, nonce: number): Promise<Uint8Array> {
    assert(nonce >= 1, 'draws are counted from 1');
    return this.#chains.link(labelOf(series), series.boxes, nonce);
  }
}

function labelOf({ contentHash, boxes }: BoxSeries): string {
  return `candor boxes\n${contentHash}\n${boxes}`;
}
