import { commitSeed } from '@candor/api';
import { done, Fault, present, reject } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { nextOf } from '../present/game.ts';

/** So many turns under one commitment; then the next series is committed. */
const seriesLength = 500;

export default serveUser(commitSeed, async ({ exchange, platform, writes }, _input, { user }) => {
  const { accountId } = user;
  const [wheel, products, player] = await Promise.all([
    exchange.query('wheel'),
    exchange.query('productsFor', accountId),
    exchange.query('gamePlayer', accountId),
  ]);
  if (wheel?.terms.isOffered !== 'yes') return reject('game_not_offered');
  if (!products.includes('game')) return reject('product_unavailable');
  if (player.pending !== undefined) return reject('spin_unsettled');
  const known = nextOf(player);
  if (known !== undefined) return done(known);

  const series = player.series + 1;
  const commitment = await platform.gameSeeds.commitment({ accountId, series, length: seriesLength });
  const { outcome, sequence } = await exchange.submit<'game.open_series'>({
    // Of calls that come at once, all open the same one.
    commandId: `series-${accountId}-${series}`,
    actor: 'system',
    command: { type: 'game.open_series', accountId, series, commitment, length: seriesLength },
  });
  if (!outcome.ok) throw new Fault('series_not_opened', `series ${series} was refused: ${outcome.code}`);
  writes.note(accountId, sequence);
  const opened = await exchange.query('gamePlayer', accountId);
  return done(present(nextOf(opened), 'a series that was opened has a seed'));
});
