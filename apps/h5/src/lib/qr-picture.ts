import { assert } from '@candor/kernel';
import { qrSquares } from './qr.ts';

/** Readers need four quiet squares around a code, and some pixels in each. */
const quiet = 4;
const pixels = 8;

/** A text as a picture of its QR code, to be sent where a picture is asked for. */
export async function qrPicture(text: string): Promise<Blob> {
  const squares = await qrSquares(text);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = (squares.length + 2 * quiet) * pixels;
  const context = canvas.getContext('2d');
  assert(context !== null, 'a canvas that was just made has a context');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(pixels, 0, 0, pixels, quiet * pixels, quiet * pixels);
  context.fillStyle = '#000';
  for (const [y, row] of squares.entries()) {
    for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x, y, 1, 1);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) => (picture === null ? reject(new Error('the code was not drawn')) : resolve(picture)));
  });
}
