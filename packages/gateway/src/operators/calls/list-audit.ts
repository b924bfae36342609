import { listAudit } from '@candor/api';
import { done } from '@candor/kernel';
import { pageAnswer } from '../../serving/own-lists.ts';
import { serveOperator } from '../../serving/serve.ts';
import { auditRowOf } from '../audit-row.ts';

export default serveOperator(listAudit, async ({ platform }, asked, { lang }) =>
  done(pageAnswer(asked, await platform.audit.list(asked), auditRowOf(lang))),
);
