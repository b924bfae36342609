import { accountTypes, listWallets } from '@candor/api';
import type { AssetId, BalanceView, LoanView } from '@candor/exchange';
import { done } from '@candor/kernel';
import { type Atoms, atomsToText, plus, zero } from '@candor/money';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { changeText, differenceOf } from '../../serving/decimals.ts';
import { accountTypeOf, balanceRowOf } from '../present/funds.ts';
import { serveUser } from '../../serving/serve.ts';
import { valuesOfDays } from '../wallet-days.ts';

export default serveUser(listWallets, async (deps, { accountType, withZero = false }, context) => {
  const { market } = deps;
  const { instruments, valuation } = market;
  await awaitOwnWrites(deps, context);
  const held = await deps.exchange.query('balances', context.user.accountId);
  const sumOf = (balances: readonly BalanceView[]): Atoms =>
    balances.reduce((sum, row) => plus(sum, valuation.worth(row.assetId, plus(row.available, row.frozen))), zero);
  const debts = debtsOf(await deps.exchange.query('liveLoans', context.user.accountId));
  const owed = debts.reduce((sum, { assetId, principal }) => plus(sum, valuation.worth(assetId, principal)), zero);
  const subscriptions = await deps.exchange.query('heldSubscriptions', context.user.accountId);
  const unreleased = subscriptions
    .filter((one) => one.unreleased > 0n)
    .map((one) => ({ ...one, worth: valuation.worth(one.tokenAssetId, one.unreleased) }));
  const waiting = unreleased.reduce((sum, { worth }) => plus(sum, worth), zero);
  const total = differenceOf(plus(sumOf(held), waiting), owed);
  const { opening, paidIn, history } = await valuesOfDays(deps, context.user, total);
  const invested = plus(opening, paidIn);
  const usdt = (amount: Atoms) => atomsToText(amount, valuation.usdtScale);
  const never = accountTypes.flatMap((walletType) =>
    instruments.assets
      .filter(({ assetId }) => !held.some((row) => row.assetId === assetId && row.walletType === walletType))
      .map(({ assetId }): BalanceView => ({ walletType, assetId, available: zero, frozen: zero })),
  );
  const shown = (withZero ? [...held, ...never] : held).filter(
    ({ walletType }) => accountType === undefined || walletType === accountType,
  );
  return done({
    balances: shown.map((balance) => balanceRowOf(market, balance)),
    totals: accountTypes.map((type) => ({
      accountType: type,
      equivalent: usdt(sumOf(held.filter(({ walletType }) => accountTypeOf(walletType) === type))),
    })),
    totalEquivalent: usdt(total),
    unreleased: unreleased.map(({ projectId, tokenAssetId: assetId, unreleased: amount, worth, nextAtMs }) => {
      const { code, scale } = instruments.assetOf(assetId);
      return { projectId, assetId, code, amount: atomsToText(amount, scale), equivalent: usdt(worth), nextAtMs };
    }),
    debts: debts.map(({ assetId, principal, interest }) => {
      const { code, scale } = instruments.assetOf(assetId);
      return { assetId, code, principal: atomsToText(principal, scale), interest: atomsToText(interest, scale) };
    }),
    profitToday: usdt(differenceOf(total, invested)),
    profitTodayPercent: changeText(invested, total),
    history: history.map(({ atMs, value }) => ({ atMs, equivalent: usdt(value) })),
  });
});

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
