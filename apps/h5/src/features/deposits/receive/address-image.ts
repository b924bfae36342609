import { newPicture } from '#lib/picture.ts';
import { drawQr, qrSquares } from '#lib/qr.ts';

interface AddressPicture {
  readonly title: string;
  readonly address: string;
  readonly qrText: string;
  readonly warning: string;
  /** For the right glyphs and the fonts that have them. */
  readonly font: string;
}

const width = 900;
const height = 1180;
const qrSide = 620;
const lineHeight = 46;
const paper = '#ffffff';
const amber = '#8a5300';

/** The address as a picture to keep: it names the coin and its network, because an address alone does not. */
export async function addressImage(picture: AddressPicture): Promise<Blob> {
  const squares = await qrSquares(picture.qrText);
  const { canvas, context } = newPicture(width, height, paper);
  context.font = `700 44px ${picture.font}`;
  context.fillText(picture.title, width / 2, 110, width - 80);

  drawQr(context, squares, { x: (width - qrSide) / 2, y: 180, side: qrSide });

  context.font = `500 34px ${picture.font}`;
  const after = writeLines(context, byCharacters(picture.address, 28), 180 + qrSide + 80);
  context.fillStyle = amber;
  context.font = `400 28px ${picture.font}`;
  writeLines(context, byWidth(context, picture.warning, width - 140), after + 28);
  return canvas.convertToBlob({ type: 'image/png' });
}

/** Answers the baseline after the last line. */
function writeLines(context: OffscreenCanvasRenderingContext2D, lines: readonly string[], baseline: number): number {
  for (const [index, line] of lines.entries()) context.fillText(line, width / 2, baseline + index * lineHeight);
  return baseline + lines.length * lineHeight;
}

function byCharacters(text: string, length: number): string[] {
  return text.match(new RegExp(`.{1,${length}}`, 'g')) ?? [];
}

/** Breaks at spaces, and between any two characters where a language has none. */
function byWidth(context: OffscreenCanvasRenderingContext2D, text: string, room: number): string[] {
  const pieces = text.split(text.includes(' ') ? /(?<= )/ : '');
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && context.measureText(line + piece).width > room) {
      lines.push(line);
      line = '';
    }
    line += piece;
  }
  return [...lines, line];
}
