interface Segment {
  readonly weight: number;
  readonly pays: number;
}

/** A segment as it lies on the wheel, in degrees clockwise from the top. */
interface WheelPart extends Segment {
  readonly from: number;
  readonly to: number;
}

const circle = 360;

/** Segments one after the other, each as wide as its odds. */
export function wheelParts(segments: readonly Segment[]): readonly WheelPart[] {
  const total = totalOf(segments);
  let at = 0;
  return segments.map((segment) => {
    const from = (circle * at) / total;
    at += segment.weight;
    return { ...segment, from, to: (circle * at) / total };
  });
}

/** The rotation at which the pointer at the top is on a ticket. */
export function rotationOf(segments: readonly Segment[], ticket: number): number {
  return circle - (circle * (ticket + 0.5)) / totalOf(segments);
}

/** The rotation to stop at: the wanted one, after at least so many degrees more. */
export function stopAfter(rotation: number, wanted: number, least: number): number {
  const from = rotation + least;
  const ahead = (((wanted - from) % circle) + circle) % circle;
  return from + ahead;
}

/** The segment under the pointer at a rotation. */
export function partAt(parts: readonly WheelPart[], rotation: number): number {
  const angle = (((circle - rotation) % circle) + circle) % circle;
  return parts.findIndex(({ from, to }) => angle >= from && angle < to);
}

/** The outline of a part on a circle around the origin, as a path of SVG. */
export function outlineOf({ from, to }: Pick<WheelPart, 'from' | 'to'>, radius: number): string {
  const [startX, startY] = onCircle(from, radius);
  const [endX, endY] = onCircle(to, radius);
  const isLarge = to - from > circle / 2 ? 1 : 0;
  return `M0 0L${startX} ${startY}A${radius} ${radius} 0 ${isLarge} 1 ${endX} ${endY}Z`;
}

function onCircle(degrees: number, radius: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / (circle / 2);
  return [hundredths(Math.sin(angle) * radius), hundredths(-Math.cos(angle) * radius)];
}

/** Short in a path, and never a negative zero. */
function hundredths(length: number): number {
  return Math.round(length * 100) / 100 + 0;
}

function totalOf(segments: readonly Segment[]): number {
  return segments.reduce((sum, { weight }) => sum + weight, 0);
}

/** One line of the odds: everything that pays the same, with its weight in all. */
export interface Odds {
  readonly pays: number;
  readonly weight: number;
  readonly total: number;
}

/** The odds of a wheel by what is paid, the highest first. */
export function oddsOf(segments: readonly Segment[]): readonly Odds[] {
  const total = totalOf(segments);
  const weights = new Map<number, number>();
  for (const { weight, pays } of segments) weights.set(pays, (weights.get(pays) ?? 0) + weight);
  return [...weights].map(([pays, weight]) => ({ pays, weight, total })).sort((a, b) => b.pays - a.pays);
}

/** Hundredths as a factor: 250 is "2.5". */
export function factorText(pays: number): string {
  return String(pays / 100);
}
