import { transferFunds } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText } from '@candor/money';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(transferFunds, async (deps, input, { user }) => {
  const asset = deps.market.instruments.asset(input.assetId);
  if (asset === undefined) return reject('asset_not_found');
  const { assetId, scale } = asset;
  const amount = atomsFromText(input.amount, scale);
  if (amount === undefined) return reject('amount_invalid');
  const { from, to } = input;
  const command = { type: 'transfer.move', accountId: user.accountId, assetId, amount, from, to } as const;
  const moved = await submitFor(deps, user, command, input.requestId);
  return moved.ok ? done({ assetId, amount: atomsToText(amount, scale), from, to }) : moved;
});
