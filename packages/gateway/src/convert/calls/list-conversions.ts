import { listConversions } from '@candor/api';
import { done } from '@candor/kernel';
import { awaitOwnWrites, pageAnswer } from '../../serving/own-lists.ts';
import { conversionRowOf } from '../../ledger/present/funds.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listConversions, async (deps, { page, limit }, context) => {
  await awaitOwnWrites(deps, context);
  const rows = await deps.reader.conversions({ accountId: context.user.accountId, page, limit });
  return done(pageAnswer({ page, limit }, rows, (row) => conversionRowOf(deps.market.instruments, row)));
});
