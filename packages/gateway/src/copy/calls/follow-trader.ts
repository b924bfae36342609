import { followTrader } from '@candor/api';
import { done } from '@candor/kernel';
import { followCommandOf } from '../input.ts';
import { usdtId } from '../../market/instruments.ts';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(followTrader, async (deps, { requestId, ...input }, { user }) => {
  const { scale } = deps.market.instruments.assetOf(usdtId);
  const command = followCommandOf(user.accountId, input, scale);
  if (!command.ok) return command;
  const followed = await submitFor(deps, user, command.value, requestId);
  return followed.ok ? done({ traderId: input.traderId, isNew: followed.value.isNew === 'yes' }) : followed;
});
