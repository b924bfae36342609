import { addNftMedia, nftMediaPath } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(addNftMedia, async ({ platform }, { poster }, { file }) => {
  if (file === undefined || file.length === 0) return reject('upload_missing');
  const kept = await platform.nftMedia.add(file, poster);
  return kept.ok ? done({ ...kept.value, path: nftMediaPath(kept.value.hash) }) : kept;
});
