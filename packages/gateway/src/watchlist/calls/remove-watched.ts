import { removeWatched } from '@candor/api';
import { done } from '@candor/kernel';
import { watchedPair } from '../../market/pair-of.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(removeWatched, async ({ platform, market }, input, { user }) => {
  const pair = watchedPair(market.instruments, input);
  if (!pair.ok) return pair;
  await platform.watchlist.remove(user.userId, pair.value.pairId);
  return done({ pairId: pair.value.pairId });
});
