import { openIdentityCase } from '@candor/api';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(openIdentityCase, ({ platform }, { caseId, reason }, { operator }) =>
  platform.identity.open({ caseId, reason, operator: operator.name }),
);
