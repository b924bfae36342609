import { done, present, reject } from '@candor/kernel';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import { isOperatorName } from '../../operator-name.ts';
import { type WithdrawalId, withdrawalReasons } from '../../vocabulary.ts';
import type { Withdrawal } from './funding.ts';
import { advance, giveBack, move } from './lifecycle.ts';
import { planWithdrawal } from './plan.ts';
import { isCancellable } from './rules.ts';
import type { FundingSlice } from './slice.ts';
import { freeze } from './wallets.ts';

/** Takes the funds out of reach and starts the time in which it can be undone. */
export function withdraw(core: FundingSlice, command: CommandOf<'funding.withdraw'>): OutcomeOf<'funding.withdraw'> {
  const { funding, nowMs } = core;
  const { rejects, rail, fee, receives, value, approvalsNeeded, undoMs } = planWithdrawal(core, command);
  if (rejects !== undefined) return reject(rejects);
  const { accountId, railId, amount, destination } = command;
  const known = present(rail, 'a withdrawal that is not refused has a rail');
  const withdrawalId = funding.nextWithdrawalId++ as WithdrawalId;
  const asked = {
    withdrawalId,
    accountId,
    railId,
    assetId: known.assetId,
    destination,
    amount,
    fee,
    receives,
    value: present(value, 'a withdrawal that is not refused has a value'),
    undoUntilMs: nowMs + undoMs,
  };
  const withdrawal: Withdrawal = {
    ...asked,
    status: 'requested',
    reason: 'undo_time',
    requestedAtMs: nowMs,
    operators: [],
    approvalsNeeded,
  };
  freeze(core, known, withdrawal);
  funding.keepWithdrawal(withdrawal);
  funding.account(accountId).use(nowMs, withdrawalId, asked.value);
  core.timers.set(asked.undoUntilMs, 'funding.undo_end', withdrawalId);
  core.emit({ type: 'funding.withdrawal_requested', ...asked });
  return done({ withdrawalId, fee, receives, undoUntilMs: asked.undoUntilMs });
}

/** The owner's own change of mind, while nothing has been given to the signer or the bank. */
export function cancelWithdrawal(
  core: FundingSlice,
  { accountId, withdrawalId }: CommandOf<'funding.cancel_withdrawal'>,
): OutcomeOf<'funding.cancel_withdrawal'> {
  const withdrawal = core.funding.withdrawals.get(withdrawalId);
  if (withdrawal?.accountId !== accountId) return reject('withdrawal_not_found');
  if (!isCancellable(withdrawal.status)) return reject('withdrawal_status_wrong');
  giveBack(core, withdrawal, 'cancelled', 'user_cancelled');
  return done({});
}

/** Reasons an operator must choose from when refusing. */
const refusals = withdrawalReasons.slice(
  withdrawalReasons.indexOf('destination_suspicious'),
  withdrawalReasons.indexOf('chain_failed'),
);

/** An operator approves a withdrawal that waits for them, or refuses one that is not on its way yet. */
export function reviewWithdrawal(
  core: FundingSlice,
  { withdrawalId, operator, refusal }: CommandOf<'funding.review_withdrawal'>,
): OutcomeOf<'funding.review_withdrawal'> {
  if (!isOperatorName(operator)) return reject('not_permitted');
  const withdrawal = core.funding.withdrawals.get(withdrawalId);
  if (withdrawal === undefined) return reject('withdrawal_not_found');
  const { status, operators, approvalsNeeded } = withdrawal;
  if (refusal !== undefined) {
    const canRefuse = (isCancellable(status) || status === 'approved') && refusals.includes(refusal);
    if (!canRefuse) return reject('withdrawal_status_wrong');
    withdrawal.operators = [...operators, operator];
    giveBack(core, withdrawal, 'refused', refusal);
    return done({ needsSecond: 'no' });
  }
  if (status !== 'review') return reject('withdrawal_status_wrong');
  if (operators.includes(operator)) return reject('second_person_needed');

  withdrawal.operators = [...operators, operator];
  if (withdrawal.operators.length < approvalsNeeded) {
    move(core, withdrawal, 'review', 'amount_above_limit');
    return done({ needsSecond: 'yes' });
  }
  advance(core, withdrawal);
  return done({ needsSecond: 'no' });
}
