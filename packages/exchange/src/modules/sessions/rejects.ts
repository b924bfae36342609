import type { Rejects } from '../../reject-codes.ts';

/** The reject codes of each command, in the order of their checks. */
export const sessionsRejects = {
  'sessions.set_calendar': ['pair_not_found', 'calendar_invalid'],
} as const satisfies Rejects;
