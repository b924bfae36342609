/** Words of 32 bits in one block: a block is 64 bytes, so that asking for a key touches one line of the cache. */
const blockWords = 16;
const blockBits = blockWords * 32;

/** The bits that a filter has for each key, and how many of them a key sets. */
interface Density {
  readonly bitsPerKey: number;
  readonly bitsSet: number;
}

/** A density at which one absent key in 500 is taken for a present one. */
export const fine: Density = { bitsPerKey: 16, bitsSet: 6 };
/** A density at which one in 25 is. */
export const coarse: Density = { bitsPerKey: 8, bitsSet: 4 };

/**
 * A Bloom filter in blocks over keys of 53 random bits (`CommandKeys`): it never denies a key it has, and rarely affirms
 * one it has not. `turn` makes filters with the same keys err on different ones.
 */
export class KeyFilter {
  readonly #words: Uint32Array;
  readonly #blocks: number;
  readonly #bitsSet: number;
  readonly #turn: number;

  constructor(capacity: number, { bitsPerKey, bitsSet }: Density, turn = 0) {
    this.#blocks = Math.max(1, Math.ceil((capacity * bitsPerKey) / blockBits));
    this.#words = new Uint32Array(this.#blocks * blockWords);
    this.#bitsSet = bitsSet;
    this.#turn = turn;
  }

  add(key: number): void {
    const words = this.#words;
    const block = this.#blockOf(key);
    let bit = key % blockBits;
    const step = stepOf(key);
    for (let i = 0; i < this.#bitsSet; i++) {
      const word = block + (bit >>> 5);
      words[word] = (words[word] as number) | (1 << (bit & 31));
      bit = (bit + step) % blockBits;
    }
  }

  mayHave(key: number): boolean {
    const words = this.#words;
    const block = this.#blockOf(key);
    let bit = key % blockBits;
    const step = stepOf(key);
    for (let i = 0; i < this.#bitsSet; i++) {
      if (((words[block + (bit >>> 5)] as number) & (1 << (bit & 31))) === 0) return false;
      bit = (bit + step) % blockBits;
    }
    return true;
  }

  #blockOf(key: number): number {
    const mixed = Math.imul((key >>> 0) ^ Math.imul(upperOf(key) + this.#turn, 0x9e37_79b1), 0x85eb_ca6b);
    const hash = (mixed ^ (mixed >>> 15)) >>> 0;
    return Math.floor((hash / 0x1_0000_0000) * this.#blocks) * blockWords;
  }
}

/** The distance between the bits of a key inside its block: odd, so that they are different ones. */
function stepOf(key: number): number {
  return (upperOf(key) % blockBits) | 1;
}

function upperOf(key: number): number {
  return Math.floor(key / 0x1_0000_0000);
}

/** A filter that grows: when the newest part is full, one twice as large is added, so that few are asked. */
export class GrowingFilter {
  readonly #parts: { readonly filter: KeyFilter; left: number }[] = [];
  #capacity = 1 << 18;

  add(key: number): void {
    let newest = this.#parts.at(-1);
    if (newest === undefined || newest.left === 0) {
      newest = { filter: new KeyFilter(this.#capacity, fine), left: this.#capacity };
      this.#parts.push(newest);
      this.#capacity *= 2;
    }
    newest.filter.add(key);
    newest.left -= 1;
  }

  mayHave(key: number): boolean {
    for (const { filter } of this.#parts) if (filter.mayHave(key)) return true;
    return false;
  }
}
