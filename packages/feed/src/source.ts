import { assert } from '@candor/kernel';
import { type Clock, systemClock } from './clock.ts';
import { gridMs } from './simulation/grid.ts';
import type { PairPrice, Simulation } from './simulation/simulation.ts';

/** All valid prices of one grid instant: the payload of `index.tick`. */
export interface IndexTick {
  /** The instant's time is `gridIndex` × 500 ms. */
  readonly gridIndex: number;
  /** A pair that is left out has no valid price there. Cross pairs are never in: the core divides them. */
  readonly prices: readonly PairPrice[];
}

/** The source of index prices. The core sees its ticks and nothing else of it. */
export interface IndexSource {
  /** Shown beside every price that comes from it. */
  readonly name: string;
  /** Calls back with ticks whose grid index rises; may be called once until `stop`. */
  start(onTick: (tick: IndexTick) => void): void;
  stop(): void;
}

/** In instants: five seconds. The core computes the age of a tick; waiting for hours would leave it without any. */
const setBackMin = 10;

/**
 * The practice index on a real clock: one tick per grid instant, at or just after it.
 *
 * Each wait is measured to the next instant, so lateness does not add up. Instants that were missed (a busy process, a
 * sleeping laptop) are skipped, never sent in a burst: an old price is not news. A clock that is set back by a moment sends
 * nothing until it has caught up; one that is set back further was wrong before, and is followed.
 */
export class SimulatedSource implements IndexSource {
  readonly name = 'simulated';
  readonly #simulation: Simulation;
  readonly #clock: Clock;
  #cancel: (() => void) | undefined;
  #lastIndex = -1;

  constructor(simulation: Simulation, clock: Clock = systemClock) {
    this.#simulation = simulation;
    this.#clock = clock;
  }

  start(onTick: (tick: IndexTick) => void): void {
    assert(this.#cancel === undefined, 'a source is started once');
    this.#lastIndex = Math.max(this.#lastIndex, this.#currentIndex());
    this.#waitForNext(onTick);
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #currentIndex(): number {
    return Math.floor(this.#clock.nowMs() / gridMs);
  }

  #waitForNext(onTick: (tick: IndexTick) => void): void {
    const now = this.#clock.nowMs();
    this.#cancel = this.#clock.after((Math.floor(now / gridMs) + 1) * gridMs - now, () => {
      // The next wait comes first, so that a listener that stops the source stops it.
      this.#waitForNext(onTick);
      const gridIndex = this.#currentIndex();
      // A timer may also fire a moment before its time; the next wait is then short and brings the instant.
      if (gridIndex <= this.#lastIndex && gridIndex > this.#lastIndex - setBackMin) return;
      this.#lastIndex = gridIndex;
      onTick({ gridIndex, prices: this.#simulation.pricesAt(gridIndex) });
    });
  }
}
