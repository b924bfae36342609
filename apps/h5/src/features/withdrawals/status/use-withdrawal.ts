import { listWithdrawals, type WithdrawalRow } from '@candor/api';
import { type Loadable, useCall } from '#hooks/use-call.ts';
import { useFunding } from '#hooks/use-funding.ts';

type FoundWithdrawal =
  | Exclude<Loadable<unknown>, { state: 'ready' }>
  | { readonly state: 'ready'; readonly data: WithdrawalRow | undefined };

/** One withdrawal of the user's, live while it is on its way. */
export function useWithdrawal(withdrawalId: number): FoundWithdrawal {
  const live = useFunding();
  const listed = useCall(listWithdrawals, { withdrawalId });
  const isIt = (row: WithdrawalRow) => row.withdrawalId === withdrawalId;
  const withdrawal = live.withdrawals.find(isIt);
  if (withdrawal !== undefined) return { state: 'ready', data: withdrawal };
  if (listed.state !== 'ready') return listed;
  const known = listed.data.data.find(isIt);
  // A new one may be in neither yet.
  if (known === undefined && (listed.isRefreshing || !live.isKnown)) return { state: 'loading' };
  return { state: 'ready', data: known };
}
