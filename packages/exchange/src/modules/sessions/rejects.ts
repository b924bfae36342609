import type { Rejects } from '../../reject-codes.ts';

/** Why each command can be refused, in the order in which that is checked. */
export const sessionsRejects = {
  'sessions.set_calendar': ['pair_not_found', 'calendar_invalid'],
} as const satisfies Rejects;
