import { listCopyFeed } from '@candor/contract';
import type { AccountId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { traderFaces } from '../../copy-traders.ts';
import { caughtUp, pageAnswer } from '../../own-view.ts';
import { copyFeedRowOf } from '../../present/copying.ts';
import { given } from '../../read-input.ts';
import { serveUser } from '../../serve.ts';

export default serveUser(listCopyFeed, async (deps, { traderId, result, page, limit }, context) => {
  await caughtUp(deps, context);
  const results = result === undefined ? undefined : [result];
  const feed = await deps.reader.copyFeed({
    accountId: context.user.accountId,
    page,
    limit,
    ...given({ traderId: traderId as AccountId | undefined, results }),
  });
  const faceOf = await traderFaces(
    deps,
    feed.rows.map((row) => row.traderId),
  );
  return done(
    pageAnswer({ page, limit }, feed, (row) => copyFeedRowOf(deps.market.instruments, row, faceOf(row.traderId).name)),
  );
});
