import { listCopyFeed } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { traderFaces } from '../traders.ts';
import { awaitOwnWrites, pageAnswer } from '../../serving/own-lists.ts';
import { copyFeedRowOf } from '../present/rows.ts';
import { omitUndefined } from '../../serving/read-input.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listCopyFeed, async (deps, { traderId, result, page, limit }, context) => {
  await awaitOwnWrites(deps, context);
  const results = result === undefined ? undefined : [result];
  const feed = await deps.reader.copyFeed({
    accountId: context.user.accountId,
    page,
    limit,
    ...omitUndefined({ traderId: traderId as AccountId | undefined, results }),
  });
  const faceOf = await traderFaces(
    deps,
    feed.rows.map((row) => row.traderId),
  );
  return done(
    pageAnswer({ page, limit }, feed, (row) => copyFeedRowOf(deps.market.instruments, row, faceOf(row.traderId).name)),
  );
});
