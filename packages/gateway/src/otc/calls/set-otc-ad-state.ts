import { setOtcAdState } from '@candor/api';
import type { OtcAdId } from '@candor/exchange';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(setOtcAdState, (deps, { adId, state, requestId }, { user }) =>
  submitFor(
    deps,
    user,
    { type: 'otc.set_ad_state', accountId: user.accountId, adId: adId as OtcAdId, state },
    requestId,
  ),
);
