/**
 * Numbers that wait for a value to reach them from one side, in columns sorted so that the next to be reached is last.
 * Of equal numbers the lower id comes first.
 */
export class ThresholdLine {
  readonly #values: number[] = [];
  readonly #ids: number[] = [];
  readonly #direction: 1 | -1;

  /** 1: reached by a value that rises to them; -1: by one that falls. */
  constructor(direction: 1 | -1) {
    this.#direction = direction;
  }

  get size(): number {
    return this.#ids.length;
  }

  /** The number that is reached next; undefined when none waits. */
  get next(): number | undefined {
    return this.#values.at(-1);
  }

  add(value: number, id: number): void {
    const at = this.#find(value, id);
    this.#values.splice(at, 0, value);
    this.#ids.splice(at, 0, id);
  }

  remove(value: number, id: number): void {
    const at = this.#find(value, id);
    if (this.#ids[at] !== id) return;
    this.#values.splice(at, 1);
    this.#ids.splice(at, 1);
  }

  /** Takes the ids whose numbers `value` has reached, in order; costs one comparison when there is none. */
  takeReached(value: number): number[] {
    const reached: number[] = [];
    for (let last = this.#values.length - 1; last >= 0; last--) {
      if ((value - (this.#values[last] as number)) * this.#direction < 0) break;
      reached.push(this.#ids[last] as number);
    }
    this.#values.length -= reached.length;
    this.#ids.length -= reached.length;
    return reached;
  }

  #find(value: number, id: number): number {
    let low = 0;
    let high = this.#ids.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const ahead = ((this.#values[middle] as number) - value) * this.#direction;
      if (ahead > 0 || (ahead === 0 && (this.#ids[middle] as number) > id)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
