import { viewIdentityDocument } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(viewIdentityDocument, async ({ platform }, { caseId, document, reason }, { operator }) => {
  const looked = await platform.identity.look({ caseId, document, reason, operator: operator.name });
  if (!looked.ok) return looked;
  const { mediaType, bytes } = looked.value;
  return done({
    fileName: `case-${caseId}-${document}.jpg`,
    mediaType,
    content: Buffer.from(bytes).toString('base64'),
  });
});
