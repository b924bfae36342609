import { newPicture, pictureInk } from '#lib/picture.ts';
import { drawQr, type qrSquares } from '#lib/qr.ts';

interface Poster {
  readonly pair: string;
  /** "Long · 10x". */
  readonly kind: string;
  /** A signed percent. */
  readonly figure: string;
  readonly way: 'up' | 'down' | 'flat';
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** "Practice account", where it is one. */
  readonly note: string | undefined;
  readonly squares: Awaited<ReturnType<typeof qrSquares>>;
  /** For the right glyphs and the fonts that have them. */
  readonly font: string;
}

const width = 900;
const height = 1200;
const left = 70;
const paper = '#f5f5f2';
const quiet = '#545d67';
const inks = { up: '#0a7a52', down: '#c02040', flat: pictureInk } as const;

/** A position as a picture to keep and to send: no amount of money is in it. */
export function posterImage({ pair, kind, figure, way, facts, note, squares, font }: Poster): Promise<Blob> {
  const { canvas, context } = newPicture(width, height, paper);
  context.textAlign = 'left';
  const write = (text: string, y: number, style: string, colour: string = pictureInk, x = left) => {
    context.font = `${style} ${font}`;
    context.fillStyle = colour;
    context.fillText(text, x, y, width - 2 * left);
  };
  write('Candor', 120, '700 44px', pictureInk);
  if (note !== undefined) write(note, 168, '400 30px', quiet);
  write(pair, 320, '700 68px');
  write(kind, 384, '500 38px', quiet);
  write(figure, 560, '700 136px', inks[way]);
  for (const [place, [label, value]] of facts.entries()) {
    write(label, 680 + place * 110, '400 30px', quiet);
    write(value, 728 + place * 110, '600 42px');
  }
  const side = 300;
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.roundRect(width - left - side - 40, height - left - side - 40, side + 40, side + 40, 28);
  context.fill();
  context.fillStyle = pictureInk;
  drawQr(context, squares, { x: width - left - side - 20, y: height - left - side - 20, side });
  return canvas.convertToBlob({ type: 'image/png' });
}
