import { type Atoms, zero } from '@candor/money';
import type { AccountId, AssetId, WalletType } from '../../vocabulary.ts';
import type { FundingAccount } from './account.ts';
import type { FundingSlice } from './slice.ts';
import type { FundingTerms } from './views.ts';

/*
 * The rules of everything that leaves an account, whether a rail carries it out or another user receives it (RULES 15).
 * Withdrawals and sends put their own refusals between them.
 */

/** The reason that nothing may leave an account now. */
export function standingRefusal(account: FundingAccount, nowMs: number) {
  if (account.level === 'none') return 'identity_needed';
  return account.activeHolds(nowMs).length > 0 ? 'withdrawals_held' : undefined;
}

/** The reason that a value is too much for the rest of the day; without a fresh price nobody knows. */
export function limitRefusal(
  terms: FundingTerms | undefined,
  account: FundingAccount,
  value: Atoms | undefined,
  nowMs: number,
) {
  if (value === undefined) return 'index_stale';
  return account.usedAt(nowMs) + value > limitOf(terms, account) ? 'withdrawal_limit' : undefined;
}

/** The amount that may leave in 24 hours; zero without a verified identity. */
export function limitOf(terms: FundingTerms | undefined, { level }: FundingAccount): Atoms {
  if (terms === undefined || level === 'none') return zero;
  return level === 'basic' ? terms.basicLimit : terms.advancedLimit;
}

/** The reason that a wallet cannot give an amount. */
export function walletRefusal(
  core: FundingSlice,
  accountId: AccountId,
  walletType: WalletType,
  assetId: AssetId,
  amount: Atoms,
) {
  if (core.ledger.available(core.ledger.wallet(accountId, walletType, assetId)) < amount) return 'balance_insufficient';
  return core.spendable(accountId, walletType, assetId) < amount ? 'margin_needed' : undefined;
}
