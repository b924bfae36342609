import { openRecoveryCase } from '@candor/api';
import { aboutUser } from '../../people/about-user.ts';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(openRecoveryCase, async (deps, { recoveryId, reason }, { operator }) => {
  const { recovery } = deps.platform;
  await aboutUser(deps, operator, await recovery.ownerOf(recoveryId));
  return recovery.open({ recoveryId, reason, operator: operator.name });
});
