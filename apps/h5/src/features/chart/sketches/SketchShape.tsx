import { cx } from '@candor/kit';
import { fibonacciLevels, type Sketch, type SketchPoint } from './sketches.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

interface SketchShapeProps {
  readonly sketch: Pick<Sketch, 'kind' | 'points'>;
  /** Undefined while the chart has no scale. */
  readonly placeOf: (point: SketchPoint) => Place | undefined;
  readonly widthPx: number;
  readonly isChosen: boolean;
}

/** A finger hits a line from this far. */
const reachPx = 22;

/** Readable over candles: the letters have an edge in the colour of the ground. */
const priceLook = {
  'aria-hidden': true,
  strokeWidth: 3,
  className: 'fill-current stroke-bg text-10 tabular-nums [paint-order:stroke]',
} as const;

/** The lines of one drawing, each under a wide one that cannot be seen, for fingers. */
export function SketchShape({ sketch: { kind, points }, placeOf, widthPx, isChosen }: SketchShapeProps) {
  const [from, to] = points.map(placeOf);
  if (from === undefined) return null;
  if (kind === 'level') {
    const [left, right] = [
      { x: 0, y: from.y },
      { x: widthPx, y: from.y },
    ];
    return (
      <>
        <rect y={from.y - reachPx / 2} width={widthPx} height={reachPx} className="fill-transparent" />
        <Line from={left} to={right} isChosen={isChosen} />
      </>
    );
  }
  if (to === undefined) return null;
  if (kind === 'trend') return <Line from={from} to={to} isChosen={isChosen} />;
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  if (kind === 'box') {
    const size = { width: Math.max(1, right - left), height: Math.max(1, Math.abs(to.y - from.y)) };
    const box = { x: left, y: Math.min(from.y, to.y), ...size };
    // Only its edges are held: inside it the chart moves as everywhere.
    return (
      <>
        <rect {...box} className="pointer-events-none fill-current opacity-12" />
        <rect {...box} strokeWidth={reachPx} className="fill-none stroke-transparent" />
        <rect {...box} strokeWidth={isChosen ? 2 : 1.25} className="fill-none stroke-current" />
      </>
    );
  }
  return (
    <>
      <Line from={from} to={to} isChosen={isChosen} isQuiet />
      {fibonacciLevels(points).map(({ share, price }) => {
        const y = placeOf({ atMs: points[0]?.atMs ?? 0, price })?.y ?? from.y;
        return <Line key={share} from={{ x: left, y }} to={{ x: right, y }} isChosen={isChosen} />;
      })}
    </>
  );
}

interface SketchPricesProps extends Omit<SketchShapeProps, 'isChosen'> {
  readonly formatPrice: (price: number) => string;
}

/** The prices of a drawing beside its lines. Apart from them, because a reader hears the drawing by its name. */
export function SketchPrices({ sketch: { kind, points }, placeOf, widthPx, formatPrice }: SketchPricesProps) {
  const [from, to] = points.map(placeOf);
  const [first] = points;
  if (from === undefined || first === undefined) return null;
  if (kind === 'level') {
    return (
      <text x={widthPx - 4} y={from.y - 4} textAnchor="end" {...priceLook}>
        {formatPrice(first.price)}
      </text>
    );
  }
  if (kind !== 'fibonacci' || to === undefined) return null;
  return fibonacciLevels(points).map(({ share, price }) => (
    <text key={share} x={Math.min(from.x, to.x) + 2} y={(placeOf({ ...first, price })?.y ?? 0) - 3} {...priceLook}>
      {`${share} · ${formatPrice(price)}`}
    </text>
  ));
}

interface LineProps {
  readonly from: Place;
  readonly to: Place;
  readonly isChosen: boolean;
  readonly isQuiet?: boolean;
}

function Line({ from, to, isChosen, isQuiet = false }: LineProps) {
  const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  return (
    <>
      <line {...ends} strokeWidth={reachPx} className="stroke-transparent" />
      <line
        {...ends}
        strokeWidth={isChosen ? 2 : 1.25}
        strokeDasharray={isQuiet ? '3 4' : undefined}
        className={cx('stroke-current', isQuiet && 'opacity-60')}
      />
    </>
  );
}
