import { done, present, reject } from '@candor/kernel';
import { zero } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { LiveDeposit } from './deposit.ts';
import { payBack, payDividend, payExit } from './funds.ts';
import { renew, setDividendTimer } from './lock.ts';
import { lockedDaysOver, lockedExitOf } from './rules.ts';
import type { LockedSlice } from './slice.ts';

/** Deposits paid in one go, and the pause after it: 100,000 dividends of one minute hold up no order for long. */
const batchSize = 250;
const batchEveryMs = 100;

/** Pays the dividends that are due at a time, some now and the others a little later. */
export function payDividends(core: LockedSlice, dueAtMs: number): void {
  const { locked, timers } = core;
  const due = locked.dividendTimes.next(dueAtMs, batchSize);
  for (const depositId of due) {
    payDay(core, present(locked.live.get(depositId), 'a deposit with a dividend to come is live'));
  }
  if (due.length === batchSize) timers.set(core.nowMs + batchEveryMs, 'locked.dividends', dueAtMs);
}

/** Pays one day; with the last one the deposit ends, and its principal comes back. */
function payDay(core: LockedSlice, deposit: LiveDeposit): void {
  const { depositId, accountId, assetId, principal, dividend } = deposit;
  const day = deposit.daysPaid + 1;
  payDividend(core, deposit);
  core.emit({ type: 'locked.dividend_paid', depositId, accountId, assetId, day, amount: dividend });
  if (day < deposit.days) {
    if (core.locked.advance(deposit)) setDividendTimer(core, deposit);
    return;
  }
  core.locked.forget(deposit);
  payBack(core, deposit);
  const ended = { depositId, accountId, assetId, end: 'matured', refund: principal, daysPaid: day } as const;
  core.emit({ type: 'locked.ended', ...ended, penalty: zero });
  if (deposit.renewal === 'on') renew(core, deposit);
}

/** Ends a deposit early, or rejects that. Days that are over are paid first, also where their dividends are still on the way. */
export function redeem(core: LockedSlice, command: CommandOf<'locked.redeem'>): OutcomeOf<'locked.redeem'> {
  const { accountId, depositId, penaltyMax } = command;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const deposit = core.locked.depositOf(accountId, depositId);
  if (deposit === undefined) return reject('locked_not_found');
  const exit = lockedExitOf(deposit, core.nowMs);
  const { penalty, refund } = exit;
  if (penaltyMax !== undefined && penalty > penaltyMax) return reject('penalty_changed');

  for (let days = lockedDaysOver(deposit, core.nowMs) - deposit.daysPaid; days > 0; days--) payDay(core, deposit);
  if (exit.daysLeft > 0) {
    core.locked.forget(deposit);
    payExit(core, deposit, exit);
    const { assetId, daysPaid } = deposit;
    core.emit({ type: 'locked.ended', depositId, accountId, assetId, end: 'redeemed', refund, penalty, daysPaid });
  }
  return done({ refund, penalty });
}
