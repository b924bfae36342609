import { listWithdrawals, type WithdrawalRow } from '@candor/contract';
import { useCall } from '../../../../hooks/use-call.ts';
import { withdrawalsPage } from '../status/use-withdrawal.ts';

const neverLeft: readonly WithdrawalRow['status'][] = ['cancelled', 'refused', 'failed'];

/** Whether something was ever on its way there; while it is not known, it was not, which only warns once more. */
export function useUsedBefore(destinationId: number | undefined): boolean {
  const withdrawals = useCall(listWithdrawals, withdrawalsPage);
  if (withdrawals.state !== 'ready' || destinationId === undefined) return false;
  return withdrawals.data.data.some(
    (withdrawal) => withdrawal.destinationId === destinationId && !neverLeft.includes(withdrawal.status),
  );
}
