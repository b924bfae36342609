import { getFinanceSummary } from '@candor/api';
import type { HoldCause } from '@candor/exchange/rules';
import { done } from '@candor/kernel';
import { type Atoms, atomsToText, plus, zero } from '@candor/money';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';
import { comingOf, firstOf } from '../coming.ts';

/** The product that freezes funds for a cause. */
const productOf = {
  locked_deposit: 'locked',
  dual: 'dual',
  subscription: 'ieo',
  collateral: 'loans',
} as const satisfies Partial<Record<HoldCause, string>>;
type FinanceCause = keyof typeof productOf;
const causes = Object.keys(productOf) as FinanceCause[];

/**
 * Holdings are the amounts that the ledger has frozen for products, each hold with its cause, and tokens that are
 * bought and wait in the house's account for their release.
 */
export default serveUser(getFinanceSummary, async (deps, _input, context) => {
  await awaitOwnWrites(deps, context);
  const { accountId } = context.user;
  const { valuation } = deps.market;
  const [holds, subscriptions, totals, coming] = await Promise.all([
    deps.exchange.query('holds', accountId),
    deps.exchange.query('heldSubscriptions', accountId),
    deps.reader.lockedTotals({ accountId }),
    comingOf(deps.exchange, accountId, deps.clock()),
  ]);
  const text = (worth: Atoms) => atomsToText(worth, valuation.usdtScale);
  const earned = totals.reduce((sum, total) => plus(sum, valuation.worth(total.assetId, total.earned)), zero);
  const waiting = subscriptions
    .filter(({ unreleased }) => unreleased > 0n)
    .map(({ projectId, tokenAssetId, unreleased }) => ({
      projectId,
      worth: valuation.worth(tokenAssetId, unreleased),
    }));
  const products = causes.flatMap((cause) => {
    const own = holds.filter((hold) => hold.cause === cause);
    const tokens = cause === 'subscription' ? waiting : [];
    if (own.length === 0 && tokens.length === 0) return [];
    const worths = [
      ...own.map(({ assetId, amount }) => valuation.worth(assetId, amount)),
      ...tokens.map(({ worth }) => worth),
    ];
    const held = worths.reduce(plus, zero);
    const count = new Set(own.map(({ reference }) => reference)).size + tokens.length;
    return [{ product: productOf[cause], count, held, ...firstOf(coming[productOf[cause]]) }];
  });
  const invested = products.filter(({ product }) => product !== 'loans').map(({ held }) => held);
  return done({
    held: text(invested.reduce(plus, zero)),
    earned: text(earned),
    products: products.map((one) => ({ ...one, held: text(one.held) })),
  });
});
