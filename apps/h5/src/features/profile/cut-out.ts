import { type Crop, sourceOf } from './crop.ts';

/** Twice the side that the server keeps. */
const side = 512;

/** The part of a picture in the window, as a JPEG of its own: without the camera's data. */
export async function cutOut(image: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const paper = canvas.getContext('2d') as CanvasRenderingContext2D;
  // Transparent parts are white, as on paper.
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, side, side);
  const part = sourceOf(crop, image.width);
  paper.drawImage(image, part.x, part.y, part.side, part.side, 0, 0, side, side);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (made) => (made === null ? reject(new Error('no picture was made')) : resolve(made)),
      'image/jpeg',
      0.9,
    );
  });
}
