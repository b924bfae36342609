/** Text of a picture that is kept or sent: the light theme's, because it is for other eyes and other screens. */
export const pictureInk = '#14181c';

/** An empty picture on its paper, ready for centred text in ink. */
export function newPicture(width: number, height: number, paper: string) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  context.textAlign = 'center';
  context.fillStyle = pictureInk;
  return { canvas, context };
}
