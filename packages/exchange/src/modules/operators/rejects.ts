import type { Rejects } from '../../reject-codes.ts';

/** The reject codes of each command, in the order of their checks. */
export const operatorsRejects = {
  'operators.set_role': ['operator_name_invalid', 'too_many_operators'],
} as const satisfies Rejects;
