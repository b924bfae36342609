import { cancelSpotOrder } from '@candor/api';
import type { OrderId } from '@candor/exchange';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(cancelSpotOrder, (deps, input, { user }) => {
  const orderId = input.orderId as OrderId;
  const command = { type: 'spot.cancel', accountId: user.accountId, orderId } as const;
  return submitFor(deps, user, command, input.requestId);
});
