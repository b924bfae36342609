import type { WithdrawalId } from '@candor/exchange';
import { withdrawalStatuses } from '@candor/exchange';
import { isEnded } from '@candor/exchange/rules';
import type { ActingOperator, Deps } from '../serving/deps.ts';

/** The withdrawals that somebody may still have to do with. */
export const openStatuses = withdrawalStatuses.filter((status) => !isEnded(status));

/** Notes that a call is about the owner of a withdrawal that has not ended, before it does. */
export async function aboutWithdrawal(
  { exchange }: Deps,
  { about }: ActingOperator,
  withdrawalId: number,
): Promise<WithdrawalId> {
  const open = await exchange.query('withdrawalsIn', openStatuses);
  const found = open.find((one) => one.withdrawalId === withdrawalId);
  if (found !== undefined) about([found.accountId]);
  return withdrawalId as WithdrawalId;
}
