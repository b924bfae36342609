import type { Rejects } from '../../reject-codes.ts';

/** The reject codes of each command, in the order of their checks. */
export const catalogRejects = {
  'catalog.list_asset': ['asset_exists', 'asset_invalid'],
  'catalog.list_pair': ['asset_not_found', 'pair_exists', 'pair_not_found', 'pair_invalid'],
  'catalog.set_pair_status': ['pair_not_found'],
  'catalog.set_pair_fees': ['pair_not_found', 'pair_invalid'],
} as const satisfies Rejects;
