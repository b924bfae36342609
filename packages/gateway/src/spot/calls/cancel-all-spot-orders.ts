import { cancelAllSpotOrders } from '@candor/api';
import { filteredPair } from '../../market/pair-of.ts';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(cancelAllSpotOrders, async (deps, { requestId, ...filter }, { user }) => {
  const pair = filteredPair(deps.market.instruments, filter);
  if (!pair.ok) return pair;
  const one = pair.value === undefined ? {} : { pairId: pair.value.pairId };
  const command = { type: 'spot.cancel_all', accountId: user.accountId, ...one } as const;
  return submitFor(deps, user, command, requestId);
});
