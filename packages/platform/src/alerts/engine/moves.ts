import { mulDiv, ppmOne } from '@candor/money';
import { Extremes, type PriceAt } from './extremes.ts';
import { ThresholdLine } from './threshold-line.ts';

/** Instants of the grid of 500 ms in a second (RULES 3). */
export const gridPerSecond = 2;
const longestWindow = 86_400 * gridPerSecond;

/** The larger of the rise from a window's lowest price and the fall from its highest. */
export interface Move {
  /** Millionths of the reference, rounded down: a whole threshold is reached exactly when this reaches it. */
  readonly ppm: number;
  readonly direction: 'up' | 'down';
  readonly reference: PriceAt;
}

/** The armed and the disarmed watches of one window. */
interface WindowLines {
  readonly armed: ThresholdLine;
  readonly disarmed: ThresholdLine;
}

/** The moves of one pair in all windows, and the watches that wait for them. */
export class Moves {
  readonly #lowest = new Extremes(-1);
  readonly #highest = new Extremes(1);
  readonly #windows = new Map<number, WindowLines>();
  #newest: PriceAt | undefined;

  note(at: PriceAt): void {
    this.#newest = at;
    this.#lowest.add(at, at.gridIndex - longestWindow);
    this.#highest.add(at, at.gridIndex - longestWindow);
  }

  /** The move of the last `seconds` as of the newest price; none before the first price. */
  of(seconds: number): Move | undefined {
    if (this.#newest === undefined) return undefined;
    const { price, gridIndex } = this.#newest;
    const oldest = gridIndex - seconds * gridPerSecond;
    const low = this.#lowest.since(oldest);
    const high = this.#highest.since(oldest);
    const rise = partOf(price - low.price, low.price);
    const fall = partOf(high.price - price, high.price);
    return rise >= fall
      ? { ppm: rise, direction: 'up', reference: low }
      : { ppm: fall, direction: 'down', reference: high };
  }

  /** True when the move of a window may reach anything: told by a quotient of floats, which is far nearer than one ppm. */
  mayReach(seconds: number, { armed, disarmed }: WindowLines): boolean {
    const { next: above = Number.POSITIVE_INFINITY } = armed;
    const { next: below = Number.NEGATIVE_INFINITY } = disarmed;
    if (this.#newest === undefined || armed.size + disarmed.size === 0) return false;
    const { price, gridIndex } = this.#newest;
    const oldest = gridIndex - seconds * gridPerSecond;
    const low = this.#lowest.since(oldest).price;
    const high = this.#highest.since(oldest).price;
    const rough = Math.max((price - low) / low, (high - price) / high) * ppmOne;
    return rough + 1 >= above || rough - 1 <= below;
  }

  /** The windows that something has waited for. */
  get windows(): Iterable<readonly [seconds: number, lines: WindowLines]> {
    return this.#windows;
  }

  linesOf(seconds: number): WindowLines {
    let lines = this.#windows.get(seconds);
    if (lines === undefined) {
      lines = { armed: new ThresholdLine(1), disarmed: new ThresholdLine(-1) };
      this.#windows.set(seconds, lines);
    }
    return lines;
  }
}

function partOf(difference: number, whole: number): number {
  return difference === 0 ? 0 : Number(mulDiv(BigInt(difference), BigInt(ppmOne), BigInt(whole), 'down'));
}
