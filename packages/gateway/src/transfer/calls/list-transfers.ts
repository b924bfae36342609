import { listTransfers } from '@candor/api';
import { done } from '@candor/kernel';
import { awaitOwnWrites, pageAnswer, scanned } from '../../serving/own-lists.ts';
import { transferRowOf } from '../../ledger/present/funds.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listTransfers, async (deps, { assetId, accountType, page, limit }, context) => {
  await awaitOwnWrites(deps, context);
  const { accountId } = context.user;
  const fetch = (asked: { readonly page: number; readonly limit: number }) =>
    deps.reader.transfers({ accountId, ...asked });
  const isFiltered = assetId !== undefined || accountType !== undefined;
  const rows = isFiltered
    ? await scanned(
        fetch,
        (transfer) =>
          (assetId === undefined || transfer.assetId === assetId) &&
          (accountType === undefined || transfer.from === accountType || transfer.to === accountType),
        { page, limit },
      )
    : await fetch({ page, limit });
  return done(pageAnswer({ page, limit }, rows, (row) => transferRowOf(deps.market.instruments, row)));
});
