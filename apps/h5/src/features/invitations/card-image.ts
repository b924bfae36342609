import { newPicture, pictureInk } from '#lib/picture.ts';
import { drawQr, qrSquares } from '#lib/qr.ts';

interface InvitationCard {
  readonly title: string;
  readonly text: string;
  readonly codeLabel: string;
  readonly code: string;
  readonly link: string;
  /** For the right glyphs and the fonts that have them. */
  readonly font: string;
}

const width = 900;
const height = 1280;
const qrSide = 560;
const paper = '#f5f5f2';
const surface = '#ffffff';
const quiet = '#545d67';

/** The invitation as a picture to keep and to send. */
export async function invitationImage(card: InvitationCard): Promise<Blob> {
  const squares = await qrSquares(card.link);
  const { canvas, context } = newPicture(width, height, paper);
  drawMark(context, width / 2, 150, 60);
  write(context, card.title, 300, `700 52px ${card.font}`, pictureInk);
  write(context, card.text, 358, `400 30px ${card.font}`, quiet);

  context.fillStyle = surface;
  context.beginPath();
  context.roundRect((width - 660) / 2, 420, 660, 660, 48);
  context.fill();
  context.fillStyle = pictureInk;
  drawQr(context, squares, { x: (width - qrSide) / 2, y: 470, side: qrSide });

  write(context, card.codeLabel, 1146, `400 28px ${card.font}`, quiet);
  write(context, card.code, 1210, `700 48px ${card.font}`, pictureInk);
  return canvas.convertToBlob({ type: 'image/png' });
}

function write(
  context: OffscreenCanvasRenderingContext2D,
  text: string,
  baseline: number,
  font: string,
  colour: string,
): void {
  context.font = font;
  context.fillStyle = colour;
  context.fillText(text, width / 2, baseline, width - 120);
}

/** The logo, drawn as ui/Logo.tsx draws it. */
function drawMark(context: OffscreenCanvasRenderingContext2D, x: number, y: number, radius: number): void {
  const unit = radius / 32;
  context.save();
  context.translate(x - radius, y - radius);
  context.scale(unit, unit);
  const disc = new Path2D('M32 0a32 32 0 1 0 0 64a32 32 0 1 0 0-64z');
  const letter = new Path2D('M43.3 24.9a13 13 0 1 0 0 14.2');
  const point = new Path2D('M32 28a4 4 0 1 0 0 8a4 4 0 1 0 0-8z');
  context.fillStyle = pictureInk;
  context.fill(disc);
  context.strokeStyle = surface;
  context.lineWidth = 5;
  context.lineCap = 'round';
  context.stroke(letter);
  context.fillStyle = surface;
  context.fill(point);
  context.restore();
}
