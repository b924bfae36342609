import { getOtcStats } from '@candor/api';
import type { OtcAdId } from '@candor/exchange';
import { otcCompletion } from '@candor/exchange/rules';
import { dayMs, done, reject } from '@candor/kernel';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';

const days = 30;

export default serveUser(getOtcStats, async (deps, input, context) => {
  const { exchange, reader, clock } = deps;
  const fromMs = clock() - days * dayMs;
  if (input.ad !== undefined) {
    const ad = await exchange.query('otcAd', input.ad as OtcAdId);
    if (ad === undefined) return reject('otc_ad_not_found');
    const counted = await reader.otcStatistics({ accountId: ad.accountId, fromMs });
    return done({ ...counted, completion: otcCompletion(counted) });
  }
  await awaitOwnWrites(deps, context);
  const { accountId } = context.user;
  const [counted, { delayedUntilMs }] = await Promise.all([
    reader.otcStatistics({ accountId, fromMs }),
    exchange.query('otcRecord', accountId),
  ]);
  return done({ ...counted, completion: otcCompletion(counted), delayedUntilMs });
});
