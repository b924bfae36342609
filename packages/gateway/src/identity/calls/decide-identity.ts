import { decideIdentity, type IdentityFailure } from '@candor/api';
import { aboutUser } from '../../people/about-user.ts';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(decideIdentity, async (deps, { caseId, decision, failures, note }, { operator }) => {
  const { identity } = deps.platform;
  await aboutUser(deps, operator, await identity.ownerOf(caseId));
  return identity.decide({
    caseId,
    operator: operator.name,
    decision,
    // The API's grammar of the list lets nothing else through.
    failures: failures.map(([field, reason]) => ({ field, reason }) as IdentityFailure),
    note,
    needsOpened: true,
  });
});
