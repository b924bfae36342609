import { claimPractice } from '@candor/api';
import { nextClaimAtMs } from '@candor/exchange/rules';
import { done, reject } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import { serveUser } from '../../serving/serve.ts';
import { submit } from '../../serving/submit.ts';

export default serveUser(claimPractice, async (deps, input, { user }) => {
  const asset = deps.market.instruments.asset(input.assetId);
  if (asset === undefined) return reject('asset_not_found');
  const { assetId, scale } = asset;
  const command = { type: 'practice.claim', accountId: user.accountId, assetId } as const;
  const { outcome, atMs } = await submit(deps, user, command, input.requestId);
  if (!outcome.ok) return outcome;
  return done({ assetId, amount: atomsToText(outcome.value.amount, scale), nextClaimAtMs: nextClaimAtMs(atMs) });
});
