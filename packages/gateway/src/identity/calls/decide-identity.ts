import { decideIdentity, type IdentityFailure } from '@candor/api';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(decideIdentity, ({ platform }, { caseId, decision, failures, note }, { operator }) =>
  platform.identity.decide({
    caseId,
    operator: operator.name,
    decision,
    // The API's grammar of the list lets nothing else through.
    failures: failures.map(([field, reason]) => ({ field, reason }) as IdentityFailure),
    note,
    needsOpened: true,
  }),
);
