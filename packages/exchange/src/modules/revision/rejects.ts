import type { Rejects } from '../../reject-codes.ts';

/** Why each command can be refused, in the order in which that is checked. */
export const revisionRejects = {
  'revision.adopt': ['not_permitted'],
} as const satisfies Rejects;
