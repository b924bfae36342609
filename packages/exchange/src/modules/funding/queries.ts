import { FundingAccount } from './account.ts';
import { claimsLike } from './claims.ts';
import { capsOf } from './credit-caps.ts';
import type { Claim, Deposit, Withdrawal } from './funding.ts';
import { limitOf } from './leaving.ts';
import { planWithdrawal } from './plan.ts';
import type { FundingSlice } from './slice.ts';
import type { ClaimView, DepositView, FundingQueries, WithdrawalView } from './views.ts';

const depositView = (deposit: Deposit): DepositView => ({ ...deposit });
const claimView = (claim: Claim): ClaimView => ({ ...claim });

function withdrawalView({ approvalsNeeded: _ours, ...withdrawal }: Withdrawal): WithdrawalView {
  return withdrawal;
}

export function fundingQueries(core: FundingSlice): FundingQueries {
  const { funding } = core;
  const all = <T extends { readonly accountId: number }>(of: ReadonlyMap<number, T>, accountId: number) =>
    [...of.values()].filter((one) => one.accountId === accountId).reverse();
  return {
    fundingTerms: () => funding.terms,
    rails: () => [...funding.rails.values()].sort((a, b) => a.railId - b.railId),
    fundingAccount(accountId) {
      const account = funding.accounts.get(accountId) ?? new FundingAccount(accountId);
      const atMs = core.atMs;
      const isBookOnly = account.booksOnlyAt(atMs);
      return {
        level: account.level,
        holds: account.activeHolds(atMs),
        limit: limitOf(funding.terms, account),
        used: account.usedAt(atMs),
        isBookOnly,
        ...(isBookOnly && account.bookOnlyUntilMs !== undefined ? { bookOnlyUntilMs: account.bookOnlyUntilMs } : {}),
        destinations: [...account.destinations.values()].map((destination) => ({
          ...destination,
          usableAtMs: account.usableFrom(destination, atMs),
        })),
      };
    },
    pendingDeposits: (accountId) => all(funding.deposits, accountId).map(depositView),
    allPendingDeposits: (railId) =>
      [...funding.deposits.values()].filter((deposit) => deposit.railId === railId).map(depositView),
    claims: (accountId) => all(funding.claims, accountId).map(claimView),
    allClaims: () => [...funding.claims.values()].map(claimView),
    claimsLike: (claimId) => claimsLike(core, claimId),
    creditCaps: () => capsOf(core),
    openWithdrawals: (accountId) => funding.withdrawalsOf(accountId).reverse().map(withdrawalView),
    withdrawalsIn(statuses) {
      const found: WithdrawalView[] = [];
      for (const withdrawal of funding.withdrawals.values()) {
        if (statuses.includes(withdrawal.status)) found.push(withdrawalView(withdrawal));
      }
      return found;
    },
    openWithdrawal(withdrawalId) {
      const withdrawal = funding.withdrawals.get(withdrawalId);
      return withdrawal === undefined ? undefined : withdrawalView(withdrawal);
    },
    previewWithdrawal(command) {
      const { rail: _rail, approvalsNeeded: _approvals, ...preview } = planWithdrawal(core, command);
      return preview;
    },
  };
}
