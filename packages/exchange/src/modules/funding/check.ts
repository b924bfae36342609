import { assert, present } from '@candor/kernel';
import { isDepositEnded, isEnded, openWithdrawalsMax } from './rules.ts';
import type { FundingSlice } from './slice.ts';

/** Checks the invariants of money on its way after every command. */
export function checkFunding(core: FundingSlice): void {
  const { funding } = core;
  const kept = new Map<string, bigint>();
  for (const [id, deposit] of funding.deposits) {
    assert(deposit.depositId === id && id < funding.nextDepositId, 'a deposit has the number it was given');
    assert(!isDepositEnded(deposit.status), 'a deposit that has ended leaves the state');
    assert(funding.pendingAt(deposit.railId, deposit) === deposit, 'a deposit is found at its place on the chain');
    const payments = funding.paymentsOf(deposit.railId);
    const isSettled = payments.isSettled(deposit) || (deposit.status === 'kept' && payments.isTooOld(deposit.height));
    assert(isSettled === (deposit.status === 'kept'), 'a payment is pending until it is settled, and settled once');
    const key = `${deposit.accountId} ${deposit.railId}`;
    if (deposit.status === 'kept') kept.set(key, (kept.get(key) ?? 0n) + deposit.amount);
  }
  for (const [id, withdrawal] of funding.withdrawals) {
    const { accountId, status, amount, fee, receives, operators, approvalsNeeded } = withdrawal;
    assert(withdrawal.withdrawalId === id && id < funding.nextWithdrawalId, 'a withdrawal has the number it was given');
    assert(!isEnded(status), 'a withdrawal that has ended leaves the state');
    assert(receives > 0n && fee >= 0n && amount === fee + receives, 'what is frozen is what arrives and the fee');
    assert(status !== 'requested' || withdrawal.undoUntilMs > core.nowMs, 'the time to undo ends by itself');
    assert(new Set(operators).size === operators.length, 'nobody approves twice');
    const isOnItsWay = status !== 'requested' && status !== 'held' && status !== 'review';
    assert(!isOnItsWay || operators.length >= approvalsNeeded, 'nothing leaves without its approvals');
    const holds = present(funding.accounts.get(accountId), 'who withdraws is known').activeHolds(core.nowMs);
    assert(status !== 'held' || holds.length > 0, 'nothing is held without a hold');
    assert((status !== 'review' && status !== 'approved') || holds.length === 0, 'a hold holds what is not on its way');
  }
  let found = 0;
  for (const accountId of funding.withdrawers) {
    const own = funding.withdrawalsOf(accountId);
    assert(own.length > 0 && own.length <= openWithdrawalsMax, 'withdrawals per account are bounded');
    for (const withdrawal of own) {
      assert(withdrawal.accountId === accountId, 'a withdrawal is found with its account');
      assert(funding.withdrawals.get(withdrawal.withdrawalId) === withdrawal, 'what an account has open is open');
    }
    found += own.length;
  }
  assert(found === funding.withdrawals.size, 'every open withdrawal is found with its account');
  for (const account of funding.accounts.values()) {
    for (const [railId, sum] of account.kept) {
      assert(kept.get(`${account.accountId} ${railId}`) === sum, 'what is kept is the sum of its deposits');
      kept.delete(`${account.accountId} ${railId}`);
    }
  }
  assert(kept.size === 0, 'every kept deposit is counted');
}
