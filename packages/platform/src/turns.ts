/** Runs the work of one key after the other, and that of different keys at the same time. */
export class Turns<Key> {
  readonly #last = new Map<Key, Promise<unknown>>();

  async inTurn<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.#last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.#last.get(key) === mine) this.#last.delete(key);
    }
  }
}
