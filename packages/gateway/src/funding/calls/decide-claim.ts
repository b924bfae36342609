import { decideClaim } from '@candor/api';
import { done, present, reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import { railOf } from '../rails.ts';
import { serveOperator } from '../../serving/serve.ts';
import { answeredOperator } from '../../serving/submit.ts';

export default serveOperator(decideClaim, async (deps, { claimId, credit }, { operator }) => {
  const claim = (await deps.exchange.query('allClaims')).find((open) => open.claimId === claimId);
  if (claim === undefined) return reject('claim_not_found');
  operator.about([claim.accountId]);
  const { asset } = present(await railOf(deps, claim.railId), 'a claim is of a rail that is there for ever');
  const received = credit === undefined ? undefined : atomsFromText(credit, asset.scale);
  if (credit !== undefined && received === undefined) return reject('amount_invalid');
  const decided = await answeredOperator(deps, {
    type: 'funding.decide_claim',
    claimId: claim.claimId,
    operator: operator.name,
    ...(received === undefined ? {} : { received }),
  });
  return decided.ok ? done({ needsSecond: decided.value.result.needsSecond === 'yes' }) : decided;
});
