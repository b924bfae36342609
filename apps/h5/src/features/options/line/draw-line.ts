import { area, line } from 'd3-shape';
import { faded } from '#features/chart/draw/chart-colours.ts';
import type { LineHead, LineMark, LineView } from './line-view.ts';

/** The tokens of the drawing, as plain colours of six digits: a canvas has no CSS variables. */
export interface LineColours {
  readonly ground: string;
  readonly text: string;
  readonly quiet: string;
  readonly accent: string;
  readonly up: string;
  readonly down: string;
  readonly font: string;
}

interface LinePicture {
  readonly width: number;
  readonly height: number;
  readonly view: LineView;
  readonly points: readonly (LineHead | undefined)[];
  readonly head: LineHead;
  readonly marks: readonly LineMark[];
  /** No fresh price: the line turns grey and its end stops glowing. */
  readonly isStale: boolean;
  readonly expiryText: string;
  readonly priceText: (price: number) => string;
}

/** Room at the right for the words beside the expiry. */
const gutter = 62;

/** The whole picture, from nothing: zones below, then strikes and expiries, then the line and its end. */
export function drawLine(pen: CanvasRenderingContext2D, picture: LinePicture, colours: LineColours): void {
  const { width, height, view, points, head, marks } = picture;
  const x = (atMs: number) => ((atMs - view.fromMs) / (view.toMs - view.fromMs)) * (width - gutter);
  const y = (price: number) => height - ((price - view.low) / (view.high - view.low)) * height;
  pen.clearRect(0, 0, width, height);
  pen.font = `500 11px ${colours.font}`;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  const chosen = marks.find(({ isChosen }) => isChosen);
  if (chosen !== undefined) drawZones(pen, chosen, { x, y, height, edge: width - gutter }, colours);

  const stroke = picture.isStale ? colours.quiet : colours.accent;
  const shapeOf = { x: (point?: LineHead) => x(point?.atMs ?? 0), y: (point?: LineHead) => y(point?.price ?? 0) };
  const isThere = (point?: LineHead) => point !== undefined;
  const fill = pen.createLinearGradient(0, 0, 0, height);
  fill.addColorStop(0, faded(stroke, '3d'));
  fill.addColorStop(1, faded(stroke, '00'));
  pen.fillStyle = fill;
  pen.beginPath();
  area<LineHead | undefined>(shapeOf.x, height, shapeOf.y).defined(isThere).context(pen)([...points]);
  pen.fill();

  for (const mark of marks) drawMark(pen, mark, picture, { x, y }, colours);

  pen.strokeStyle = stroke;
  pen.lineWidth = 2;
  pen.beginPath();
  line<LineHead | undefined>(shapeOf.x, shapeOf.y).defined(isThere).context(pen)([...points]);
  pen.stroke();
  for (const mark of marks) dot(pen, x(mark.struckAtMs), y(mark.strike), colours.text, colours.ground);
  drawHead(pen, x(head.atMs), y(head.price), stroke, picture.isStale);
}

interface Scales {
  readonly x: (atMs: number) => number;
  readonly y: (price: number) => number;
}

/** The zones in which the chosen option would win and lose, and the window that decides. */
function drawZones(
  pen: CanvasRenderingContext2D,
  mark: LineMark,
  { x, y, height, edge }: Scales & { readonly height: number; readonly edge: number },
  colours: LineColours,
): void {
  const [left, right] = [x(mark.struckAtMs), Math.min(x(mark.expiresAtMs), edge)];
  const strike = Math.min(Math.max(y(mark.strike), 0), height);
  const [above, below] = mark.direction === 'up' ? [colours.up, colours.down] : [colours.down, colours.up];
  pen.fillStyle = faded(above, '1f');
  pen.fillRect(left, 0, right - left, strike);
  pen.fillStyle = faded(below, '1f');
  pen.fillRect(left, strike, right - left, height - strike);
  const windowFrom = x(mark.windowFromMs);
  pen.fillStyle = faded(colours.accent, '99');
  if (windowFrom < right) pen.fillRect(windowFrom, height - 3, right - windowFrom, 3);
}

/** The strike line with its price, the expiry line; those of other options are fainter and without words. */
function drawMark(
  pen: CanvasRenderingContext2D,
  mark: LineMark,
  { width, height, expiryText, priceText }: LinePicture,
  { x, y }: Scales,
  colours: LineColours,
): void {
  const edge = width - gutter;
  const [expiry, strike] = [x(mark.expiresAtMs), y(mark.strike)];
  // A long option ends beyond the view.
  const isEndInView = expiry <= edge + 1;
  const right = Math.min(expiry, edge);
  pen.globalAlpha = mark.isChosen ? 1 : 0.45;
  pen.lineWidth = 1;
  pen.strokeStyle = colours.quiet;
  pen.setLineDash([4, 4]);
  pen.beginPath();
  pen.moveTo(mark.isChosen ? 0 : x(mark.struckAtMs), strike);
  pen.lineTo(right, strike);
  if (isEndInView) {
    pen.moveTo(right, 0);
    pen.lineTo(right, height);
  }
  pen.stroke();
  pen.setLineDash([]);
  if (mark.isChosen) {
    pen.fillStyle = colours.quiet;
    const place = right + 6;
    if (isEndInView) pen.fillText(expiryText, place, 16);
    // Above its line, and never under the word at the top.
    pen.fillText(priceText(mark.strike), place, Math.min(Math.max(strike - 5, 32), height - 4));
  }
  pen.globalAlpha = 1;
}

function drawHead(pen: CanvasRenderingContext2D, left: number, top: number, colour: string, isStale: boolean): void {
  if (!isStale) {
    pen.fillStyle = faded(colour, '40');
    circle(pen, left, top, 10);
  }
  pen.fillStyle = colour;
  circle(pen, left, top, 4.5);
}

function dot(pen: CanvasRenderingContext2D, left: number, top: number, colour: string, rim: string): void {
  pen.fillStyle = rim;
  circle(pen, left, top, 6);
  pen.fillStyle = colour;
  circle(pen, left, top, 4);
}

function circle(pen: CanvasRenderingContext2D, left: number, top: number, radius: number): void {
  pen.beginPath();
  pen.arc(left, top, radius, 0, 2 * Math.PI);
  pen.fill();
}
