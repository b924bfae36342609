import { done, reject } from '@candor/kernel';
import { negated, zero } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import { isOperatorName } from '../../operator-name.ts';
import { house } from '../../ledger-words.ts';
import type { WithdrawalStatus } from '../../vocabulary.ts';
import type { Withdrawal } from './funding.ts';
import { giveBack, move, railOf } from './lifecycle.ts';
import { transactionSize } from './rules.ts';
import type { FundingSlice } from './slice.ts';
import { payOut } from './wallets.ts';

type Steps = Readonly<Partial<Record<WithdrawalStatus, readonly WithdrawalStatus[]>>>;

/** A transaction with a higher fee may take the place of one that does not get into a block. */
const onChain: Steps = {
  signing: ['signed', 'failed'],
  signed: ['signed', 'broadcast', 'failed'],
  broadcast: ['broadcast', 'confirmed', 'failed'],
};
const byHand: Steps = { approved: ['broadcast', 'failed'], broadcast: ['confirmed', 'failed'] };

/** Hands an approved withdrawal to the signer. Only now may it be signed, and no hold applies any more. */
export function releaseWithdrawal(
  core: FundingSlice,
  { withdrawalId }: CommandOf<'funding.release_withdrawal'>,
): OutcomeOf<'funding.release_withdrawal'> {
  const withdrawal = core.funding.withdrawals.get(withdrawalId);
  if (withdrawal === undefined) return reject('withdrawal_not_found');
  const isReady = withdrawal.status === 'approved' && railOf(core, withdrawal).kind === 'chain';
  if (!isReady) return reject('withdrawal_status_wrong');
  move(core, withdrawal, 'signing');
  return done({});
}

/** Books the progress of a withdrawal on its chain. */
export function progressWithdrawal(
  core: FundingSlice,
  { withdrawalId, status, transaction }: CommandOf<'funding.progress_withdrawal'>,
): OutcomeOf<'funding.progress_withdrawal'> {
  const withdrawal = core.funding.withdrawals.get(withdrawalId);
  if (withdrawal === undefined) return reject('withdrawal_not_found');
  const isPossible =
    railOf(core, withdrawal).kind === 'chain' &&
    onChain[withdrawal.status]?.includes(status) === true &&
    // From the first signature on it is known by its transaction.
    (status === 'failed' || (transaction ?? withdrawal.transaction)?.length === transactionSize);
  if (!isPossible) return reject('withdrawal_status_wrong');
  step(core, withdrawal, status, transaction);
  return done({});
}

/** Books an operator's work at a bank, or on a chain that is run by hand. */
export function reportWithdrawal(
  core: FundingSlice,
  { withdrawalId, operator, status, transaction }: CommandOf<'funding.report_withdrawal'>,
): OutcomeOf<'funding.report_withdrawal'> {
  if (!isOperatorName(operator)) return reject('not_permitted');
  const withdrawal = core.funding.withdrawals.get(withdrawalId);
  if (withdrawal === undefined) return reject('withdrawal_not_found');
  const isPossible = railOf(core, withdrawal).kind !== 'chain' && byHand[withdrawal.status]?.includes(status) === true;
  if (!isPossible) return reject('withdrawal_status_wrong');
  if (!withdrawal.operators.includes(operator)) withdrawal.operators = [...withdrawal.operators, operator];
  step(core, withdrawal, status, transaction);
  return done({});
}

function step(
  core: FundingSlice,
  withdrawal: Withdrawal,
  status: WithdrawalStatus,
  transaction: Uint8Array | undefined,
): void {
  if (transaction !== undefined) withdrawal.transaction = transaction;
  const rail = railOf(core, withdrawal);
  if (status === 'failed') {
    giveBack(core, withdrawal, 'failed', rail.kind === 'bank' ? 'bank_returned' : 'chain_failed');
    return;
  }
  if (status === 'confirmed') {
    payOut(core, rail, withdrawal);
    core.funding.forgetWithdrawal(withdrawal);
  }
  move(core, withdrawal, status);
}

/**
 * Books the cost that a chain took for a transaction of ours. A treasury that cannot pay it refuses, and is asked again
 * later.
 */
export function bookNetworkCost(
  core: FundingSlice,
  { railId, assetId, amount, transaction }: CommandOf<'funding.book_network_cost'>,
): OutcomeOf<'funding.book_network_cost'> {
  const { ledger } = core;
  if (core.funding.rails.get(railId)?.kind !== 'chain') return reject('rail_not_found');
  if (!core.catalog.assets.has(assetId)) return reject('asset_not_found');
  if (amount <= 0n) return reject('amount_invalid');
  const treasury = ledger.wallet(house.treasury, 'house', assetId);
  if (ledger.available(treasury) < amount) return reject('treasury_insufficient');

  ledger.line(treasury, 'network_cost', negated(amount), zero);
  ledger.line(ledger.wallet(house.external, 'house', assetId), 'network_cost', amount, zero);
  core.post(0);
  core.emit({ type: 'funding.network_cost_booked', railId, assetId, amount, transaction });
  return done({});
}
