import { readMedia } from '../nft/read-media.ts';
import { encodePicture } from './picture.ts';
import { readQr } from './read-qr.ts';
import type { PictureTask, ResultOf } from './tasks.ts';
import { watermarked } from './watermark.ts';

/** Does a task in this process: in the one that is made for it, or in a test. */
export async function doTask<T extends PictureTask>(task: T): Promise<ResultOf<T>>;
export async function doTask(task: PictureTask): Promise<ResultOf<PictureTask>> {
  if (task.kind === 'encode') return encodePicture(task.file, task.use);
  if (task.kind === 'read_qr') return readQr(task.picture);
  if (task.kind === 'nft_media') return readMedia(task.file);
  return watermarked(task.picture, task.words);
}
