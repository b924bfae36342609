import { assert } from '@candor/kernel';
import { piecePauseMs } from '../../pieces.ts';
import { nextDividendAtMs } from './deposit.ts';
import { rewardsWallet } from './funds.ts';
import { unpaidOf } from './locked.ts';
import { lockedDividendFor } from './rules.ts';
import type { LockedSlice } from './slice.ts';

/** Checks the invariants of locked mining after every command, recomputed from the deposits themselves. */
export function checkLocked(core: LockedSlice): void {
  const { locked } = core;
  if (locked.versions.length === 0) return;
  const reserved = new Map<number, bigint>();
  const inProduct = new Map<number, bigint>();
  for (const [depositId, deposit] of locked.live) {
    const { accountId, productId, assetId, principal, rate, dividend, days, daysPaid } = deposit;
    assert(
      deposit.depositId === depositId && depositId < locked.nextDepositId,
      'a deposit has the number it was given',
    );
    assert(principal > 0n && daysPaid >= 0 && daysPaid < days, 'a live deposit has days to come');
    assert(dividend === lockedDividendFor(principal, rate), 'a dividend is the rate that was agreed');
    assert(locked.depositOf(accountId, depositId) === deposit, 'a deposit is known to its user');
    assert(locked.dividendTimes.has(nextDividendAtMs(deposit), depositId), 'a deposit waits for its next dividend');
    reserved.set(assetId, (reserved.get(assetId) ?? 0n) + unpaidOf(deposit));
    inProduct.set(productId, (inProduct.get(productId) ?? 0n) + principal);
  }
  assert(locked.dividendTimes.size === locked.live.size, 'only live deposits wait for dividends');
  const { nextAtMs } = locked.dividendTimes;
  const latestMs = Math.max(nextAtMs ?? 0, core.nowMs + piecePauseMs);
  const isArranged = (locked.pieces.timerAtMs ?? Number.POSITIVE_INFINITY) <= latestMs;
  assert(nextAtMs === undefined || isArranged, 'a timer comes for the next dividends');
  assert(locked.live.size + locked.endedCount === locked.nextDepositId - 1, 'a deposit ends once');
  for (const { terms } of locked.versions) {
    const { assetId, productId } = terms;
    const promised = reserved.get(assetId) ?? 0n;
    assert(locked.reservedIn(assetId) === promised, 'what is reserved is the dividends to come');
    assert(core.ledger.frozen(rewardsWallet(core, assetId)) === promised, 'every promised yield is set aside');
    assert(locked.lockedIn(productId) === (inProduct.get(productId) ?? 0n), 'a product has its deposits');
  }
}
