import { viewRecoveryPicture } from '@candor/api';
import { done } from '@candor/kernel';
import { aboutUser } from '../../people/about-user.ts';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(viewRecoveryPicture, async (deps, { recoveryId, reason }, { operator }) => {
  const { recovery } = deps.platform;
  await aboutUser(deps, operator, await recovery.ownerOf(recoveryId));
  const looked = await recovery.look({ recoveryId, reason, operator: operator.name });
  if (!looked.ok) return looked;
  const { mediaType, bytes } = looked.value;
  return done({ fileName: `recovery-${recoveryId}.jpg`, mediaType, content: Buffer.from(bytes).toString('base64') });
});
