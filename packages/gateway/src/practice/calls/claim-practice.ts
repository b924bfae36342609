import { claimPractice } from '@candor/api';
import { nextClaimAtMs } from '@candor/exchange/rules';
import { done, reject } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import { serveUser } from '../../serving/serve.ts';
import { listed, submit } from '../../serving/submit.ts';

export default serveUser(claimPractice, async (deps, input, { user }) => {
  const asset = deps.market.instruments.asset(input.assetId);
  if (asset === undefined) return reject('asset_not_found');
  const { assetId, scale } = asset;
  const command = { type: 'practice.claim', accountId: user.accountId, assetId } as const;
  const { outcome, atMs } = await submit(deps, user, command, input.requestId);
  const claimed = listed(claimPractice, outcome);
  if (!claimed.ok) return claimed;
  return done({ assetId, amount: atomsToText(claimed.value.amount, scale), nextClaimAtMs: nextClaimAtMs(atMs) });
});
