import { viewIdentityDocument } from '@candor/api';
import { done } from '@candor/kernel';
import { aboutUser } from '../../people/about-user.ts';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(viewIdentityDocument, async (deps, { caseId, document, reason }, { operator }) => {
  const { identity } = deps.platform;
  await aboutUser(deps, operator, await identity.ownerOf(caseId));
  const looked = await identity.look({ caseId, document, reason, operator: operator.name });
  if (!looked.ok) return looked;
  const { mediaType, bytes } = looked.value;
  return done({
    fileName: `case-${caseId}-${document}.jpg`,
    mediaType,
    content: Buffer.from(bytes).toString('base64'),
  });
});
