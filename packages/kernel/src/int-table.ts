import { assert } from './assert.ts';

const empty = -1;

/**
 * An open-addressing table from whole numbers (0 to 2^53 − 1) to small indexes (0 to 2^31 − 1).
 *
 * Two flat arrays instead of a `Map`: a million entries cost 12 to 24 MB and no garbage. It has no iteration order on
 * purpose, so nothing can come to depend on one. Deleting shifts the followers back, so there are no tombstones.
 */
export class IntTable {
  #keys: Float64Array;
  #values: Int32Array;
  #mask: number;
  #size = 0;

  constructor(capacity = 1024) {
    let slots = 16;
    while (slots < capacity * 2) slots *= 2;
    this.#keys = new Float64Array(slots).fill(empty);
    this.#values = new Int32Array(slots);
    this.#mask = slots - 1;
  }

  get size(): number {
    return this.#size;
  }

  /** The index kept under `key`, or −1. */
  get(key: number): number {
    const keys = this.#keys;
    for (let slot = this.#home(key); ; slot = (slot + 1) & this.#mask) {
      const found = keys[slot] as number;
      if (found === key) return this.#values[slot] as number;
      if (found === empty) return -1;
    }
  }

  set(key: number, value: number): void {
    if (this.#size * 2 >= this.#mask) this.#grow();
    const keys = this.#keys;
    for (let slot = this.#home(key); ; slot = (slot + 1) & this.#mask) {
      const found = keys[slot] as number;
      if (found === empty) {
        keys[slot] = key;
        this.#values[slot] = value;
        this.#size++;
        return;
      }
      if (found === key) {
        this.#values[slot] = value;
        return;
      }
    }
  }

  delete(key: number): void {
    const keys = this.#keys;
    let hole = this.#home(key);
    while (keys[hole] !== key) {
      if (keys[hole] === empty) return;
      hole = (hole + 1) & this.#mask;
    }
    this.#size--;
    for (let next = (hole + 1) & this.#mask; ; next = (next + 1) & this.#mask) {
      const follower = keys[next] as number;
      if (follower === empty) break;
      // A follower may fill the hole unless its home is after the hole on the way to its place.
      const home = this.#home(follower);
      if (((next - home) & this.#mask) >= ((next - hole) & this.#mask)) {
        keys[hole] = follower;
        this.#values[hole] = this.#values[next] as number;
        hole = next;
      }
    }
    keys[hole] = empty;
  }

  #home(key: number): number {
    const low = key >>> 0;
    const high = Math.floor(key / 0x1_0000_0000);
    let mixed = Math.imul(low ^ Math.imul(high | 0, 0x9e37_79b1), 0x85eb_ca6b);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0xc2b2_ae35);
    return (mixed ^ (mixed >>> 13)) & this.#mask;
  }

  #grow(): void {
    const keys = this.#keys;
    const values = this.#values;
    const slots = keys.length * 2;
    assert(slots <= 0x4000_0000, 'a table has at most 2^30 slots');
    this.#keys = new Float64Array(slots).fill(empty);
    this.#values = new Int32Array(slots);
    this.#mask = slots - 1;
    this.#size = 0;
    for (let i = 0; i < keys.length; i++) {
      if (keys[i] !== empty) this.set(keys[i] as number, values[i] as number);
    }
  }
}
