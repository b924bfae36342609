import { exportAudit } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';
import { auditRowOf } from '../audit-row.ts';

const recordsMax = 10_000;

export default serveOperator(exportAudit, async ({ platform }, filter, { lang }) => {
  const { rows, total } = await platform.audit.list({ ...filter, page: 1, limit: recordsMax });
  return done({ records: rows.map(auditRowOf(lang)), isCut: total > rows.length });
});
