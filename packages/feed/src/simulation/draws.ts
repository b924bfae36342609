import { hmacSha256 } from '@candor/kernel/hash';
import { blockWords, chachaBlock, chachaConstants } from './chacha.ts';

const text = new TextEncoder();
/** The words of the input that identify a block, by position and layer. */
const positionWord = 12;
const layerWord = 14;

/**
 * Numbers drawn under a seed for one name: the same one at a position in every call.
 *
 * The name's key of 256 bits is the HMAC-SHA256 of the name under the seed, and the numbers are ChaCha20 under that
 * key. Knowing any of them, or all of another name, reveals nothing of the rest: only the seed could be guessed.
 */
export class Draws {
  readonly #input = new Int32Array(blockWords);
  readonly #block = new Int32Array(blockWords);

  constructor(seed: string, name: string) {
    const key = new DataView(Uint8Array.from(hmacSha256(text.encode(seed), text.encode(name))).buffer);
    this.#input.set(chachaConstants);
    for (let word = 0; word < 8; word++) this.#input[4 + word] = key.getInt32(word * 4, true);
    this.block(0, 0);
  }

  /** From −2^31 to 2^31 − 1. Positions go from 0 to below 2^36. */
  at(position: number): number {
    return this.block(0, Math.floor(position / blockWords))[position % blockWords] as number;
  }

  /** Sixteen such numbers at once; good until the next call. Layers separate the users of one key; `at` has layer 0. */
  block(layer: number, position: number): Int32Array {
    const input = this.#input;
    if (input[positionWord] === (position | 0) && input[layerWord] === layer && input[layerWord + 1] === 1) {
      return this.#block;
    }
    input[positionWord] = position;
    input[layerWord] = layer;
    input[layerWord + 1] = 1;
    chachaBlock(input, this.#block);
    return this.#block;
  }
}
