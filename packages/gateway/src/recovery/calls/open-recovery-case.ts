import { openRecoveryCase } from '@candor/api';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(openRecoveryCase, ({ platform }, { recoveryId, reason }, { operator }) =>
  platform.recovery.open({ recoveryId, reason, operator: operator.name }),
);
