import { hex } from '@candor/kernel/hash';
import { type Atoms, zero } from '@candor/money';
import type { CommandOf } from '../../commands.ts';
import { FundingAccount } from './account.ts';
import { limitOf, limitRefusal, standingRefusal, walletRefusal } from './leaving.ts';
import { heldUntil } from './lifecycle.ts';
import { openWithdrawalsMax, withdrawalFigures } from './rules.ts';
import type { FundingSlice } from './slice.ts';
import type { FundingTerms, Rail, WithdrawalPreview } from './views.ts';
import { walletTypeOf } from './wallets.ts';
import { limitValue } from './worth.ts';

/** Everything about a requested withdrawal: its refusal, and its figures as far as they are known. */
interface WithdrawalPlan extends WithdrawalPreview {
  readonly rail: Rail | undefined;
  readonly approvalsNeeded: number;
}

/** The requested withdrawal. Without a fee it takes the one in force. */
type Asked = Omit<CommandOf<'funding.withdraw'>, 'fee'> & { readonly fee?: Atoms };

/** The one planner for the preview and the command (RULES 15). Codes in the order they are checked. */
export function planWithdrawal(core: FundingSlice, command: Asked): WithdrawalPlan {
  const { funding, nowMs } = core;
  const { accountId, railId, amount } = command;
  const { terms } = funding;
  const rail = funding.rails.get(railId);
  const account = funding.accounts.get(accountId) ?? new FundingAccount(accountId);
  const booked = account.destinations.get(hex(command.destination));
  const usableAtMs = booked === undefined ? undefined : account.usableFrom(booked, nowMs);
  const isValued = terms !== undefined && rail !== undefined && amount > 0n;
  const value = isValued ? limitValue(core, terms, rail, amount) : undefined;
  const limit = limitOf(terms, account);
  const used = account.usedAt(nowMs);
  const untilMs = heldUntil(core, accountId);
  const spendable = rail === undefined ? zero : core.spendable(accountId, walletTypeOf(rail), rail.assetId);

  const refusal = () => {
    if (!core.accounts.has(accountId)) return 'account_not_found';
    if (rail === undefined) return 'rail_not_found';
    if (terms === undefined || rail.takesWithdrawals === 'no') return 'withdrawals_closed';
    const standing = standingRefusal(account, nowMs);
    if (standing !== undefined) return standing;
    if (booked?.railId !== railId) return 'destination_not_found';
    if (account.usableFrom(booked, nowMs) > nowMs) return 'destination_waits';
    if (amount <= 0n) return 'amount_invalid';
    if (command.fee !== undefined && command.fee !== rail.withdrawFee) return 'fee_changed';
    if (amount < rail.withdrawMin || amount <= rail.withdrawFee) return 'withdrawal_too_small';
    const beyond = limitRefusal(terms, account, value, nowMs);
    if (beyond !== undefined) return beyond;
    if (core.funding.withdrawalsOf(accountId).length >= openWithdrawalsMax) return 'too_many_withdrawals';
    return walletRefusal(core, accountId, walletTypeOf(rail), rail.assetId, amount);
  };
  const rejects = refusal();
  return {
    ...(rejects === undefined ? {} : { rejects }),
    ...withdrawalFigures(amount, rail?.withdrawFee ?? zero),
    ...(value === undefined ? {} : { value }),
    limit,
    used,
    spendable,
    needsReview: approvals(terms, value) > 0,
    approvalsNeeded: approvals(terms, value),
    ...(usableAtMs === undefined || usableAtMs <= nowMs ? {} : { destinationUsableAtMs: usableAtMs }),
    ...(untilMs === undefined ? {} : { heldUntilMs: untilMs }),
    undoMs: terms?.undoMs ?? 0,
    rail,
  };
}

/** The number of operators who have to approve a withdrawal of this value. */
function approvals(terms: FundingTerms | undefined, value: Atoms | undefined): number {
  if (terms === undefined || value === undefined || value <= terms.reviewAbove) return 0;
  return value <= terms.twoPeopleAbove ? 1 : 2;
}
