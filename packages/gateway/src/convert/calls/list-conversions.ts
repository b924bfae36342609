import { listConversions } from '@candor/api';
import { done } from '@candor/kernel';
import { awaitOwnWrites, pageAnswer } from '../../serving/own-lists.ts';
import { conversionRowOf } from '../../ledger/present/funds.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listConversions, async (deps, { page, limit }, context) => {
  await awaitOwnWrites(deps, context);
  const found = await deps.reader.conversions({ accountId: context.user.accountId, page, limit });
  const plans = await deps.reader.plansOfConversions({ quoteIds: found.rows.map(({ quoteId }) => quoteId) });
  return done(
    pageAnswer({ page, limit }, found, (row) => ({
      ...conversionRowOf(deps.market.instruments, row),
      planId: plans.get(row.quoteId),
    })),
  );
});
