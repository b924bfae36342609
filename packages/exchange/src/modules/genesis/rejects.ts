import type { Rejects } from '../../reject-codes.ts';

/** Why each command can be refused, in the order in which that is checked. */
export const genesisRejects = {
  'genesis.found': ['not_permitted'],
} as const satisfies Rejects;
