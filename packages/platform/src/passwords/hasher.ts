import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { Line, type Place } from '../line.ts';

/** The cost of one hash. Memory in KiB. */
interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** Argon2id in the profile of the OWASP password storage cheat sheet: 19 MiB, two passes, one lane. */
export const standardCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface HasherOptions {
  readonly cost?: HashCost;
  /** Hashes computed at once; more than there are cores only costs memory. */
  readonly concurrent?: number;
  /** Hashes that may wait for their turn; later ones are refused because the server is busy. */
  readonly waiting?: number;
  /** The length of the queue from which visitors have to do work before they may join it. */
  readonly loadedAt?: number;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
}

/** A line that was loaded counts as loaded for so long: else each gap in a flood would let the next of it in. */
const loadedForMs = 5_000;

/**
 * Hashes and checks passwords off the main thread, a few at a time. The queue is bounded, so that a flood of logins
 * (docs/security.md#floods) costs the flood its answers and nobody else the server. Signed-in users, and visitors who
 * have done work, are ahead in it.
 */
export class PasswordHasher {
  readonly #cost: HashCost;
  readonly #line: Line;
  readonly #loadedAt: number;
  readonly #clock: () => number;
  #loadedUntilMs = 0;
  #decoy: Promise<string> | undefined;

  constructor(options: HasherOptions = {}) {
    this.#cost = options.cost ?? standardCost;
    this.#line = new Line(options.concurrent ?? 2, options.waiting ?? 64);
    this.#loadedAt = options.loadedAt ?? 16;
    this.#clock = options.clock ?? Date.now;
  }

  /** True when so many wait, or waited just now, that visitors have to prove that they are no flood. */
  get isLoaded(): boolean {
    return this.#line.waiting >= this.#loadedAt || this.#clock() < this.#loadedUntilMs;
  }

  /** From 0 to 1: the share of the queue that has done work, and was not deterred by it. */
  get pressure(): number {
    return this.#line.shareAhead;
  }

  hash(password: string, place: Place): Promise<string> {
    return this.#inTurn(() => hash(password.normalize('NFC'), this.#cost), place);
  }

  /**
   * True when the password is the hashed one. Without a hash, because there is no such account, it is compared with a
   * decoy and the answer is no: the time taken reveals nothing (docs/security.md#accounts).
   */
  async verify(hashed: string | undefined, password: string, place: Place): Promise<boolean> {
    const against = hashed ?? (await this.#decoyHash());
    const isRight = await this.#inTurn(() => verify(against, password.normalize('NFC')), place);
    return hashed !== undefined && isRight;
  }

  /** True when a hash was made at another cost than today's and should be made anew at the next login. */
  isOutdated(hashed: string): boolean {
    const made = parseOptions(hashed);
    const { memoryCost, timeCost, parallelism } = this.#cost;
    return made.memoryCost !== memoryCost || made.timeCost !== timeCost || made.parallelism !== parallelism;
  }

  /** Makes the decoy before the first request, so that not even the first answer is slower. */
  async prepare(): Promise<void> {
    await this.#decoyHash();
  }

  #inTurn<T>(work: () => Promise<T>, place: Place): Promise<T> {
    const turn = this.#line.inTurn(work, place);
    if (this.#line.waiting >= this.#loadedAt) this.#loadedUntilMs = this.#clock() + loadedForMs;
    return turn;
  }

  #decoyHash(): Promise<string> {
    this.#decoy ??= hash(randomBytes(32), this.#cost);
    return this.#decoy;
  }
}
