import { type WorkTask, workProof } from '../wire/work.ts';
import { addBlock, firstState, hashOf } from './sha256.ts';

const seedWords = 8;

/**
 * Searches the numbers of a task. It hashes the SHA-256 of the salt and then the number, as 32 and 4 bytes; the numbers
 * go up, so that none is found twice.
 */
export class WorkSearch {
  readonly #task: WorkTask;
  readonly #block = new Int32Array(16);
  readonly #state = new Int32Array(8);
  readonly #found: number[] = [];
  #next = 0;

  constructor(task: WorkTask) {
    this.#task = task;
    this.#block.set(hashOf(new TextEncoder().encode(task.salt)));
    // The padding after the 36 bytes in every block of SHA-256: a bit, zeros, and the number of bits.
    this.#block[seedWords + 1] = 0x80000000;
    this.#block[15] = (seedWords + 1) * 32;
  }

  /** Tries so many numbers more. Returns the proof, or `undefined` while some are still missing. */
  step(tries: number): string | undefined {
    const { salt, bits, count } = this.#task;
    const last = this.#next + tries;
    while (this.#found.length < count) {
      if (this.#next === last) return undefined;
      this.#block[seedWords] = this.#next;
      this.#state.set(firstState);
      addBlock(this.#state, this.#block);
      if (Math.clz32(this.#state[0] as number) >= bits) this.#found.push(this.#next);
      this.#next += 1;
    }
    return workProof(salt, this.#found);
  }
}

/** The whole search at once. */
export function solveWork(task: WorkTask): string {
  const search = new WorkSearch(task);
  for (;;) {
    const proof = search.step(1 << 16);
    if (proof !== undefined) return proof;
  }
}
