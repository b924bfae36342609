import { done, reject } from '@candor/kernel';
import { atoms } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { DepositId } from '../../vocabulary.ts';
import type { Deposit } from './funding.ts';
import { transactionSize } from './rules.ts';
import type { FundingSlice } from './slice.ts';
import type { Rail } from './views.ts';
import { credit } from './wallets.ts';

/** A payment was found in a block: new, or again after its block was replaced. */
export function seeDeposit(
  core: FundingSlice,
  command: CommandOf<'funding.see_deposit'>,
): OutcomeOf<'funding.see_deposit'> {
  const { funding, ledger } = core;
  const { railId, transaction, index, accountId, amount, height } = command;
  const rail = funding.rails.get(railId);
  if (rail?.kind !== 'chain' || transaction.length !== transactionSize) return reject('rail_not_found');
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  if (amount <= 0n || !ledger.canIssue(rail.assetId, amount)) return reject('amount_invalid');
  const payments = funding.paymentsOf(railId);
  const pending = funding.pendingAt(railId, command);
  if (payments.isSettled(command) || pending?.status === 'kept') return reject('deposit_credited');
  if (payments.isTooOld(height)) return reject('deposit_too_old');
  const isOther = pending !== undefined && (pending.accountId !== accountId || pending.amount !== amount);
  if (isOther) return reject('deposit_differs');
  if (pending?.height === height) return done({ depositId: pending.depositId });

  payments.see(height);
  const depositId = pending?.depositId ?? (funding.nextDepositId++ as DepositId);
  const place = { railId, transaction, index, height };
  funding.keepDeposit({
    ...(pending ?? { depositId, accountId, amount, status: 'pending', seenAtMs: core.nowMs }),
    ...place,
  });
  core.emit({ type: 'funding.deposit_seen', depositId, accountId, assetId: rail.assetId, amount, ...place });
  return done({ depositId });
}

/** Credits a payment that has its confirmations; one below the minimum is kept until others reach it together. */
export function confirmDeposit(
  core: FundingSlice,
  command: CommandOf<'funding.confirm_deposit'>,
): OutcomeOf<'funding.confirm_deposit'> {
  const { funding } = core;
  const rail = funding.rails.get(command.railId);
  if (rail?.kind !== 'chain') return reject('rail_not_found');
  const payments = funding.paymentsOf(command.railId);
  const deposit = funding.pendingAt(command.railId, command);
  // One that is kept may be so old that its place is forgotten.
  if (payments.isSettled(command) || deposit?.status === 'kept') return reject('deposit_credited');
  if (deposit === undefined) return reject('deposit_not_found');
  if (command.confirmations < rail.confirmations) return reject('confirmations_missing');
  if (!core.ledger.canIssue(rail.assetId, deposit.amount)) return reject('amount_invalid');

  payments.settle(deposit, deposit.height);
  const account = funding.account(deposit.accountId);
  const together = account.keptOf(rail.railId) + deposit.amount;
  deposit.status = 'kept';
  if (together < rail.depositMin) {
    account.kept.set(rail.railId, atoms(together));
    const { depositId, accountId, railId, amount } = deposit;
    core.emit({ type: 'funding.deposit_kept', depositId, accountId, railId, assetId: rail.assetId, amount });
    return done({ depositId });
  }
  account.kept.delete(rail.railId);
  const waiting = [...funding.deposits.values()].filter(
    (one) => one.status === 'kept' && one.accountId === deposit.accountId && one.railId === rail.railId,
  );
  for (const one of waiting) creditDeposit(core, rail, one);
  return done({ depositId: deposit.depositId });
}

function creditDeposit(core: FundingSlice, rail: Rail, deposit: Deposit): void {
  const { depositId, accountId, railId, amount } = deposit;
  credit(core, accountId, rail, amount, depositId);
  core.funding.forgetDeposit(deposit);
  core.emit({ type: 'funding.deposit_credited', depositId, accountId, railId, assetId: rail.assetId, amount });
}

/** The block of a pending payment was replaced by one without it. A settled payment stays. */
export function dropDeposit(
  core: FundingSlice,
  command: CommandOf<'funding.drop_deposit'>,
): OutcomeOf<'funding.drop_deposit'> {
  const { funding } = core;
  if (funding.rails.get(command.railId)?.kind !== 'chain') return reject('rail_not_found');
  const deposit = funding.pendingAt(command.railId, command);
  const isSettled = funding.paymentsOf(command.railId).isSettled(command) || deposit?.status === 'kept';
  if (isSettled) return reject('deposit_credited');
  if (deposit === undefined) return reject('deposit_not_found');

  funding.forgetDeposit(deposit);
  const { depositId, accountId, railId } = deposit;
  core.emit({ type: 'funding.deposit_dropped', depositId, accountId, railId });
  return done({ depositId });
}
