import { type Outcome, done, reject } from '@candor/kernel';
import type { Place } from '../line.ts';
import type { PasswordHasher } from '../passwords/hasher.ts';

/** Part of what a visitor's call brings. */
export interface MayHaveWorked {
  /** He has done the work for this call: he is not asked for it, and stands ahead of those who have not. */
  readonly hasWorked?: boolean;
}

export type WorkCode = 'work_needed';

/**
 * Where a visitor stands in the line for hashing. While it is loaded he works first; that is decided before anybody is
 * looked up, so it is the same for known and unknown names and costs nothing (docs/security.md#accounts).
 */
export function placeOf(hasher: PasswordHasher, { hasWorked = false }: MayHaveWorked): Outcome<Place, WorkCode> {
  if (hasWorked) return done('ahead');
  return hasher.isLoaded ? reject('work_needed') : done('behind');
}
