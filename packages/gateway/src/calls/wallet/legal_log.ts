import { listEntries } from '@candor/contract';
import type { AssetId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { caughtUp, pageAnswer, scanned } from '../../own-view.ts';
import { entryRowOf } from '../../present/funds.ts';
import { serveUser } from '../../serve.ts';

export default serveUser(listEntries, async (deps, input, context) => {
  await caughtUp(deps, context);
  const { kind, fromMs, toMs, page, limit } = input;
  const filter = {
    accountId: context.user.accountId,
    walletType: input.accountType,
    assetId: input.assetId as AssetId | undefined,
    kinds: kind && [kind],
  };
  const fetch = (asked: { readonly page: number; readonly limit: number }) =>
    deps.reader.ledgerEntries({ ...filter, ...asked });
  const isTimed = fromMs !== undefined || toMs !== undefined;
  const rows = isTimed
    ? await scanned(
        fetch,
        (entry) => (fromMs === undefined || entry.atMs >= fromMs) && (toMs === undefined || entry.atMs < toMs),
        { page, limit },
      )
    : await fetch({ page, limit });
  return done(pageAnswer({ page, limit }, rows, (row) => entryRowOf(deps.market.instruments, row)));
});
