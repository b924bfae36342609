import { type Atoms, negated, zero } from '@candor/money';
import { house } from '../../ledger-words.ts';
import type { AccountId, WalletType } from '../../vocabulary.ts';
import type { WalletIndex } from '../ledger/ledger.ts';
import type { Withdrawal } from './funding.ts';
import type { FundingSlice } from './slice.ts';
import type { Rail } from './views.ts';

/** Fiat is in the fiat wallet, coins come and go through the spot wallet. */
export function walletTypeOf(rail: Rail): WalletType {
  return rail.kind === 'bank' ? 'fiat' : 'spot';
}

export function walletOf(core: FundingSlice, accountId: AccountId, rail: Rail): WalletIndex {
  return core.ledger.wallet(accountId, walletTypeOf(rail), rail.assetId);
}

function external(core: FundingSlice, rail: Rail): WalletIndex {
  return core.ledger.wallet(house.external, 'house', rail.assetId);
}

/** Books an amount that came in from outside, in atoms; `reference` is the deposit or the claim. */
export function credit(core: FundingSlice, accountId: AccountId, rail: Rail, amount: Atoms, reference: number): void {
  core.ledger.line(external(core, rail), 'deposit', negated(amount), zero);
  core.ledger.line(walletOf(core, accountId, rail), 'deposit', amount, zero);
  core.post(reference);
}

/** Freezes the whole requested amount, the fee inside, until the withdrawal ends. */
export function freeze(core: FundingSlice, rail: Rail, { accountId, amount, withdrawalId }: Withdrawal): void {
  core.ledger.line(walletOf(core, accountId, rail), 'withdrawal_hold', negated(amount), amount);
  core.post(withdrawalId);
}

/** All of it back: whatever does not arrive costs no fee. */
export function release(core: FundingSlice, rail: Rail, { accountId, amount, withdrawalId }: Withdrawal): void {
  core.ledger.line(walletOf(core, accountId, rail), 'withdrawal_release', amount, negated(amount));
  core.post(withdrawalId);
}

/** Books the frozen amount as it leaves: to the chain or the bank, and the fee to the house. */
export function payOut(core: FundingSlice, rail: Rail, { accountId, receives, fee, withdrawalId }: Withdrawal): void {
  const { ledger } = core;
  const wallet = walletOf(core, accountId, rail);
  ledger.line(wallet, 'withdrawal', zero, negated(receives));
  ledger.line(external(core, rail), 'withdrawal', receives, zero);
  if (fee > 0n) {
    ledger.line(wallet, 'withdrawal_fee', zero, negated(fee));
    ledger.line(ledger.wallet(house.fees, 'house', rail.assetId), 'withdrawal_fee', fee, zero);
  }
  core.post(withdrawalId);
}
