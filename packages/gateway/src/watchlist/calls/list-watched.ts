import { listWatched } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listWatched, async ({ platform, market }, _input, { user }) => {
  const watched = await platform.watchlist.list(user.userId);
  return done(
    watched.flatMap(({ pairId, addedAtMs }) => {
      const pair = market.instruments.pair(pairId);
      if (pair === undefined) return [];
      const { symbol, base, quote } = pair;
      return [{ pairId, symbol, baseAssetId: base.assetId, quoteAssetId: quote.assetId, addedAtMs }];
    }),
  );
});
