import { getDocumentKey } from '@candor/api';
import { done } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import { serve } from '../../serving/serve.ts';

export default serve(getDocumentKey, async ({ platform }) => {
  const { name, key, hash } = await platform.documentKey.shown();
  return done({ name, key: Buffer.from(key).toString('base64'), hash: hex(hash) });
});
