import type { Rejects } from '../../reject-codes.ts';

/** The reject codes of each command, in the order of their checks. */
export const genesisRejects = {
  'genesis.found': ['not_permitted'],
} as const satisfies Rejects;
