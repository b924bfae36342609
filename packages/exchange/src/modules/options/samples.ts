import { type Encoded, listOf, struct, uint } from '@candor/kernel';
import type { Price } from '@candor/money';
import { priceOf } from '../../vocabulary.ts';
import type { Window } from './settlements.ts';

/** The longest window is 60 grid instants, and the tick that closes it comes on top. */
const samplesMax = 64;

const sampleRecord = struct({ gridIndex: uint, price: priceOf });
export const sampleList = listOf(sampleRecord);
type Sample = Encoded<typeof sampleRecord>;

/** A window that has closed, with its samples. */
interface SampledWindow extends Window {
  readonly samples: readonly Sample[];
}

/** The last valid index prices of one pair, in the order of the tape. */
export class Samples {
  readonly #last: Sample[];

  constructor(samples: readonly Sample[] = []) {
    this.#last = [...samples];
  }

  get all(): readonly Sample[] {
    return this.#last;
  }

  add(gridIndex: number, price: Price): void {
    this.#last.push({ gridIndex, price });
    if (this.#last.length > samplesMax) this.#last.shift();
  }

  /** Those with T − w < t ≤ T. */
  window(expiryGrid: number, windowSize: number): SampledWindow {
    const from = expiryGrid - windowSize;
    const samples = this.#last.filter(({ gridIndex }) => gridIndex > from && gridIndex <= expiryGrid);
    let sum = 0n;
    for (const { price } of samples) sum += BigInt(price);
    return { samples, count: samples.length, sum };
  }
}
