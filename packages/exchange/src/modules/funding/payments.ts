import { blob, type Codec, listOf, struct, uint } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import { keptBlocks } from './rules.ts';

/** The place of a payment on its chain: no two have the same. */
export interface Place {
  readonly transaction: Uint8Array;
  readonly index: number;
}

export function placeKey({ transaction, index }: Place): string {
  return `${hex(transaction)} ${index}`;
}

type Settled = Place & { readonly height: number };

interface StoredPayments {
  readonly topHeight: number;
  readonly forgottenBelow: number;
  readonly settled: readonly Settled[];
}

export const paymentsCodec: Codec<StoredPayments> = struct({
  topHeight: uint,
  forgottenBelow: uint,
  settled: listOf(struct({ transaction: blob, index: uint, height: uint })),
});

/** Forgetting walks all known ones, so it is done once in so many blocks. */
const forgetEvery = 1_000;

/**
 * The settled payments of one rail, so that none is ever credited twice. Those far below the highest block are
 * forgotten, and every payment that low is refused: the list does not grow with history.
 */
export class Payments {
  /** The highest block in which a payment was seen. */
  topHeight = 0;
  #forgottenBelow = 0;
  readonly #settled = new Map<string, Settled>();

  see(height: number): void {
    this.topHeight = Math.max(this.topHeight, height);
    const floor = this.topHeight - keptBlocks;
    if (floor - this.#forgottenBelow < forgetEvery) return;
    this.#forgottenBelow = floor;
    for (const [key, settled] of this.#settled) if (this.isTooOld(settled.height)) this.#settled.delete(key);
  }

  isTooOld(height: number): boolean {
    return height <= this.topHeight - keptBlocks;
  }

  isSettled(place: Place): boolean {
    return this.#settled.has(placeKey(place));
  }

  settle({ transaction, index }: Place, height: number): void {
    this.#settled.set(placeKey({ transaction, index }), { transaction, index, height });
  }

  stored(): StoredPayments {
    const settled = [...this.#settled].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
    return { topHeight: this.topHeight, forgottenBelow: this.#forgottenBelow, settled };
  }

  static from(stored: StoredPayments): Payments {
    const payments = new Payments();
    payments.topHeight = stored.topHeight;
    payments.#forgottenBelow = stored.forgottenBelow;
    for (const one of stored.settled) payments.#settled.set(placeKey(one), one);
    return payments;
  }
}
