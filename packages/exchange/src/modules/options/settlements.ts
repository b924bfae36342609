import { type ByteReader, type ByteWriter, type Encoded, listOf, struct, uint } from '@candor/kernel';
import { Pieces } from '../../pieces.ts';
import { amount, pairId } from '../../vocabulary.ts';

const windowRecord = struct({ expiryGrid: uint, pairId, windowSize: uint, count: uint, sum: amount });
const windowList = listOf(windowRecord);
type StoredWindow = Encoded<typeof windowRecord>;

/** The samples of a window that has closed: how many they were, and their sum. */
export interface Window {
  readonly count: number;
  readonly sum: bigint;
}

/** The window of some options: they expire at one instant, are of one pair, and last so long that it has one size. */
type WindowKey = Pick<StoredWindow, 'expiryGrid' | 'pairId' | 'windowSize'>;

/** The windows of expired options that are not settled yet: they have closed, and decide whatever comes meanwhile. */
export class Settlements {
  readonly pieces = new Pieces();
  /** By expiry, in the order in which they have closed. */
  readonly #closed = new Map<number, StoredWindow[]>();

  get areWaiting(): boolean {
    return this.#closed.size > 0;
  }

  /** The latest expiry of which some are not settled. */
  get lastGrid(): number | undefined {
    return [...this.#closed.keys()].at(-1);
  }

  close(key: WindowKey, { count, sum }: Window): void {
    const there = this.#closed.get(key.expiryGrid);
    const window = { ...key, count, sum: sum as StoredWindow['sum'] };
    if (there === undefined) this.#closed.set(key.expiryGrid, [window]);
    else there.push(window);
  }

  windowOf({ expiryGrid, pairId, windowSize }: WindowKey): Window | undefined {
    // Options come in the order of their windows, so that the last one is most often the right one.
    return this.#closed.get(expiryGrid)?.findLast((one) => one.pairId === pairId && one.windowSize === windowSize);
  }

  forget(expiryGrid: number): void {
    this.#closed.delete(expiryGrid);
  }

  isDecided(expiryGrid: number): boolean {
    return this.#closed.has(expiryGrid);
  }

  write(writer: ByteWriter): void {
    this.pieces.write(writer);
    windowList.write(writer, [...this.#closed.values()].flat());
  }

  read(reader: ByteReader): void {
    this.pieces.read(reader);
    for (const window of windowList.read(reader)) this.close(window, window);
  }
}
