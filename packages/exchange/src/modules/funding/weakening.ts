import type { CommandOf } from '../../commands.ts';
import { weakeningBy } from '../../weakening.ts';

/**
 * Waits and limits are the last protection when a session or an operator is in wrong hands: they loosen with notice
 * only.
 */
export const termsWeakening = weakeningBy<CommandOf<'funding.set_terms'>>({
  type: 'fixed',
  undoMs: ['down', 'delayed'],
  destinationWaitMs: ['down', 'delayed'],
  holdMs: ['down', 'delayed'],
  limitAssetId: ['either', 'delayed'],
  basicLimit: ['up', 'delayed'],
  advancedLimit: ['up', 'delayed'],
  reviewAbove: ['up', 'delayed'],
  twoPeopleAbove: ['up', 'delayed'],
});

export const railWeakening = weakeningBy<CommandOf<'funding.set_rail'>>({
  type: 'fixed',
  railId: 'fixed',
  assetId: 'fixed',
  network: 'fixed',
  kind: 'fixed',
  confirmations: ['down', 'delayed'],
  depositMin: ['down', 'confirmed'],
  withdrawMin: ['down', 'confirmed'],
  // A higher fee costs users, a lower one the house.
  withdrawFee: ['either', 'confirmed'],
  // It decides the amount that counts against limits.
  fixedPrice: ['either', 'delayed'],
  takesDeposits: ['opening', 'confirmed'],
  takesWithdrawals: ['opening', 'confirmed'],
});

/** Before they are set the standard ones hold, so a comparison is always possible. */
export const capsWeakening = weakeningBy<CommandOf<'funding.set_operator_caps'>>({
  type: 'fixed',
  hourMax: ['up', 'delayed'],
  dayMax: ['up', 'delayed'],
});
