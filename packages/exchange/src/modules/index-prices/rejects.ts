import type { Rejects } from '../../reject-codes.ts';

/** Why each command can be refused, in the order in which that is checked. */
export const indexRejects = {
  'index.tick': ['clock_fault', 'pair_not_found', 'pair_invalid', 'tick_out_of_order'],
} as const satisfies Rejects;
