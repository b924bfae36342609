/** A set of whole numbers that returns the lowest first, while more come in: a binary heap without duplicates. */
export class OrderedIds {
  readonly #heap: number[] = [];
  readonly #known = new Set<number>();

  add(id: number): void {
    if (this.#known.has(id)) return;
    this.#known.add(id);
    const heap = this.#heap;
    let at = heap.length;
    heap.push(id);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((heap[parent] as number) <= id) break;
      heap[at] = heap[parent] as number;
      at = parent;
    }
    heap[at] = id;
  }

  takeLowest(): number | undefined {
    const heap = this.#heap;
    const lowest = heap[0];
    const last = heap.pop();
    if (lowest === undefined || last === undefined) return undefined;
    this.#known.delete(lowest);
    if (heap.length === 0) return lowest;
    let at = 0;
    for (;;) {
      let child = at * 2 + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && (heap[child + 1] as number) < (heap[child] as number)) child++;
      if ((heap[child] as number) >= last) break;
      heap[at] = heap[child] as number;
      at = child;
    }
    heap[at] = last;
    return lowest;
  }
}
