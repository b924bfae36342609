import type { NavPoint } from '@candor/contract';
import { area, line } from 'd3-shape';
import { type PointerEvent, useId, useState } from 'react';
import { useSetting } from '../../../hooks/use-settings.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { type NumberFormat, formatAmount } from '../../../lib/format.ts';
import { clockText, dateText } from '../../../lib/relative-time.ts';
import { type NavShape, navText, nearestPlace } from './nav-view.ts';

const width = 278;
const height = 140;
const margin = 4;
const strokes = { up: 'var(--up)', down: 'var(--down)', flat: 'var(--text-3)' } as const;

export interface NavChartProps {
  readonly navs: readonly NavPoint[];
  readonly shape: NavShape;
}

/** Worth of a unit over time as an area; a finger or the arrow keys on it tell one hour's figure. */
export function NavChart({ navs, shape }: NavChartProps) {
  const t = useMessages();
  const format = useSetting('numberFormat');
  const gradient = useId();
  const [touched, setTouched] = useState<number>();
  const { places, low, high, direction } = shape;
  const stroke = strokes[direction];
  const x = (place: NavShape['places'][number]) => place.x * width;
  const y = (place: NavShape['places'][number]) => height - margin - place.y * (height - 2 * margin);
  const touch = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setTouched(nearestPlace(shape, (event.clientX - box.left) / box.width));
  };
  const last = places.length - 1;
  const shown = navs[touched ?? last];
  const mark = touched === undefined ? undefined : places[touched];
  const label = { from: momentOf(navs[0]), to: momentOf(navs.at(-1)), low: navText(low), high: navText(high) };
  return (
    <div className="relative mr-12">
      <div
        aria-hidden
        className="absolute inset-y-0 left-full flex flex-col justify-between pl-2 text-11 text-fg-3 tabular-nums"
      >
        <span>{unitText(high, format)}</span>
        <span>{unitText(low, format)}</span>
      </div>
      <svg
        role="slider"
        tabIndex={0}
        aria-label={t('copying.chart.label', label)}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={touched ?? last}
        aria-valuetext={`${momentOf(shown)} ${unitText(shown?.nav ?? 0, format)}`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="block h-35 w-full touch-pan-y overflow-visible rounded-chip"
        onPointerDown={touch}
        onPointerMove={(event) => (event.pointerType === 'mouse' || event.buttons > 0) && touch(event)}
        onPointerLeave={() => setTouched(undefined)}
        onPointerUp={() => setTouched(undefined)}
        onPointerCancel={() => setTouched(undefined)}
        onBlur={() => setTouched(undefined)}
        onKeyDown={(event) => {
          const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
          if (step === undefined) return;
          event.preventDefault();
          setTouched(Math.min(last, Math.max(0, (touched ?? last) + step)));
        }}
      >
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={stroke} stopOpacity="0.28" />
          <stop offset="1" stopColor={stroke} stopOpacity="0" />
        </linearGradient>
        <path
          d={area<NavShape['places'][number]>().x(x).y0(height).y1(y)([...places]) ?? ''}
          fill={`url(#${gradient})`}
        />
        <path
          d={line<NavShape['places'][number]>().x(x).y(y)([...places]) ?? ''}
          fill="none"
          stroke={stroke}
          strokeWidth="1.75"
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {mark !== undefined && shown !== undefined && (
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
            {momentOf(shown)} <span className="font-semibold text-fg">{unitText(shown.nav, format)}</span>
          </span>
        </div>
      )}
    </div>
  );
}

function unitText(nav: number, format: NumberFormat): string {
  return formatAmount(navText(nav), { format });
}

function momentOf(point: NavPoint | undefined): string {
  return point === undefined ? '' : `${dateText(point.atMs).slice(5)} ${clockText(point.atMs).slice(0, 5)}`;
}
