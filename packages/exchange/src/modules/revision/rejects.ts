import type { Rejects } from '../../reject-codes.ts';

/** The reject codes of each command, in the order of their checks. */
export const revisionRejects = {
  'revision.adopt': ['not_permitted'],
} as const satisfies Rejects;
