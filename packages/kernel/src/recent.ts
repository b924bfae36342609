/**
 * Values by key in bounded memory: those used lately stay, those that were quiet for longest go. There are two
 * generations, of which the older one goes as a whole when the younger is full, because putting each key behind all others
 * at every use costs more than the look itself.
 */
export class Recent<Key, Value> {
  readonly #ofOneMax: number;
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();

  /** At least half of `max` of the keys used last are kept, and never more than `max`. */
  constructor(max: number) {
    this.#ofOneMax = Math.ceil(max / 2);
  }

  get(key: Key): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: Key, value: Value): void {
    this.#young.set(key, value);
    if (this.#young.size < this.#ofOneMax) return;
    this.#old = this.#young;
    this.#young = new Map();
  }
}
