import { assert } from './assert.ts';

/**
 * A small deterministic generator (sfc32, by Chris Doty-Humphrey) for simulations and tests: the same seed yields the
 * same numbers on every machine. Not for secrets, and not inside the core, which takes its randomness from commands.
 */
export class Seeded {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: string | number) {
    let hash = 0x811c_9dc5;
    for (const unit of String(seed)) hash = Math.imul(hash ^ (unit.codePointAt(0) as number), 0x0100_0193);
    this.#a = hash | 0;
    this.#b = Math.imul(hash, 0x9e37_79b1) | 0;
    this.#c = Math.imul(hash ^ 0x5bd1_e995, 0x85eb_ca6b) | 0;
    for (let i = 0; i < 16; i++) this.uint32();
  }

  /** A whole number from 0 to 2^32 − 1. */
  uint32(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** A whole number from 0 to `bound` − 1, each equally likely; `bound` up to 2^32. */
  below(bound: number): number {
    assert(Number.isInteger(bound) && bound > 0 && bound <= 0x1_0000_0000, 'a bound lies between 1 and 2^32');
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
    for (;;) {
      const draw = this.uint32();
      if (draw < limit) return draw % bound;
    }
  }

  /** True `times` out of `of`. */
  chance(times: number, of: number): boolean {
    return this.below(of) < times;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }
}
