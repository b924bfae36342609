/* Lines and areas that a user has drawn on the chart of a pair. Pure: the layer only binds them to fingers and pixels. */

export const sketchKinds = ['trend', 'level', 'box', 'fibonacci'] as const;
export type SketchKind = (typeof sketchKinds)[number];

/** A place on a chart; prices only stand on a screen here, so plain numbers are good enough. */
export interface SketchPoint {
  readonly atMs: number;
  readonly price: number;
}

export interface Sketch {
  readonly id: string;
  readonly kind: SketchKind;
  /** Two, in the order they were drawn; a level has one, and its time only says where it was put. */
  readonly points: readonly SketchPoint[];
}

/** Of one pair: more would hide the candles. */
export const sketchesMax = 30;
/** The shares of a move at which a retracement is expected to turn. */
const fibonacciShares = [0, 0.236, 0.382, 0.5, 0.618, 0.786, 1] as const;

export function pointsOf(kind: SketchKind): 1 | 2 {
  return kind === 'level' ? 1 : 2;
}

/** A retracement is counted from the end of its move: 0 at the second point, 1 at the first. */
export function fibonacciLevels([from, to]: readonly SketchPoint[]): readonly { share: number; price: number }[] {
  if (from === undefined || to === undefined) return [];
  return fibonacciShares.map((share) => ({ share, price: to.price + (from.price - to.price) * share }));
}

/** All of it, or one of its points, further by so much. A price stays above zero. */
export function movedBy(sketch: Sketch, part: number | 'whole', byMs: number, byPrice: number): Sketch {
  const lowest = Math.min(
    ...sketch.points.filter((_, at) => part === 'whole' || at === part).map(({ price }) => price),
  );
  if (lowest + byPrice <= 0) return sketch;
  return {
    ...sketch,
    points: sketch.points.map((point, at) =>
      part === 'whole' || at === part ? { atMs: point.atMs + byMs, price: point.price + byPrice } : point,
    ),
  };
}

const isPoint = (value: unknown): value is SketchPoint => {
  if (typeof value !== 'object' || value === null) return false;
  const { atMs, price } = value as Partial<SketchPoint>;
  return Number.isFinite(atMs) && Number.isFinite(price) && (price as number) > 0;
};

function isSketch(value: unknown): value is Sketch {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, points } = value as Partial<Sketch>;
  if (typeof id !== 'string' || kind === undefined || !sketchKinds.includes(kind)) return false;
  return Array.isArray(points) && points.length === pointsOf(kind) && points.every(isPoint);
}

/** The stored sketches by pair, each checked on its own: they may come from another version. */
export function sketchesFrom(stored: Record<string, unknown>): Readonly<Record<string, readonly Sketch[]>> {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([pairId, list]) => {
      const sound = Array.isArray(list) ? list.filter(isSketch).slice(0, sketchesMax) : [];
      return sound.length === 0 ? [] : [[pairId, sound]];
    }),
  );
}

interface Opened {
  readonly openedAtMs: number;
}

/**
 * The place of a time among candles, as the chart counts them: 2.5 is in the middle of the third and the fourth. Before the first and
 * after the last candle the chart goes on in steps of one.
 */
export function placeOf(candles: readonly Opened[], stepMs: number, atMs: number): number {
  const [first, last] = [candles[0], candles.at(-1)];
  if (first === undefined || last === undefined) return 0;
  if (atMs <= first.openedAtMs) return (atMs - first.openedAtMs) / stepMs;
  if (atMs >= last.openedAtMs) return candles.length - 1 + (atMs - last.openedAtMs) / stepMs;
  let [low, high] = [0, candles.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((candles[middle] as Opened).openedAtMs <= atMs) low = middle;
    else high = middle;
  }
  const [before, after] = [candles[low] as Opened, candles[high] as Opened];
  return low + (atMs - before.openedAtMs) / (after.openedAtMs - before.openedAtMs);
}

/** The opposite, for whole places: the time at which the candle there begins, or would. */
export function timeAt(candles: readonly Opened[], stepMs: number, place: number): number | undefined {
  const [first, last] = [candles[0], candles.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const within = candles[place];
  if (within !== undefined) return within.openedAtMs;
  return place < 0 ? first.openedAtMs + place * stepMs : last.openedAtMs + (place - candles.length + 1) * stepMs;
}
