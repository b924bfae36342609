/**
 * A piece of work that a loaded server asks for before it does its own (docs/security.md#floods). It costs the caller's
 * device about a second, and whoever floods us that second for each of his calls. Stands beside `work_needed`.
 */
export interface WorkTask {
  /** Made by the server for this call with exactly these fields. */
  readonly salt: string;
  /** How many bits of zero each hash has to begin with. */
  readonly bits: number;
  /** How many such hashes are to be found: many easy ones take everybody about as long as they should. */
  readonly count: number;
  /** Milliseconds since 1970: later the answer is worth nothing. */
  readonly expiresAtMs: number;
}

/** What is busy when a call asks for work: the line in which passwords are hashed, or the sending of codes. */
export type WorkCause = 'hashing' | 'sending';

/** The field in which the same call, sent again, carries what was found: `salt:12,345,6789`. */
export const workField = 'work';

/** Every call with a `work` lists it. */
export const workCode = 'work_needed';

export function workProof(salt: string, numbers: readonly number[]): string {
  return `${salt}:${numbers.join(',')}`;
}
