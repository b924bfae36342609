interface Entry {
  readonly ticks: number;
  readonly id: number;
}

/**
 * The entries that wait for the index of one pair in one direction, sorted so that the next to fire is last; equal
 * prices fire in order of their numbers.
 */
class Line {
  readonly #entries: Entry[] = [];
  readonly #direction: 1 | -1;

  constructor(direction: 1 | -1) {
    this.#direction = direction;
  }

  get size(): number {
    return this.#entries.length;
  }

  add(ticks: number, id: number): void {
    this.#entries.splice(this.#find(ticks, id), 0, { ticks, id });
  }

  remove(ticks: number, id: number): void {
    const position = this.#find(ticks, id);
    const entry = this.#entries[position];
    if (entry?.id === id && entry.ticks === ticks) this.#entries.splice(position, 1);
  }

  /** Takes those that an index of `ticks` touches, in firing order. */
  takeTouched(ticks: number): number[] {
    const touched: number[] = [];
    for (let last = this.#entries.at(-1); last !== undefined; last = this.#entries.at(-1)) {
      if ((ticks - last.ticks) * this.#direction < 0) break;
      touched.push(last.id);
      this.#entries.pop();
    }
    return touched;
  }

  #find(ticks: number, id: number): number {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const entry = this.#entries[middle] as Entry;
      const ahead = (entry.ticks - ticks) * this.#direction;
      // Entries that fire later come earlier in the list.
      if (ahead > 0 || (ahead === 0 && entry.id > id)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/**
 * The entries that wait for the index of one pair: those that fire when it rises to their price, and those that fire
 * when it falls.
 */
export class Triggers {
  readonly #rising = new Line(1);
  readonly #falling = new Line(-1);

  /** The number of waiting entries. */
  get size(): number {
    return this.#rising.size + this.#falling.size;
  }

  add(ticks: number, id: number, firesOnRise: boolean): void {
    (firesOnRise ? this.#rising : this.#falling).add(ticks, id);
  }

  remove(ticks: number, id: number, firesOnRise: boolean): void {
    (firesOnRise ? this.#rising : this.#falling).remove(ticks, id);
  }

  /**
   * Takes the orders an index price touches: first those waiting for a rise, then those waiting for a fall. The index
   * may lie between two ticks: it is rounded away from the stops, so that none fires early.
   */
  takeTouched(floorTicks: number, ceilTicks: number): number[] {
    return [...this.#rising.takeTouched(floorTicks), ...this.#falling.takeTouched(ceilTicks)];
  }
}
