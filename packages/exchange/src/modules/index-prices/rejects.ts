import type { Rejects } from '../../reject-codes.ts';

/** The reject codes of each command, in the order of their checks. */
export const indexRejects = {
  'index.tick': ['clock_fault', 'pair_not_found', 'pair_invalid', 'tick_out_of_order'],
} as const satisfies Rejects;
