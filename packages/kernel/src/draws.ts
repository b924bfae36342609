import { assert } from './assert.ts';

/** The public part of a committed draw (RULES 17): with the secret seed, it decides everything. */
interface DrawInput {
  /** Chosen by the user: up to 64 of the signs `0-9 A-Z a-z _ -`. */
  readonly clientSeed: string;
  /** The number of the draw among those of its series, from 1. */
  readonly nonce: number;
  /** The weight of each outcome, whole numbers from 1. */
  readonly weights: readonly number[];
}

interface Drawn {
  /** The position of the outcome among the weights. */
  readonly index: number;
  /** The number that was drawn: from 0 to the sum of the weights, less one. */
  readonly ticket: number;
}

const clientSeedSigns = /^[0-9A-Za-z_-]{1,64}$/;
const words = 2n ** 64n;

export function isClientSeed(text: string): boolean {
  return clientSeedSigns.test(text);
}

/**
 * A committed draw, as a conversation: it yields messages and is given their HMAC-SHA256 under the secret seed. So the core,
 * which hashes at once, and a browser, which hashes later, run the same rule.
 *
 * Message i is `clientSeed:nonce:i`. Each HMAC is read as four unsigned 64-bit words, the highest byte first. A word is
 * refused when it is at or above the highest multiple of the sum of the weights, so that no outcome is favoured; the first
 * one that is not gives the ticket, and the ticket the outcome by cumulative weights.
 */
export function* drawing({ clientSeed, nonce, weights }: DrawInput): Generator<Uint8Array, Drawn, Uint8Array> {
  assert(isClientSeed(clientSeed) && weights.length > 0, 'a draw has a seed of the client and something to draw');
  assert(
    weights.every((weight) => Number.isSafeInteger(weight) && weight > 0),
    'weights are whole numbers from 1',
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  assert(Number.isSafeInteger(total), 'weights add up to a safe number');
  const size = BigInt(total);
  const bound = words - (words % size);
  for (let block = 0; ; block++) {
    const mac = yield new TextEncoder().encode(`${clientSeed}:${nonce}:${block}`);
    for (const word of wordsOf(mac)) {
      if (word >= bound) continue;
      const ticket = Number(word % size);
      return { index: outcomeOf(weights, ticket), ticket };
    }
  }
}

/** The draw where HMACs are at hand. */
export function draw(input: DrawInput, hmac: (message: Uint8Array) => Uint8Array): Drawn {
  const steps = drawing(input);
  let step = steps.next();
  while (step.done !== true) step = steps.next(hmac(step.value));
  return step.value;
}

function wordsOf(mac: Uint8Array): bigint[] {
  assert(mac.length === 32, 'an HMAC-SHA256 has 32 bytes');
  const view = new DataView(mac.buffer, mac.byteOffset, mac.byteLength);
  return [0, 8, 16, 24].map((at) => view.getBigUint64(at));
}

function outcomeOf(weights: readonly number[], ticket: number): number {
  let upTo = 0;
  const index = weights.findIndex((weight) => {
    upTo += weight;
    return ticket < upTo;
  });
  assert(index >= 0, 'a ticket is below the sum of the weights');
  return index;
}
