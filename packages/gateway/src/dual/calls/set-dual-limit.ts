import { setDualLimit } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import { usdtId } from '../../market/instruments.ts';
import { omitUndefined, parseOptional } from '../../serving/read-input.ts';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(setDualLimit, async (deps, { requestId, ...input }, { user }) => {
  const { scale } = deps.market.instruments.assetOf(usdtId);
  const heldMax = parseOptional(input.heldMax, (text) => atomsFromText(text, scale));
  if (heldMax.isWrong) return reject('amount_invalid');
  const command = {
    type: 'dual.set_limit',
    accountId: user.accountId,
    ...omitUndefined({ heldMax: heldMax.value }),
  } as const;
  const set = await submitFor(deps, user, command, requestId);
  return set.ok ? done({ laterAtMs: set.value.inForceAtMs }) : set;
});
