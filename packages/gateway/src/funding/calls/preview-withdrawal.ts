import { previewWithdrawal } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { textOf } from '@candor/messages/server';
import { type Atoms, atomsFromText, atomsToText, zero } from '@candor/money';
import { termsOf } from '../limits.ts';
import { isServed, railOf } from '../rails.ts';
import { serveUser } from '../../serving/serve.ts';

/** The placeholder of a destination that is not chosen yet: no address and no card has it. */
const notChosen = new Uint8Array(32);

export default serveUser(previewWithdrawal, async (deps, input, { user, lang }) => {
  const { destinationId } = input;
  const rail = await railOf(deps, input.railId);
  if (rail === undefined) return reject('rail_not_found');
  const chosen =
    destinationId === undefined ? undefined : await deps.platform.destinations.find(user.userId, destinationId);
  if (destinationId !== undefined && chosen === undefined) return reject('destination_not_found');
  const { asset, railId } = rail;
  const amount = atomsFromText(input.amount, asset.scale);
  const [terms, preview] = await Promise.all([
    termsOf(deps),
    deps.exchange.query('previewWithdrawal', {
      type: 'funding.withdraw',
      accountId: user.accountId,
      railId,
      amount: amount ?? zero,
      destination: chosen?.hash ?? notChosen,
    }),
  ]);
  const limitAsset = deps.market.instruments.assetOf(terms.limitAssetId);
  const text = (atoms: Atoms) => atomsToText(atoms, asset.scale);
  const limitText = (atoms: Atoms) => atomsToText(atoms, limitAsset.scale);
  const { value } = preview;
  const refusal = isServed(deps, rail) ? preview.rejects : 'withdrawals_closed';
  const code = amount === undefined ? 'amount_invalid' : refusal;
  const isOnlyUnchosen = chosen === undefined && code === 'destination_not_found';
  return done({
    ...(code === undefined || isOnlyUnchosen ? {} : { rejectCode: code, rejectText: textOf(code, lang) }),
    fee: text(preview.fee),
    receives: text(preview.receives),
    value: value === undefined ? undefined : limitText(value),
    limit: limitText(preview.limit),
    used: limitText(preview.used),
    limitCode: limitAsset.code,
    spendable: text(preview.spendable),
    needsReview: preview.needsReview,
    destinationUsableAtMs: preview.destinationUsableAtMs,
    heldUntilMs: preview.heldUntilMs,
    undoMs: preview.undoMs,
  });
});
