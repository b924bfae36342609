import { viewReconciliation } from '@candor/api';
import type { WithdrawalStatus } from '@candor/exchange';
import { done } from '@candor/kernel';
import { type Atoms, atomsToText, negated, plus } from '@candor/money';
import { railsOf } from '../../funding/rails.ts';
import { serveOperator } from '../../serving/serve.ts';
import { overRails, reconciledRail } from '../reconciliation.ts';

/** The lists are behind by less, or the page is read anew. */
const caughtUpMs = 1_500;
/** The statuses in which a transaction may be on its chain. */
const signed: readonly WithdrawalStatus[] = ['signed', 'broadcast'];

export default serveOperator(viewReconciliation, async (deps) => {
  const { exchange, reader, market, chain } = deps;
  const rails = [...(await railsOf(deps)).values()];
  const open = await exchange.query('withdrawalsIn', signed);
  const sent = open.flatMap(({ railId, transaction, receives }) =>
    transaction !== undefined && chain.railIds.includes(railId) ? [{ railId, transaction, receives }] : [],
  );
  const holdings = await chain.holdings(sent);
  const { sequence } = await exchange.query('status');
  await reader.waitFor(sequence, caughtUpMs);
  const [days, totals] = await Promise.all([reader.railDays(), exchange.query('assetTotals')]);
  return done({
    sequence,
    rails: await Promise.all(rails.map((rail) => reconciledRail(deps, rail, days, holdings))),
    outside: totals.flatMap(({ assetId, external }) => {
      const asset = market.instruments.asset(assetId);
      if (asset === undefined || !rails.some((rail) => rail.assetId === assetId)) return [];
      const text = (amount: Atoms): string => atomsToText(amount, asset.scale);
      const inside = overRails(rails, days, assetId);
      const came = negated(external);
      return [
        {
          code: asset.code,
          external: text(came),
          overRails: text(inside),
          rest: text(plus(came, negated(inside))),
        },
      ];
    }),
  });
});
