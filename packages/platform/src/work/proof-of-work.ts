import { createHash, createHmac } from 'node:crypto';
import type { WorkCause, WorkTask } from '@candor/api';
import type { RandomBytes } from '../random.ts';
import { isSameText } from '../same-text.ts';

/** A salt is good for so long: enough for the slowest phone and a passkey's question in between. */
export const workLifeMs = 120_000;
/** Each number takes 8,192 hashes on average. */
const bits = 13;
/** 65,000 hashes in all, and at most 262,000: the second takes a phone one to three seconds. */
const countMin = 8;
const countMax = 32;
const proofSizeMax = 1_000;
const usedMax = 50_000;
const keyBytes = 32;
const wholeNumber = /^(0|[1-9]\d{0,9})$/;

interface Parts {
  readonly clock: () => number;
  readonly randomBytes: RandomBytes;
  /** From 0 to 1: how hard the work is to be. */
  readonly pressure: Readonly<Record<WorkCause, () => number>>;
}

/**
 * Hands out work and checks the solutions. Nothing is kept of a task: its salt carries its terms, under a MAC that
 * binds them to the call. An accepted solution is remembered until it would have expired, so it counts once; the key is
 * drawn at each start, so that used ones are not good again.
 */
export class ProofOfWork {
  readonly #parts: Parts;
  readonly #used = new Map<string, number>();
  #key: Uint8Array;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#key = parts.randomBytes(keyBytes);
  }

  /** `subject`: the call and all of its fields, written the same when it comes again. */
  newTask(cause: WorkCause, subject: string): WorkTask {
    const { clock, randomBytes, pressure } = this.#parts;
    const expiresAtMs = clock() + workLifeMs;
    const count = countMin + Math.round((countMax - countMin) * pressure[cause]());
    const drawn = Buffer.from(randomBytes(9)).toString('base64url');
    const terms = `${expiresAtMs}.${count}.${drawn}`;
    return { salt: `${terms}.${this.#mac(terms, subject)}`, bits, count, expiresAtMs };
  }

  /** True if this solves the work given out for this call. An accepted solution is not accepted again. */
  accept(subject: string, proof: string): boolean {
    const [salt = '', found = '', ...more] = proof.split(':');
    if (proof.length > proofSizeMax || more.length > 0 || this.#used.has(salt)) return false;
    const [expires = '', count = '', drawn = '', mac = ''] = salt.split('.');
    // Before anything is hashed that the caller has chosen the number of.
    if (!isSameText(mac, this.#mac(`${expires}.${count}.${drawn}`, subject))) return false;
    const expiresAtMs = Number(expires);
    if (this.#parts.clock() >= expiresAtMs || !isFound(salt, Number(count), found)) return false;
    this.#use(salt, expiresAtMs);
    return true;
  }

  #use(salt: string, expiresAtMs: number): void {
    const nowMs = this.#parts.clock();
    for (const [used, untilMs] of this.#used) {
      if (untilMs > nowMs) break;
      this.#used.delete(used);
    }
    if (this.#used.size >= usedMax) {
      // All that is under way is to be done again: that forgets nothing which could then be used twice.
      this.#key = this.#parts.randomBytes(keyBytes);
      this.#used.clear();
      return;
    }
    this.#used.set(salt, expiresAtMs);
  }

  #mac(terms: string, subject: string): string {
    return createHmac('sha256', this.#key).update(`${terms}\n${subject}`).digest('base64url');
  }
}

/** True if these are `count` rising numbers whose hashes begin with enough zeros. */
function isFound(salt: string, count: number, found: string): boolean {
  const numbers = found.split(',');
  if (numbers.length !== count) return false;
  const seed = createHash('sha256').update(salt).digest();
  const block = Buffer.concat([seed, Buffer.alloc(4)]);
  let before = -1;
  for (const text of numbers) {
    const number = Number(text);
    if (!wholeNumber.test(text) || number <= before || number > 0xffff_ffff) return false;
    block.writeUInt32BE(number, seed.length);
    const head = createHash('sha256').update(block).digest().readUInt32BE(0);
    if (Math.clz32(head) < bits) return false;
    before = number;
  }
  return true;
}
