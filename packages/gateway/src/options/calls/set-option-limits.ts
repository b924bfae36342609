import { setOptionLimits } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import { usdtId } from '../../market/instruments.ts';
import { omitUndefined, parseOptional } from '../../serving/read-input.ts';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(setOptionLimits, async (deps, { requestId, ...input }, { user }) => {
  const { scale } = deps.market.instruments.assetOf(usdtId);
  const dailyStakeMax = parseOptional(input.dailyStakeMax, (text) => atomsFromText(text, scale));
  const dailyLossMax = parseOptional(input.dailyLossMax, (text) => atomsFromText(text, scale));
  if (dailyStakeMax.isWrong || dailyLossMax.isWrong) return reject('amount_invalid');
  const limits = omitUndefined({ dailyStakeMax: dailyStakeMax.value, dailyLossMax: dailyLossMax.value });
  const command = { type: 'options.set_limits', accountId: user.accountId, ...limits } as const;
  const set = await submitFor(deps, user, command, requestId);
  return set.ok ? done({ laterAtMs: set.value.inForceAtMs }) : set;
});
