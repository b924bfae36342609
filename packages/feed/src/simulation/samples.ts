import { sample, type Walk } from './walk.ts';

/** Minutes that are kept together. */
const together = 256;

/**
 * The samples of a walk's minutes, made when they are first looked at. The walk of a market is looked at for every pair of
 * it: what is kept of it is half the work of their candles.
 */
export class Samples {
  readonly #walk: Walk;
  readonly #keptMax: number;
  /** By the number of the first minute over `together`; the least recently used go first. */
  readonly #kept = new Map<number, Float64Array>();
  #last: { readonly place: number; readonly values: Float64Array } | undefined;

  /** Keeps at least as many minutes as `minutes`, of those that were looked at last. */
  constructor(walk: Walk, minutes: number) {
    this.#walk = walk;
    this.#keptMax = Math.ceil(minutes / together) + 1;
  }

  /** The values that hold the minute's sample; it begins at `sampleStart(minute)` in them. */
  valuesOf(minute: number): Float64Array {
    const values = this.#stretchOf(Math.floor(minute / together));
    const start = sampleStart(minute);
    if (Number.isNaN(values[start + sample.passed])) this.#walk.writeSample(minute, values, start);
    return values;
  }

  #stretchOf(place: number): Float64Array {
    if (this.#last?.place === place) return this.#last.values;
    const values = this.#kept.get(place) ?? this.#unused();
    this.#kept.delete(place);
    this.#kept.set(place, values);
    this.#last = { place, values };
    return values;
  }

  #unused(): Float64Array {
    const [oldest] = this.#kept;
    if (this.#kept.size < this.#keptMax || oldest === undefined)
      return new Float64Array(together * sample.size).fill(NaN);
    const [place, values] = oldest;
    this.#kept.delete(place);
    return values.fill(NaN);
  }
}

export function sampleStart(minute: number): number {
  return (minute % together) * sample.size;
}
