import { decideRecovery } from '@candor/api';
import { aboutUser } from '../../people/about-user.ts';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(decideRecovery, async (deps, { recoveryId, decision, note }, { operator }) => {
  const { recovery } = deps.platform;
  await aboutUser(deps, operator, await recovery.ownerOf(recoveryId));
  return recovery.decide({ recoveryId, decision, note, operator: operator.name, needsOpened: true });
});
