import type { Rejects } from '../../reject-codes.ts';

/** The reject codes of each command, in the order of their checks. */
export const productsRejects = {
  'products.set_availability': ['country_invalid'],
  'products.set_residence': ['account_not_found', 'country_invalid'],
} as const satisfies Rejects;
