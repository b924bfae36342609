import { verifyAudit } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(verifyAudit, async ({ platform }, { hash }) => {
  const { findings, ...report } = await platform.audit.verify(hash);
  return done({ ...report, findings: [...findings] });
});
