import type { BookChange, BookSnapshot, BookView, Level, PairId } from '@candor/exchange';
import { zero } from '@candor/money';

const publishedLevels = 50;
const conflationMs = 100;

type Published = BookSnapshot;

/**
 * Turns "this book has changed" into numbered changes of its best levels, at most one per pair and 100 ms: the first at
 * once, later ones together. A change is the difference to the picture published before, so nothing is lost by leaving
 * pictures out.
 */
export class BookPublisher {
  readonly #bookOf: (pairId: PairId, levels: number) => BookView;
  readonly #publish: (changes: readonly BookChange[]) => void;
  readonly #published = new Map<PairId, Published>();
  readonly #changed = new Set<PairId>();
  #isWatched = false;
  #pause: NodeJS.Timeout | undefined;

  constructor(bookOf: (pairId: PairId, levels: number) => BookView, publish: (changes: readonly BookChange[]) => void) {
    this.#bookOf = bookOf;
    this.#publish = publish;
  }

  /** Books are computed only while they are watched. */
  watch(isWatched: boolean): void {
    this.#isWatched = isWatched;
    if (isWatched) this.changed([...this.#published.keys()]);
    else this.#changed.clear();
  }

  changed(pairs: readonly PairId[]): void {
    if (!this.#isWatched) return;
    for (const pairId of pairs) this.#changed.add(pairId);
    if (this.#pause === undefined) this.#flush();
  }

  /** The picture that the next numbered change applies to. */
  snapshot(pairId: PairId): BookSnapshot {
    // A watched picture moves only with the changes that are published; otherwise it may be renewed here.
    if (!this.#isWatched || !this.#published.has(pairId)) this.#renew(pairId);
    return this.#published.get(pairId) as Published;
  }

  stop(): void {
    clearTimeout(this.#pause);
    this.#isWatched = false;
  }

  #flush(): void {
    this.#pause = undefined;
    if (this.#changed.size === 0) return;
    const changes: BookChange[] = [];
    for (const pairId of this.#changed) {
      const change = this.#renew(pairId);
      if (change !== undefined) changes.push(change);
    }
    this.#changed.clear();
    if (changes.length > 0) this.#publish(changes);
    this.#pause = setTimeout(() => this.#flush(), conflationMs);
    this.#pause.unref();
  }

  /** Takes a new picture; answers how it differs from the one before. */
  #renew(pairId: PairId): BookChange | undefined {
    const book = this.#bookOf(pairId, publishedLevels);
    const before = this.#published.get(pairId);
    const bids = changedLevels(before?.bids ?? [], book.bids);
    const asks = changedLevels(before?.asks ?? [], book.asks);
    const isSame = bids.length === 0 && asks.length === 0;
    const number = before === undefined ? 1 : isSame ? before.number : before.number + 1;
    this.#published.set(pairId, { ...book, number });
    return isSame ? undefined : { pairId, number, bids, asks };
  }
}

/** The levels that are new or have another quantity, then those that are gone, with quantity 0. */
export function changedLevels(before: readonly Level[], after: readonly Level[]): Level[] {
  const left = new Map(before);
  const changed: Level[] = [];
  for (const level of after) {
    const [price, quantity] = level;
    if (left.get(price) !== quantity) changed.push(level);
    left.delete(price);
  }
  for (const price of left.keys()) changed.push([price, zero]);
  return changed;
}
