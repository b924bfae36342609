import { openIdentityCase } from '@candor/contract';
import { serveOperator } from '../../serve.ts';

export default serveOperator(openIdentityCase, ({ platform }, { caseId, reason }, { operator }) =>
  platform.identity.open({ caseId, reason, operator: operator.name }),
);
