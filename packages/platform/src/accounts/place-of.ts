import { type Outcome, done, reject } from '@candor/kernel';
import type { Place } from '../line.ts';
import type { PasswordHasher } from '../passwords/hasher.ts';

/** The part of a visitor's call that may carry a proof of work. */
export interface MayHaveWorked {
  /**
   * The caller has completed the proof of work for this call: no more is required, and the caller goes ahead of
   * others.
   */
  readonly hasWorked?: boolean;
}

export type WorkCode = 'work_needed';

/**
 * The place of a visitor in the line for hashing. Under load, visitors do a proof of work first; that is decided
 * before any user is looked up, so it is the same for known and unknown names and costs nothing
 * (docs/security.md#accounts).
 */
export function placeOf(hasher: PasswordHasher, { hasWorked = false }: MayHaveWorked): Outcome<Place, WorkCode> {
  if (hasWorked) return done('ahead');
  return hasher.isLoaded ? reject('work_needed') : done('behind');
}
