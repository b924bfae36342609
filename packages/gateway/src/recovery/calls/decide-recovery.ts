import { decideRecovery } from '@candor/api';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(decideRecovery, ({ platform }, { recoveryId, decision, note }, { operator }) =>
  platform.recovery.decide({ recoveryId, decision, note, operator: operator.name, needsOpened: true }),
);
