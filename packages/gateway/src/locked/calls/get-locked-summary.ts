import { getLockedSummary } from '@candor/api';
import type { LockedDepositView } from '@candor/exchange';
import { lockedDividendAtMs, lockedYieldOf } from '@candor/exchange/rules';
import { done } from '@candor/kernel';
import { type Atoms, atoms, atomsToText, zero } from '@candor/money';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';

/** Sums of what runs are the core's, as it is now; sums of what was are history. */
export default serveUser(getLockedSummary, async (deps, _input, context) => {
  await awaitOwnWrites(deps, context);
  const { accountId } = context.user;
  const [live, totals] = await Promise.all([
    deps.exchange.query('lockedDeposits', accountId),
    deps.reader.lockedTotals({ accountId }),
  ]);
  const assetIds = [...new Set([...live, ...totals].map(({ assetId }) => assetId))].sort((a, b) => a - b);
  return done(
    assetIds.map((assetId) => {
      const { code, scale } = deps.market.instruments.assetOf(assetId);
      const text = (amount: Atoms) => atomsToText(amount, scale);
      const past = totals.find((total) => total.assetId === assetId);
      const own = live.filter((deposit) => deposit.assetId === assetId);
      const next = nextOf(own);
      return {
        assetId,
        code,
        scale,
        locked: text(sumOf(own, ({ principal }) => principal)),
        deposits: own.length,
        earned: text(past?.earned ?? zero),
        penalties: text(past?.penalties ?? zero),
        toCome: text(sumOf(own, ({ dividend, days, daysPaid }) => lockedYieldOf(dividend, days - daysPaid))),
        nextAtMs: next?.atMs,
        nextAmount: next && text(next.amount),
      };
    }),
  );
});

function sumOf(deposits: readonly LockedDepositView[], amountOf: (deposit: LockedDepositView) => Atoms): Atoms {
  return atoms(deposits.reduce((sum, deposit) => sum + amountOf(deposit), 0n));
}

function nextOf(deposits: readonly LockedDepositView[]): { readonly atMs: number; readonly amount: Atoms } | undefined {
  if (deposits.length === 0) return undefined;
  const dueAtMs = (deposit: LockedDepositView) => lockedDividendAtMs(deposit, deposit.daysPaid + 1);
  const atMs = Math.min(...deposits.map(dueAtMs));
  const due = deposits.filter((deposit) => dueAtMs(deposit) === atMs);
  return { atMs, amount: sumOf(due, ({ dividend }) => dividend) };
}
