import { getFinanceSummary } from '@candor/api';
import type { Hold } from '@candor/exchange';
import type { HoldCause } from '@candor/exchange/rules';
import { lockedDividendAtMs } from '@candor/exchange/rules';
import { done } from '@candor/kernel';
import { type Atoms, atomsToText, plus, zero } from '@candor/money';
import type { Valuation } from '../../market/valuation.ts';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';

/** The product that freezes funds for a cause. */
const productOf = {
  locked_deposit: 'locked',
  dual: 'dual',
  subscription: 'ieo',
  collateral: 'loans',
} as const satisfies Partial<Record<HoldCause, string>>;
type FinanceCause = keyof typeof productOf;
const causes = Object.keys(productOf) as FinanceCause[];

/** Holdings are the amounts that the ledger has frozen for products: each hold has its cause. */
export default serveUser(getFinanceSummary, async (deps, _input, context) => {
  await awaitOwnWrites(deps, context);
  const { accountId } = context.user;
  const { valuation } = deps.market;
  const [holds, deposits, totals] = await Promise.all([
    deps.exchange.query('holds', accountId),
    deps.exchange.query('lockedDeposits', accountId),
    deps.reader.lockedTotals({ accountId }),
  ]);
  const text = (worth: Atoms) => atomsToText(worth, valuation.usdtScale);
  const earned = totals.reduce((sum, total) => plus(sum, valuation.worth(total.assetId, total.earned)), zero);
  const times = deposits.map((deposit) => lockedDividendAtMs(deposit, deposit.daysPaid + 1));
  const products = causes.flatMap((cause) => {
    const own = holds.filter((hold) => hold.cause === cause);
    if (own.length === 0) return [];
    return [
      {
        product: productOf[cause],
        count: new Set(own.map(({ reference }) => reference)).size,
        held: text(worthOf(valuation, own)),
        ...(cause === 'locked_deposit' && times.length > 0 ? { nextAtMs: Math.min(...times) } : {}),
      },
    ];
  });
  const invested = holds.filter(({ cause }) => cause in productOf && cause !== 'collateral');
  return done({ held: text(worthOf(valuation, invested)), earned: text(earned), products });
});

function worthOf(valuation: Valuation, holds: readonly Hold[]): Atoms {
  return holds.reduce((sum, { assetId, amount }) => plus(sum, valuation.worth(assetId, amount)), zero);
}
