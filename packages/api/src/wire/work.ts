/**
 * A proof of work that a loaded server requires before it does its own (docs/security.md#floods). It costs the caller's
 * device about a second, and an attacker who floods us that second for each of their calls. Comes with `work_needed`.
 */
export interface WorkTask {
  /** Made by the server for this call with exactly these fields. */
  readonly salt: string;
  /** The number of zero bits that each hash has to begin with. */
  readonly bits: number;
  /** The number of such hashes to find: many easy ones take a more even time than a hard one. */
  readonly count: number;
  /** Milliseconds since 1970: later the answer is worth nothing. */
  readonly expiresAtMs: number;
}

/** The busy part when a call requires work: the queue in which passwords are hashed, or the sending of codes. */
export type WorkCause = 'hashing' | 'sending';

/** The field in which the same call, sent again, carries the solution: `salt:12,345,6789`. */
export const workField = 'work';

/** Every call with a `work` lists it. */
export const workCode = 'work_needed';

export function workProof(salt: string, numbers: readonly number[]): string {
  return `${salt}:${numbers.join(',')}`;
}
