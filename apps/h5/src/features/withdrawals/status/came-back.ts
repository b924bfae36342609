import type { WithdrawalRow } from '@candor/api';

/** True when it ended without the money leaving: all of it is back, the fee too. */
export function cameBack(status: WithdrawalRow['status']): boolean {
  return status === 'cancelled' || status === 'failed' || status === 'refused';
}
