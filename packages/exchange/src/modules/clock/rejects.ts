import type { Rejects } from '../../reject-codes.ts';

/** Why each command can be refused, in the order in which that is checked. */
export const clockRejects = {
  'clock.fault': [],
  'clock.restored': [],
  'clock.confirm': ['clock_not_ahead'],
} as const satisfies Rejects;
