import type { AccountType } from '@candor/api';
import type { AccountId, AssetId, LoanView } from '@candor/exchange';
import { accountWorth } from '@candor/exchange/rules';
import { type Atoms, plus, zero } from '@candor/money';
import type { Deps } from '../serving/deps.ts';
import { accountTypeOf } from './present/funds.ts';

/** Everything an account has and owes, with its worth in USDT atoms: each total that the server shows is this one. */
export async function ownWorth({ exchange, market }: Pick<Deps, 'exchange' | 'market'>, accountId: AccountId) {
  const { valuation } = market;
  const [balances, loans, subscriptions, contract] = await Promise.all([
    exchange.query('balances', accountId),
    exchange.query('liveLoans', accountId),
    exchange.query('heldSubscriptions', accountId),
    exchange.query('contractAccount', accountId),
  ]);
  const debts = debtsOf(loans);
  const unreleased = subscriptions
    .filter((one) => one.unreleased > 0n)
    .map((one) => ({ ...one, worth: valuation.worth(one.tokenAssetId, one.unreleased) }));
  const contractUnrealised = plus(contract.crossUnrealised, contract.isolatedUnrealised);
  const worth = accountWorth<AccountType>({
    balances: balances.map(({ walletType, assetId, available, frozen }) => ({
      wallet: accountTypeOf(walletType),
      worth: valuation.worth(assetId, plus(available, frozen)),
    })),
    contractUnrealised,
    unreleased: unreleased.map((one) => one.worth),
    debts: debts.map(({ assetId, principal }) => valuation.worth(assetId, principal)),
  });
  return { balances, debts, unreleased, contractUnrealised, worth };
}

/** Debts for loans, by asset. */
function debtsOf(loans: readonly LoanView[]) {
  const debts = new Map<AssetId, { readonly assetId: AssetId; principal: Atoms; interest: Atoms }>();
  for (const { assetId, principal, interest } of loans) {
    const debt = debts.get(assetId) ?? { assetId, principal: zero, interest: zero };
    debts.set(assetId, debt);
    debt.principal = plus(debt.principal, principal);
    debt.interest = plus(debt.interest, interest);
  }
  return [...debts.values()].sort((a, b) => a.assetId - b.assetId);
}
