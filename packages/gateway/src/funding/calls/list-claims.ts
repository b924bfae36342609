import { listClaims } from '@candor/api';
import { done, present } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import { railsOf } from '../rails.ts';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(listClaims, async (deps, { claimId: only, page, limit }, { operator }) => {
  const [rails, all] = await Promise.all([railsOf(deps), deps.exchange.query('allClaims')]);
  const claims = all.filter(({ claimId }) => only === undefined || claimId === only);
  const start = (page - 1) * limit;
  const shown = claims.slice(start, start + limit);
  operator.about(shown.map(({ accountId }) => accountId));
  const rows = shown.map(async ({ claimId, accountId, railId, ...claim }) => {
    const { asset, network } = present(rails.get(railId), 'a claim is of a rail that is there for ever');
    const [note, alike] = await Promise.all([
      deps.platform.claimNotes.find(claimId),
      deps.exchange.query('claimsLike', claimId),
    ]);
    const { proposed } = claim;
    return {
      claimId,
      accountId,
      railId,
      code: asset.code,
      network,
      amount: atomsToText(claim.amount, asset.scale),
      payer: note?.payer ?? '',
      claimedAtMs: claim.claimedAtMs,
      proposedBy: proposed?.operator,
      proposedCredit: proposed && atomsToText(proposed.received, asset.scale),
      alike: [...alike],
    };
  });
  return done({ data: await Promise.all(rows), page, limit, total: claims.length });
});
