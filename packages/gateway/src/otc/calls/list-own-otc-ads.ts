import { listOwnOtcAds } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { adRows } from '../ad-rows.ts';

export default serveUser(listOwnOtcAds, async (deps, { page, limit }, { user }) => {
  const ads = await deps.exchange.query('ownOtcAds', user.accountId);
  const shown = ads.slice((page - 1) * limit, page * limit);
  return done({ data: await adRows(deps, shown, user.accountId), page, limit, total: ads.length });
});
