import { listEntries } from '@candor/api';
import type { AssetId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { awaitOwnWrites, pageAnswer } from '../../serving/own-lists.ts';
import { entryRowOf } from '../present/funds.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listEntries, async (deps, input, context) => {
  await awaitOwnWrites(deps, context);
  const { kind, fromMs, toMs, page, limit } = input;
  const filter = {
    accountId: context.user.accountId,
    walletType: input.accountType,
    assetId: input.assetId as AssetId | undefined,
    kinds: kind && [kind],
  };
  const rows = await deps.reader.ledgerEntries({ ...filter, fromMs, toMs, page, limit });
  return done(pageAnswer({ page, limit }, rows, (row) => entryRowOf(deps.market.instruments, row)));
});
