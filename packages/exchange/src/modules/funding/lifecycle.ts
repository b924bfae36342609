import { present } from '@candor/kernel';
import type { AccountId, WithdrawalId, WithdrawalReason, WithdrawalStatus } from '../../vocabulary.ts';
import type { Withdrawal } from './funding.ts';
import type { FundingSlice } from './slice.ts';
import type { Rail } from './views.ts';
import { release } from './wallets.ts';

export function railOf(core: FundingSlice, { railId }: Withdrawal): Rail {
  return present(core.funding.rails.get(railId), 'a withdrawal goes out on a known rail');
}

/** Puts a withdrawal where it is now, and states it. */
export function move(
  core: FundingSlice,
  withdrawal: Withdrawal,
  status: WithdrawalStatus,
  reason?: WithdrawalReason,
): void {
  withdrawal.status = status;
  if (reason === undefined) delete withdrawal.reason;
  else withdrawal.reason = reason;
  if (status !== 'held') delete withdrawal.heldUntilMs;
  const { withdrawalId, accountId, railId, transaction, operators, heldUntilMs } = withdrawal;
  core.emit({
    type: 'funding.withdrawal_moved',
    withdrawalId,
    accountId,
    railId,
    status,
    ...(reason === undefined ? {} : { reason }),
    ...(heldUntilMs === undefined ? {} : { untilMs: heldUntilMs }),
    ...(transaction === undefined ? {} : { transaction }),
    operators,
  });
}

/** Moves a withdrawal on once it cannot be undone, or its obstacle has ended: held, to an operator, or on its way. */
export function advance(core: FundingSlice, withdrawal: Withdrawal): void {
  const holds = core.funding.account(withdrawal.accountId).activeHolds(core.nowMs);
  if (holds.length > 0) {
    hold(core, withdrawal);
  } else if (withdrawal.operators.length < withdrawal.approvalsNeeded) {
    move(core, withdrawal, 'review', 'amount_above_limit');
  } else {
    move(core, withdrawal, 'approved');
  }
}

/** Holds a withdrawal until the last of the account's holds ends. */
export function hold(core: FundingSlice, withdrawal: Withdrawal): void {
  const untilMs = heldUntil(core, withdrawal.accountId);
  if (withdrawal.status === 'held' && withdrawal.heldUntilMs === untilMs) return;
  if (untilMs === undefined) delete withdrawal.heldUntilMs;
  else withdrawal.heldUntilMs = untilMs;
  move(core, withdrawal, 'held', 'security_hold');
}

/** The end of the last of an account's holds; none while one of them has to be lifted, or without holds. */
export function heldUntil(core: FundingSlice, accountId: AccountId): number | undefined {
  const holds = core.funding.accounts.get(accountId)?.activeHolds(core.nowMs) ?? [];
  const ends = holds.map(({ untilMs }) => untilMs);
  return ends.includes(undefined) || ends.length === 0 ? undefined : Math.max(...ends.map((end) => end ?? 0));
}

/** Ends a withdrawal that did not happen: all of it goes back, also to the limit. */
export function giveBack(
  core: FundingSlice,
  withdrawal: Withdrawal,
  status: 'cancelled' | 'refused' | 'failed',
  reason: WithdrawalReason,
): void {
  release(core, railOf(core, withdrawal), withdrawal);
  core.funding.account(withdrawal.accountId).giveBack(withdrawal.withdrawalId);
  core.funding.forgetWithdrawal(withdrawal);
  move(core, withdrawal, status, reason);
}

export function undoEnds(core: FundingSlice, reference: number): void {
  const withdrawal = core.funding.withdrawals.get(reference as WithdrawalId);
  if (withdrawal?.status === 'requested') advance(core, withdrawal);
}
