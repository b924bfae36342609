import { accountTypes, listWallets } from '@candor/api';
import type { BalanceView } from '@candor/exchange';
import { profitSince } from '@candor/exchange/rules';
import { done } from '@candor/kernel';
import { type Atoms, atomsToText, plus, zero } from '@candor/money';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { hundredthsText } from '../../serving/decimals.ts';
import { balanceRowOf } from '../present/funds.ts';
import { ownWorth } from '../own-worth.ts';
import { serveUser } from '../../serving/serve.ts';
import { valuesOfDays } from '../wallet-days.ts';

export default serveUser(listWallets, async (deps, { accountType, withZero = false }, context) => {
  const { market } = deps;
  const { instruments, valuation } = market;
  await awaitOwnWrites(deps, context);
  const { balances: held, debts, unreleased, contractUnrealised, worth } = await ownWorth(deps, context.user.accountId);
  const [{ opening, paidIn, history }, costs] = await Promise.all([
    valuesOfDays(deps, context.user, worth.net),
    deps.reader.knownCosts(context.user.accountId),
  ]);
  const today = profitSince(plus(opening, paidIn), worth.net);
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
    totals: accountTypes.map((type) => ({ accountType: type, equivalent: usdt(worth.byWallet.get(type) ?? zero) })),
    totalEquivalent: usdt(worth.net),
    contractUnrealised: usdt(contractUnrealised),
    unreleased: unreleased.map(({ projectId, tokenAssetId: assetId, unreleased: amount, worth: value, nextAtMs }) => {
      const { code, scale } = instruments.assetOf(assetId);
      return { projectId, assetId, code, amount: atomsToText(amount, scale), equivalent: usdt(value), nextAtMs };
    }),
    debts: debts.map(({ assetId, principal, interest }) => {
      const { code, scale } = instruments.assetOf(assetId);
      return { assetId, code, principal: atomsToText(principal, scale), interest: atomsToText(interest, scale) };
    }),
    costs: costs.map(({ assetId, amount, cost }) => {
      const { code, scale } = instruments.assetOf(assetId);
      return { assetId, code, amount: atomsToText(amount, scale), cost: usdt(cost) };
    }),
    profitToday: usdt(today.profit),
    profitTodayPercent: hundredthsText(Number(today.hundredths)),
    history: history.map(({ atMs, value }) => ({ atMs, equivalent: usdt(value) })),
  });
});
