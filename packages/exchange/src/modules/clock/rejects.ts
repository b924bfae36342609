import type { Rejects } from '../../reject-codes.ts';

/** The reject codes of each command, in the order of their checks. */
export const clockRejects = {
  'clock.fault': [],
  'clock.restored': [],
  'clock.confirm': ['clock_not_ahead'],
  'clock.advance': [],
} as const satisfies Rejects;
