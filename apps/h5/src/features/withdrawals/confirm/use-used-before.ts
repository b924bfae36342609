import { listWithdrawals, type WithdrawalRow } from '@candor/api';
import { useCall } from '#hooks/use-call.ts';

/** As many as one answer holds. */
const newest = { page: 1, limit: 100 } as const;
const neverLeft: readonly WithdrawalRow['status'][] = ['cancelled', 'refused', 'failed'];

/** True when a withdrawal was ever on its way there; false while that is unknown, which only warns once more. */
export function useUsedBefore(destinationId: number | undefined): boolean {
  const withdrawals = useCall(listWithdrawals, newest);
  if (withdrawals.state !== 'ready' || destinationId === undefined) return false;
  return withdrawals.data.data.some(
    (withdrawal) => withdrawal.destinationId === destinationId && !neverLeft.includes(withdrawal.status),
  );
}
