import { getWorthHistory } from '@candor/api';
import { done } from '@candor/kernel';
import { type Atoms, atomsToText } from '@candor/money';
import { hundredthsText } from '../../serving/decimals.ts';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';
import { ownWorth } from '../own-worth.ts';
import { profitsOfDays, valuesOfHours } from '../wallet-days.ts';

export default serveUser(getWorthHistory, async (deps, { days }, context) => {
  await awaitOwnWrites(deps, context);
  const { worth } = await ownWorth(deps, context.user.accountId);
  const usdt = (amount: Atoms) => atomsToText(amount, deps.market.valuation.usdtScale);
  const [hours, profits] = await Promise.all([
    valuesOfHours(deps, context.user),
    profitsOfDays(deps, context.user, days, worth.net),
  ]);
  return done({
    hours: hours.map(({ atMs, value }) => ({ atMs, equivalent: usdt(value) })),
    days: profits.map(({ startMs, value, paidIn, profit, hundredths }) => ({
      startMs,
      equivalent: usdt(value),
      paidIn: usdt(paidIn),
      profit: usdt(profit),
      profitPercent: hundredthsText(Number(hundredths)),
    })),
  });
});
