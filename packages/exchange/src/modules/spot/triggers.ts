import type { OrderId } from '../../vocabulary.ts';

interface Entry {
  readonly ticks: number;
  readonly orderId: OrderId;
}

/** Stops of one pair and direction, sorted so that the next to fire is last; equal prices fire in order of placement. */
class Line {
  readonly #entries: Entry[] = [];
  readonly #direction: 1 | -1;

  constructor(direction: 1 | -1) {
    this.#direction = direction;
  }

  add(ticks: number, orderId: OrderId): void {
    this.#entries.splice(this.#find(ticks, orderId), 0, { ticks, orderId });
  }

  remove(ticks: number, orderId: OrderId): void {
    const position = this.#find(ticks, orderId);
    if (this.#entries[position]?.orderId === orderId) this.#entries.splice(position, 1);
  }

  /** Takes those that an index of `ticks` touches, in firing order. */
  takeTouched(ticks: number): OrderId[] {
    const touched: OrderId[] = [];
    for (let last = this.#entries.at(-1); last !== undefined; last = this.#entries.at(-1)) {
      if ((ticks - last.ticks) * this.#direction < 0) break;
      touched.push(last.orderId);
      this.#entries.pop();
    }
    return touched;
  }

  #find(ticks: number, orderId: OrderId): number {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const entry = this.#entries[middle] as Entry;
      const ahead = (entry.ticks - ticks) * this.#direction;
      // Later to fire stands earlier in the list.
      if (ahead > 0 || (ahead === 0 && entry.orderId > orderId)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The waiting stops of one pair: those that fire when the index rises to them, and those when it falls. */
export class Triggers {
  readonly #rising = new Line(1);
  readonly #falling = new Line(-1);

  add(ticks: number, orderId: OrderId, firesOnRise: boolean): void {
    (firesOnRise ? this.#rising : this.#falling).add(ticks, orderId);
  }

  remove(ticks: number, orderId: OrderId, firesOnRise: boolean): void {
    (firesOnRise ? this.#rising : this.#falling).remove(ticks, orderId);
  }

  /**
   * Takes the orders an index price touches: first those waiting for a rise, then those waiting for a fall. The index
   * may lie between two ticks: it is rounded away from the stops, so that none fires early.
   */
  takeTouched(floorTicks: number, ceilTicks: number): OrderId[] {
    return [...this.#rising.takeTouched(floorTicks), ...this.#falling.takeTouched(ceilTicks)];
  }
}
