import { assert, type ByteReader, type ByteWriter } from '@candor/kernel';

export interface Timer {
  readonly dueAtMs: number;
  /** Counts up; breaks ties, so that timers set first fall due first. */
  readonly id: number;
  readonly kind: string;
  /** The subject, in the kind's own terms: a quote's number, a pair's. */
  readonly reference: number;
}

function isBefore(a: Timer, b: Timer): boolean {
  return a.dueAtMs !== b.dueAtMs ? a.dueAtMs < b.dueAtMs : a.id < b.id;
}

/**
 * The timers that fall due at a logical time, as a binary heap ordered by time then id. Timers are never cancelled; a
 * stale one is a no-op.
 */
export class Timers {
  readonly #isPiecewise: (kind: string) => boolean;
  #heap: Timer[] = [];
  #nextId = 1;
  /** The times of those that do work in pieces, ascending: their host asks for the first one all the time. */
  readonly #pieces: number[] = [];

  constructor(isPiecewise: (kind: string) => boolean = () => false) {
    this.#isPiecewise = isPiecewise;
  }

  set(dueAtMs: number, kind: string, reference: number): void {
    this.#push({ dueAtMs, id: this.#nextId++, kind, reference });
    if (this.#isPiecewise(kind)) this.#awaitPiece(dueAtMs);
  }

  /** Takes the earliest timer that is due at `nowMs`, if there is one. */
  takeDue(nowMs: number): Timer | undefined {
    const heap = this.#heap;
    const first = heap[0];
    if (first === undefined || first.dueAtMs > nowMs) return undefined;
    const last = heap.pop() as Timer;
    if (heap.length > 0) this.#sink(last);
    // Of equal ones it does not matter which is taken.
    if (this.#isPiecewise(first.kind)) this.#pieces.splice(this.#pieces.indexOf(first.dueAtMs), 1);
    return first;
  }

  /** The time of the next piece of what is done in pieces; absent without any. */
  get nextPieceAtMs(): number | undefined {
    return this.#pieces[0];
  }

  /** The time at which the first timer falls due; absent without any. */
  get nextDueAtMs(): number | undefined {
    return this.#heap[0]?.dueAtMs;
  }

  /** The timers in the order in which they fall due. The first ones cost little, however many there are. */
  *inOrder(): Iterable<Readonly<Timer>> {
    const heap = this.#heap;
    // Places in the heap of which all that come earlier were yielded, the next one first.
    const places = heap.length > 0 ? [0] : [];
    while (places.length > 0) {
      const place = places.shift() as number;
      yield heap[place] as Timer;
      for (const child of [place * 2 + 1, place * 2 + 2]) {
        const timer = heap[child];
        if (timer === undefined) continue;
        const at = places.findLastIndex((other) => isBefore(heap[other] as Timer, timer));
        places.splice(at + 1, 0, child);
      }
    }
  }

  write(writer: ByteWriter): void {
    const ordered = [...this.#heap].sort((a, b) => (isBefore(a, b) ? -1 : 1));
    writer.uint(this.#nextId);
    writer.uint(ordered.length);
    for (const timer of ordered) {
      writer.uint(timer.dueAtMs);
      writer.uint(timer.id);
      writer.text(timer.kind);
      writer.uint(timer.reference);
    }
  }

  read(reader: ByteReader): void {
    assert(this.#heap.length === 0, 'timers are read into a fresh core');
    this.#nextId = reader.uint();
    const count = reader.uint();
    // Written in order, and an ordered list is a heap.
    for (let i = 0; i < count; i++) {
      const timer = { dueAtMs: reader.uint(), id: reader.uint(), kind: reader.text(), reference: reader.uint() };
      this.#heap.push(timer);
      if (this.#isPiecewise(timer.kind)) this.#pieces.push(timer.dueAtMs);
    }
  }

  #awaitPiece(dueAtMs: number): void {
    const pieces = this.#pieces;
    let at = pieces.length;
    while (at > 0 && (pieces[at - 1] as number) > dueAtMs) at -= 1;
    pieces.splice(at, 0, dueAtMs);
  }

  #push(timer: Timer): void {
    const heap = this.#heap;
    let at = heap.length;
    heap.push(timer);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(timer, heap[parent] as Timer)) break;
      heap[at] = heap[parent] as Timer;
      at = parent;
    }
    heap[at] = timer;
  }

  #sink(timer: Timer): void {
    const heap = this.#heap;
    let at = 0;
    for (;;) {
      let child = at * 2 + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1] as Timer, heap[child] as Timer)) child++;
      if (!isBefore(heap[child] as Timer, timer)) break;
      heap[at] = heap[child] as Timer;
      at = child;
    }
    heap[at] = timer;
  }
}
