import { listAudit } from '@candor/api';
import { done } from '@candor/kernel';
import { pageAnswer } from '../../serving/own-lists.ts';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(listAudit, async ({ platform }, { operator, page, limit }) => {
  const records = await platform.audit.list({ operator, page, limit });
  return done(
    pageAnswer({ page, limit }, records, ({ auditId, atMs, name, role, call, input, outcome }) => ({
      auditId,
      atMs,
      operator: name,
      role,
      call,
      input,
      outcome,
    })),
  );
});
