import { listDeposits } from '@candor/api';
import type { AssetId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { railsOf } from '../rails.ts';
import { awaitOwnWrites, pageAnswer } from '../../serving/own-lists.ts';
import { depositRowOf } from '../present/deposits.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listDeposits, async (deps, { assetId, page, limit }, context) => {
  await awaitOwnWrites(deps, context);
  const { accountId } = context.user;
  const [rails, records] = await Promise.all([
    railsOf(deps),
    deps.reader.deposits({ accountId, assetId: assetId as AssetId | undefined, page, limit }),
  ]);
  return done(pageAnswer({ page, limit }, records, (record) => depositRowOf(deps, rails, record)));
});
