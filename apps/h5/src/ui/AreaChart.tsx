import { type PointerEvent, type ReactNode, useId, useState } from 'react';
import { type ChartPlace, type Direction, nearestPlace } from '#lib/chart-places.ts';
import { areaPath, linePath, stairs } from '#lib/line-path.ts';

/** The picture is stretched over its box, so its own width has no meaning. */
const width = 300;
const margin = 4;
const strokes = { up: 'var(--up)', down: 'var(--down)', flat: 'var(--text-3)' } as const;

interface AreaChartProps {
  /** At least two, from left to right. */
  readonly places: readonly ChartPlace[];
  readonly direction: Direction;
  /** Each value holds until the next point, as of amounts that are paid at once; otherwise the line runs straight. */
  readonly isStepped?: boolean;
  /** In pixels. */
  readonly height: number;
  /** A description of the drawing, for people who cannot see it. */
  readonly label: string;
  /** The text of the point, for people who cannot see it. */
  readonly valueText: (index: number) => string;
  /** The text of the point, over the chart while it is touched. */
  readonly renderValue: (index: number) => ReactNode;
}

/** A line over a fading area; a finger or the arrow keys on it show one point's figure. */
export function AreaChart({
  places,
  direction,
  isStepped = false,
  height,
  label,
  valueText,
  renderValue,
}: AreaChartProps) {
  const gradient = useId();
  const [touched, setTouched] = useState<number>();
  const last = places.length - 1;
  const stroke = strokes[direction];
  const x = (place: ChartPlace) => place.x * width;
  const y = (place: ChartPlace) => height - margin - place.y * (height - 2 * margin);
  const straight = places.map((place) => ({ x: x(place), y: y(place) }));
  const end = straight.at(-1);
  // The last value holds too, up to the edge.
  const points = isStepped && end !== undefined ? [...stairs(straight), { ...end, x: width }] : straight;
  const touch = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setTouched(nearestPlace(places, (event.clientX - box.left) / box.width));
  };
  const leave = () => setTouched(undefined);
  // The points may have become fewer while a finger was on the last one.
  const shown = Math.min(touched ?? last, last);
  const mark = touched === undefined ? undefined : places[shown];
  return (
    <div className="relative">
      <svg
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={shown}
        aria-valuetext={valueText(shown)}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="block w-full touch-pan-y overflow-visible rounded-chip"
        style={{ height }}
        onPointerDown={touch}
        onPointerMove={(event) => (event.pointerType === 'mouse' || event.buttons > 0) && touch(event)}
        onPointerLeave={leave}
        onPointerUp={leave}
        onPointerCancel={leave}
        onBlur={leave}
        onKeyDown={(event) => {
          const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
          if (step === undefined) return;
          event.preventDefault();
          setTouched(Math.min(last, Math.max(0, shown + step)));
        }}
      >
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={stroke} stopOpacity="0.28" />
          <stop offset="1" stopColor={stroke} stopOpacity="0" />
        </linearGradient>
        <path d={areaPath(points, height)} fill={`url(#${gradient})`} />
        <path
          d={linePath(points)}
          fill="none"
          stroke={stroke}
          strokeWidth="1.75"
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {mark !== undefined && (
        <div aria-hidden className="pointer-events-none absolute inset-0">
          <span className="absolute inset-y-0 w-px bg-line-strong" style={{ left: `${mark.x * 100}%` }} />
          <span
            className="absolute size-2 -translate-1/2 rounded-full border-2 border-surface bg-ink"
            style={{ left: `${mark.x * 100}%`, top: `${(y(mark) / height) * 100}%` }}
          />
          <span
            className="absolute -top-5 rounded-chip bg-raised px-1.5 text-11 leading-5 whitespace-nowrap text-fg-2 tabular-nums shadow-raised"
            style={{ left: `${mark.x * 100}%`, translate: `-${mark.x * 100}% 0` }}
          >
            {renderValue(shown)}
          </span>
        </div>
      )}
    </div>
  );
}
