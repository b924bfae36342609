import { done, present, reject } from '@candor/kernel';
import { zero } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import { type LiveDeposit, nextDividendAtMs } from './deposit.ts';
import { payBack, payDividend, payExit } from './funds.ts';
import { arrangeDividends, renew } from './lock.ts';
import { lockedDaysOver, lockedExitOf } from './rules.ts';
import type { LockedSlice } from './slice.ts';

/** Deposits paid in one piece. */
const pieceSize = 250;

/** Pays the dividends that are due, some now and the others a little later. */
export function payDividends(core: LockedSlice): void {
  const { locked, nowMs } = core;
  if (!locked.pieces.takeTimer(nowMs)) return;
  const due = locked.dividendTimes.dueBy(nowMs, pieceSize);
  // Before they are paid: a renewal arranges for its own dividends.
  if (due.length === pieceSize) locked.pieces.rest(nowMs);
  for (const depositId of due) {
    payDay(core, present(locked.live.get(depositId), 'a deposit with a dividend to come is live'));
  }
  arrangeDividends(core);
}

/** Pays one day, as of the moment at which it was over; with the last one the deposit ends, and its principal comes back. */
function payDay(core: LockedSlice, deposit: LiveDeposit): void {
  const { depositId, accountId, assetId, principal, dividend } = deposit;
  const day = deposit.daysPaid + 1;
  const atMs = nextDividendAtMs(deposit);
  payDividend(core, deposit);
  core.emit({ type: 'locked.dividend_paid', depositId, accountId, assetId, day, amount: dividend, atMs });
  if (day < deposit.days) {
    core.locked.advance(deposit);
    return;
  }
  core.locked.forget(deposit);
  payBack(core, deposit);
  const ended = { depositId, accountId, assetId, end: 'matured', refund: principal, daysPaid: day, atMs } as const;
  core.emit({ type: 'locked.ended', ...ended, penalty: zero });
  if (deposit.renewal === 'on') renew(core, deposit, atMs);
}

/** Ends a deposit early, or rejects that. Days that are over are paid first, also where their dividends are still on the way. */
export function redeem(core: LockedSlice, command: CommandOf<'locked.redeem'>): OutcomeOf<'locked.redeem'> {
  const { accountId, depositId, penaltyMax } = command;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const deposit = core.locked.depositOf(accountId, depositId);
  if (deposit === undefined) return reject('locked_not_found');
  const { nowMs } = core;
  const exit = lockedExitOf(deposit, nowMs);
  const { penalty, refund } = exit;
  if (penaltyMax !== undefined && penalty > penaltyMax) return reject('penalty_changed');

  if (exit.daysLeft === 0 && deposit.renewal === 'on') {
    // Its last day is over and waits for its turn: who redeems now wants it back, and not locked anew.
    deposit.renewal = 'off';
    core.emit({ type: 'locked.renewal_set', depositId, accountId, renewal: 'off' });
  }
  for (let days = lockedDaysOver(deposit, nowMs) - deposit.daysPaid; days > 0; days--) payDay(core, deposit);
  if (exit.daysLeft > 0) {
    core.locked.forget(deposit);
    payExit(core, deposit, exit);
    const ended = { depositId, accountId, assetId: deposit.assetId, daysPaid: deposit.daysPaid } as const;
    core.emit({ type: 'locked.ended', ...ended, end: 'redeemed', refund, penalty, atMs: nowMs });
  }
  return done({ refund, penalty });
}
