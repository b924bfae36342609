import { getOtcStats } from '@candor/api';
import type { OtcAdId } from '@candor/exchange';
import { otcCompletion } from '@candor/exchange/rules';
import { dayMs, done, reject } from '@candor/kernel';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';

const days = 30;

export default serveUser(getOtcStats, async (deps, input, context) => {
  const { exchange, reader, clock } = deps;
  const own = context.user.accountId;
  const ad = input.ad === undefined ? undefined : await exchange.query('otcAd', input.ad as OtcAdId);
  if (input.ad !== undefined && ad === undefined) return reject('otc_ad_not_found');
  await awaitOwnWrites(deps, context);
  const accountId = ad?.accountId ?? own;
  const counted = await reader.otcStatistics({ accountId, fromMs: clock() - days * dayMs });
  const { delayedUntilMs } = await exchange.query('otcRecord', own);
  return done({ ...counted, completion: otcCompletion(counted), ...(ad === undefined ? { delayedUntilMs } : {}) });
});
