import { openIdentityCase } from '@candor/api';
import { aboutUser } from '../../people/about-user.ts';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(openIdentityCase, async (deps, { caseId, reason }, { operator }) => {
  const { identity } = deps.platform;
  await aboutUser(deps, operator, await identity.ownerOf(caseId));
  return identity.open({ caseId, reason, operator: operator.name });
});
