import { assert } from '@candor/kernel';

/** Larger pictures are made smaller first: a code in a photograph is legible, and a phone has little memory. */
const sideMax = 1_600;

/** Anything a picture can be drawn from: a photograph, a frame of the camera. */
export type Picture = Blob | HTMLVideoElement;

/** The pixels of a picture; rejects when this browser cannot read it. */
export async function pixelsOf(picture: Picture): Promise<ImageData> {
  const drawn = picture instanceof Blob ? await createImageBitmap(picture) : picture;
  const [width, height] = 'videoWidth' in drawn ? [drawn.videoWidth, drawn.videoHeight] : [drawn.width, drawn.height];
  const scale = Math.min(1, sideMax / Math.max(width, height, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  assert(context !== null, 'a canvas that was just made has a context');
  // Transparent parts count as paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(drawn, 0, 0, canvas.width, canvas.height);
  if (drawn instanceof ImageBitmap) drawn.close();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
