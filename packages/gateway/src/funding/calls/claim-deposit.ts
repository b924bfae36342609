import { createHash } from 'node:crypto';
import { claimDeposit } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import { takeAllowance } from '../../practice/practice-allowance.ts';
import { proofOwner } from '../proof-owner.ts';
import { railsOf } from '../rails.ts';
import { openClaimRowOf } from '../present/deposits.ts';
import { serveUser } from '../../serving/serve.ts';
import { submit } from '../../serving/submit.ts';

/** A notice, never a credit: its result is the operators' to find. */
export default serveUser(claimDeposit, async (deps, input, { user }) => {
  const { platform } = deps;
  if (deps.market.instruments.asset(input.assetId) === undefined) return reject('asset_not_found');
  const rails = await railsOf(deps);
  const rail = [...rails.values()].find(
    ({ railId, assetId, kind }) =>
      railId === input.railId && assetId === input.assetId && (input.kind === undefined || input.kind === kind),
  );
  if (rail === undefined) return reject('rail_not_found');
  const amount = atomsFromText(input.amount, rail.asset.scale);
  if (amount === undefined) return reject('amount_invalid');
  const proof = await platform.uploads.bind(user.userId, input.proofUpload, 'proof', proofOwner(user.userId));
  if (!proof.ok) return proof;
  const picture = await platform.uploads.read(proof.value, proofOwner(user.userId));
  if (!picture.ok) return picture;
  const giveBack = await takeAllowance(deps, user, rail.asset, amount);
  if (giveBack === undefined) return reject('practice_too_much');

  const { accountId } = user;
  const command = {
    type: 'funding.claim',
    accountId,
    railId: rail.railId,
    amount,
    // Of our encoder's version of the picture: the same pixels in another file are the same receipt.
    proof: createHash('sha256').update(picture.value.bytes).digest(),
  } as const;
  const { outcome, atMs, isRepeat } = await submit(deps, user, command, input.requestId);
  if (isRepeat || !outcome.ok) await giveBack();
  if (!outcome.ok) return outcome;
  const { claimId } = outcome.value;
  await platform.claimNotes.keep({ claimId, userId: user.userId, payer: input.payer, uploadId: proof.value });
  return done(openClaimRowOf(rails, { claimId, railId: rail.railId, amount, claimedAtMs: atMs }));
});
