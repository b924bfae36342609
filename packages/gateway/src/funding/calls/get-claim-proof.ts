import { getClaimProof } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { proofOwner } from '../proof-owner.ts';
import { serveOperator } from '../../serving/serve.ts';

/** The audit record names the viewer; the picture does too, wherever it may turn up. */
export default serveOperator(getClaimProof, async ({ exchange, platform, clock }, { claimId }, { operator }) => {
  const open = await exchange.query('allClaims');
  const claim = open.find((one) => one.claimId === claimId);
  const note = claim && (await platform.claimNotes.find(claimId));
  if (claim === undefined || note === undefined) return reject('claim_not_found');
  operator.about([claim.accountId]);
  const proof = await platform.uploads.read(note.uploadId, proofOwner(note.userId));
  if (!proof.ok) return proof;
  const seenAt = new Date(clock()).toISOString().slice(0, 16).replace('T', ' ');
  const picture = await platform.uploads.watermarked(proof.value.bytes, `${operator.name} ${seenAt} UTC`);
  return done({
    fileName: `claim-${claimId}.jpg`,
    mediaType: picture.mediaType,
    content: Buffer.from(picture.bytes).toString('base64'),
  });
});
