import { viewRecoveryPicture } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(viewRecoveryPicture, async ({ platform }, { recoveryId, reason }, { operator }) => {
  const looked = await platform.recovery.look({ recoveryId, reason, operator: operator.name });
  if (!looked.ok) return looked;
  const { mediaType, bytes } = looked.value;
  return done({ fileName: `recovery-${recoveryId}.jpg`, mediaType, content: Buffer.from(bytes).toString('base64') });
});
