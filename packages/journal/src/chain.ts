import { hash } from 'node:crypto';

/** Bytes of one link of the chain. */
export const chainSize = 32;

const genesisText = 'candor journal 1';

/**
 * SHA-256 into `into`. The one-shot hash with a Latin-1 text as its answer is the cheapest of Node's ways (a third of
 * a Buffer answer), and this runs once per record.
 */
export function sha256Into(into: Buffer, bytes: Uint8Array): void {
  into.write(hash('sha256', bytes, 'binary'), 0, chainSize, 'latin1');
}

/** The link before the first record. The journal's name is in it, so that two journals never share a chain. */
export function genesisChain(name: string): Buffer {
  const chain = Buffer.alloc(chainSize);
  sha256Into(chain, Buffer.from(`${genesisText}\n${name}`, 'utf8'));
  return chain;
}

/** Follows the chain over records that are already written: h(n) = SHA-256(h(n − 1) ‖ record bytes). */
export class ChainFollower {
  readonly #link: Buffer;
  #scratch: Buffer = Buffer.alloc(4096);

  constructor(start: Uint8Array) {
    this.#link = Buffer.from(start);
  }

  /** The link after the last record; a view that changes with the next one. */
  get link(): Buffer {
    return this.#link;
  }

  add(record: Uint8Array): void {
    const size = chainSize + record.length;
    if (size > this.#scratch.length) this.#scratch = Buffer.alloc(size * 2);
    this.#scratch.set(this.#link);
    this.#scratch.set(record, chainSize);
    sha256Into(this.#link, this.#scratch.subarray(0, size));
  }
}
