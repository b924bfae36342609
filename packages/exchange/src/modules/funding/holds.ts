import { done, reject } from '@candor/kernel';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { EventOf } from '../../events.ts';
import type { AccountId, HoldReason } from '../../vocabulary.ts';
import { advance, hold } from './lifecycle.ts';
import { isOpenEnded } from './rules.ts';
import type { FundingSlice } from './slice.ts';

/** Keeps an account's funds in for a while, also those of withdrawals that are not with the signer yet. */
export function placeHold(
  core: FundingSlice,
  { accountId, reason }: CommandOf<'funding.place_hold'>,
): OutcomeOf<'funding.place_hold'> {
  const { terms } = core.funding;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  if (terms === undefined || reason === 'otc_purchase') return reject('hold_invalid');

  const untilMs = isOpenEnded(reason) ? undefined : core.nowMs + terms.holdMs;
  place(core, accountId, reason, untilMs);
  return done(untilMs === undefined ? {} : { untilMs });
}

function place(core: FundingSlice, accountId: AccountId, reason: HoldReason, untilMs: number | undefined): void {
  const end = untilMs === undefined ? {} : { untilMs };
  core.funding.account(accountId).holds.set(reason, { reason, sinceMs: core.nowMs, ...end });
  if (untilMs !== undefined) core.timers.set(untilMs, 'funding.hold_end', accountId);
  core.emit({ type: 'funding.hold_placed', accountId, reason, ...end });
  for (const withdrawal of core.funding.withdrawalsOf(accountId)) {
    const { status } = withdrawal;
    if (status === 'review' || status === 'approved' || status === 'held') hold(core, withdrawal);
  }
}

/** RULES 12: what a new buyer of OTC bought stays in for a while. */
export function holdAfterPurchase(core: FundingSlice, { accountId, untilMs }: EventOf<'otc.delayed'>): void {
  place(core, accountId, 'otc_purchase', untilMs);
}

/** Ends a hold without an end of its own. An account that was frozen waits on as after any change of its security. */
export function liftHold(
  core: FundingSlice,
  { accountId, reason }: CommandOf<'funding.lift_hold'>,
): OutcomeOf<'funding.lift_hold'> {
  const { funding } = core;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  if (!isOpenEnded(reason) || funding.terms === undefined) return reject('hold_invalid');
  const account = funding.accounts.get(accountId);
  const placed = account?.holds.get(reason);
  if (account === undefined || placed === undefined || placed.untilMs !== undefined) return reject('hold_not_found');

  account.holds.delete(reason);
  core.emit({ type: 'funding.hold_lifted', accountId, reason });
  if (reason === 'account_frozen') place(core, accountId, reason, core.nowMs + funding.terms.holdMs);
  resume(core, accountId);
  return done({});
}

/** A hold has run out: the withdrawals it kept go on, unless another keeps them. */
export function holdEnds(core: FundingSlice, reference: number): void {
  const accountId = reference as AccountId;
  const account = core.funding.account(accountId);
  for (const [reason, { untilMs }] of account.holds) {
    if (untilMs !== undefined && untilMs <= core.nowMs) account.holds.delete(reason);
  }
  resume(core, accountId);
}

function resume(core: FundingSlice, accountId: AccountId): void {
  for (const withdrawal of core.funding.withdrawalsOf(accountId)) {
    if (withdrawal.status === 'held') advance(core, withdrawal);
  }
}
