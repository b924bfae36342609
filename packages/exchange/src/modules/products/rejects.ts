import type { Rejects } from '../../reject-codes.ts';

/** Why each command can be refused, in the order in which that is checked. */
export const productsRejects = {
  'products.set_availability': ['country_invalid'],
  'products.set_residence': ['account_not_found', 'country_invalid'],
} as const satisfies Rejects;
