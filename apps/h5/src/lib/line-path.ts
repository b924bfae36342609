/** A point of a picture, in its own units. */
interface PathPoint {
  readonly x: number;
  readonly y: number;
}

/** Straight from point to point, as the `d` of a path. A hundredth of a unit is finer than any screen. */
export function linePath(points: readonly PathPoint[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${rounded(x)},${rounded(y)}`).join('');
}

/** The same points with level lines between them: each value holds until the next one comes. */
export function stairs(points: readonly PathPoint[]): readonly PathPoint[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    return before === undefined ? [point] : [{ x: point.x, y: before.y }, point];
  });
}

/** The area between the line and a floor. */
export function areaPath(points: readonly PathPoint[], floor: number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return '';
  return `${linePath(points)}L${rounded(last.x)},${rounded(floor)}L${rounded(first.x)},${rounded(floor)}Z`;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
