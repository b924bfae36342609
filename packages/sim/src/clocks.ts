import { hourMs } from '@candor/kernel';
import type { TimeSource } from '@candor/journal';
import type { Seeded } from '@candor/kernel';

/** True time, and the clocks of a machine whose wall clock is set wrong now and then, and right again later. */
export class Clocks implements TimeSource {
  readonly #random: Seeded;
  #trueMs: number;
  #wrongMs = 0;

  constructor(startMs: number, random: Seeded) {
    this.#trueMs = startMs;
    this.#random = random;
  }

  get trueMs(): number {
    return this.#trueMs;
  }

  wallMs = (): number => this.#trueMs + this.#wrongMs;
  steadyMs = (): number => this.#trueMs;
  sleptMs = (): number => 0;

  passes(ms: number): void {
    this.#trueMs += ms;
  }

  /** True when an operator now confirms the wall clock, rightly or wrongly. */
  isConfirmed(): boolean {
    return this.#random.chance(1, this.#wrongMs === 0 ? 1_000 : 40);
  }

  /** By less than anybody notices, by seconds, or by hours. */
  mayBeSetWrong(): void {
    const random = this.#random;
    if (this.#wrongMs !== 0 || !random.chance(1, 60)) return;
    const byMs = random.pick([random.below(2_000), random.below(60_000), random.below(3 * hourMs)]);
    this.#wrongMs = random.chance(2, 3) ? byMs : -byMs;
  }

  mayBeSetRight(): void {
    if (this.#wrongMs !== 0 && this.#random.chance(1, 20)) this.#wrongMs = 0;
  }
}
