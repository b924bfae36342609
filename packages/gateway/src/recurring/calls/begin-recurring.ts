import { beginRecurring } from '@candor/api';
import { reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(beginRecurring, async (deps, { amount: text, requestId, ...input }, { user }) => {
  const from = deps.market.instruments.asset(input.fromAssetId);
  const to = deps.market.instruments.asset(input.toAssetId);
  if (from === undefined || to === undefined) return reject('asset_not_found');
  const amount = atomsFromText(text, from.scale);
  if (amount === undefined) return reject('amount_invalid');
  const { every, firstAtMs } = input;
  const command = {
    type: 'recurring.begin',
    accountId: user.accountId,
    fromAssetId: from.assetId,
    toAssetId: to.assetId,
    amount,
    every,
    ...(firstAtMs === undefined ? {} : { firstAtMs }),
  } as const;
  return submitFor(deps, user, command, requestId);
});
