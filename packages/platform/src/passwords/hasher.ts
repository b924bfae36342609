import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { Line } from '../line.ts';

/** What one hash costs. Memory in KiB. */
export interface HashCost {
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
  /** Hashes that may wait for their turn; whoever comes later is told that the server is busy. */
  readonly waiting?: number;
}

/**
 * Hashes and checks passwords off the main thread, a few at a time. The line is bounded, so that a flood of logins
 * (security.md W26) costs the flood its answers and nobody else the server.
 */
export class PasswordHasher {
  readonly #cost: HashCost;
  readonly #line: Line;
  #decoy: Promise<string> | undefined;

  constructor(options: HasherOptions = {}) {
    this.#cost = options.cost ?? standardCost;
    this.#line = new Line(options.concurrent ?? 2, options.waiting ?? 64);
  }

  hash(password: string): Promise<string> {
    return this.#line.inTurn(() => hash(password.normalize('NFC'), this.#cost));
  }

  /**
   * Whether the password is the hashed one. Without a hash, because there is no such account, it is compared with a
   * decoy and the answer is no: the time taken tells nothing (security.md W24).
   */
  async verify(hashed: string | undefined, password: string): Promise<boolean> {
    const against = hashed ?? (await this.#decoyHash());
    const isRight = await this.#line.inTurn(() => verify(against, password.normalize('NFC')));
    return hashed !== undefined && isRight;
  }

  /** Whether a hash was made at another cost than today's and should be made anew at the next login. */
  isOutdated(hashed: string): boolean {
    const made = parseOptions(hashed);
    const { memoryCost, timeCost, parallelism } = this.#cost;
    return made.memoryCost !== memoryCost || made.timeCost !== timeCost || made.parallelism !== parallelism;
  }

  /** Makes the decoy before the first stranger asks, so that not even the first answer is slower. */
  async prepare(): Promise<void> {
    await this.#decoyHash();
  }

  #decoyHash(): Promise<string> {
    this.#decoy ??= hash(randomBytes(32), this.#cost);
    return this.#decoy;
  }
}
