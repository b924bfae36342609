import type { Rejects } from '../../reject-codes.ts';

/** The reject codes of each command, in the order of their checks. */
export const gameRejects = {
  'game.set_wheel': ['terms_invalid'],
  'game.open_series': ['account_not_found', 'series_in_use'],
  'game.spin': [
    'account_not_found',
    'game_not_offered',
    'product_unavailable',
    'terms_changed',
    'stake_not_offered',
    'client_seed_invalid',
    'spin_unsettled',
    'series_changed',
    'spins_used_up',
    'points_insufficient',
  ],
  'game.reveal': ['spin_not_found', 'seed_not_committed'],
  'game.set_listed': ['account_not_found'],
} as const satisfies Rejects;
