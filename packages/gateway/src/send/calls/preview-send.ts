import { previewSend } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { textOf } from '@candor/messages/server';
import { type Atoms, atomsFromText, atomsToText, zero } from '@candor/money';
import { termsOf } from '../../funding/limits.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(previewSend, async (deps, input, { user, lang }) => {
  const asset = deps.market.instruments.asset(input.assetId);
  if (asset === undefined) return reject('asset_not_found');
  const recipientId = await deps.platform.send.accountOf(user.userId, input.recipient);
  if (recipientId === undefined) return reject('recipient_expired');
  const { assetId, scale } = asset;
  const amount = atomsFromText(input.amount, scale);
  const [terms, plan] = await Promise.all([
    termsOf(deps),
    deps.exchange.query('previewSend', {
      accountId: user.accountId,
      recipientId: recipientId as AccountId,
      assetId,
      amount: amount ?? zero,
    }),
  ]);
  const limitAsset = deps.market.instruments.assetOf(terms.limitAssetId);
  const limitText = (atoms: Atoms) => atomsToText(atoms, limitAsset.scale);
  const code = amount === undefined ? 'amount_invalid' : plan.rejects;
  return done({
    ...(code === undefined ? {} : { rejectCode: code, rejectText: textOf(code, lang) }),
    value: plan.value === undefined ? undefined : limitText(plan.value),
    limit: limitText(plan.limit),
    used: limitText(plan.used),
    limitCode: limitAsset.code,
    spendable: atomsToText(plan.spendable, scale),
  });
});
