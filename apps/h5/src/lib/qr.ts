/** The squares of a QR code, row by row; true is dark. */
type QrSquares = readonly (readonly boolean[])[];

/** Encodes a text without a border. The library comes when the first code is drawn. */
export async function qrSquares(text: string): Promise<QrSquares> {
  const { encode } = await import('uqr');
  return encode(text, { ecc: 'M', border: 0 }).data;
}

/** The dark squares as an SVG path, one square being one unit: each run of a row is one rectangle. */
export function qrPath(squares: QrSquares): string {
  return squares.flatMap((row, y) => darkRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)).join('');
}

/** Draws a code into a square of a picture, in the colour that is set. */
export function drawQr(
  context: OffscreenCanvasRenderingContext2D,
  squares: QrSquares,
  at: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const unit = at.side / squares.length;
  context.save();
  context.translate(at.x, at.y);
  context.scale(unit, unit);
  context.fill(new Path2D(qrPath(squares)));
  context.restore();
}

function darkRuns(row: readonly boolean[]): [x: number, width: number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    if (!isDark) continue;
    const last = runs.at(-1);
    if (last !== undefined && last[0] + last[1] === x) last[1]++;
    else runs.push([x, 1]);
  }
  return runs;
}
