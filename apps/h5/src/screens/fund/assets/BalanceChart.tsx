import { area, line } from 'd3-shape';
import { type PointerEvent, useId, useState } from 'react';
import { useSetting } from '../../../hooks/use-settings.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { compare, decimalFrom } from '../../../lib/decimal.ts';
import { dateText } from '../../../lib/relative-time.ts';
import { AmountText } from '../../../ui/AmountText.tsx';
import { TimeText } from '../../../ui/TimeText.tsx';
import { type DayValue, dayAt, heightsOf, withLiveEnd } from './chart-points.ts';
import type { Counted } from './total-unit.ts';

const width = 358;
const height = 64;
const margin = 4;

export interface BalanceChartProps {
  readonly days: readonly DayValue[];
  /** Live, in USDT. */
  readonly total: string;
  readonly counted: Counted;
}

/** The total at the end of each day as an area; a finger or the arrow keys on it tell a day's figure. */
export function BalanceChart({ days, total, counted }: BalanceChartProps) {
  const t = useMessages();
  const isHidden = useSetting('areBalancesHidden');
  const gradient = useId();
  const [touched, setTouched] = useState<number>();
  const shown = withLiveEnd(days, total);
  if (shown.length < 2) return null;
  const heights = heightsOf(shown);
  const x = (_: number, index: number) => (index / (heights.length - 1)) * width;
  const y = (value: number) => height - margin - value * (height - 2 * margin);
  const stroke = directionColour(shown[0]?.equivalent, total);
  const day = touched === undefined ? undefined : shown[touched];
  const touch = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setTouched(dayAt(shown.length, event.clientX - box.left, box.width));
  };
  return (
    <div className="relative mt-3">
      <svg
        role="slider"
        tabIndex={0}
        aria-label={t('funds.historyChart', { days: shown.length })}
        aria-valuemin={0}
        aria-valuemax={shown.length - 1}
        aria-valuenow={touched ?? shown.length - 1}
        aria-valuetext={isHidden ? t('common.hideBalances') : spoken(day ?? shown.at(-1), counted)}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="block h-16 w-full touch-pan-y overflow-visible rounded-chip"
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
          setTouched(dayAt(shown.length, (touched ?? shown.length - 1) + step, shown.length - 1));
        }}
      >
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={stroke} stopOpacity="0.28" />
          <stop offset="1" stopColor={stroke} stopOpacity="0" />
        </linearGradient>
        <path d={area<number>().x(x).y0(height).y1(y)([...heights]) ?? ''} fill={`url(#${gradient})`} />
        <path
          d={line<number>().x(x).y(y)([...heights]) ?? ''}
          fill="none"
          stroke={stroke}
          strokeWidth="1.75"
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {day !== undefined && touched !== undefined && (
        <DayMark
          day={day}
          left={(touched / (shown.length - 1)) * 100}
          top={(y(heights[touched] ?? 0) / height) * 100}
          counted={counted}
        />
      )}
    </div>
  );
}

interface DayMarkProps {
  readonly day: DayValue;
  /** Percent of the chart. */
  readonly left: number;
  readonly top: number;
  readonly counted: Counted;
}

function DayMark({ day, left, top, counted }: DayMarkProps) {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0">
      <span className="absolute inset-y-0 w-px bg-line-strong" style={{ left: `${left}%` }} />
      <span
        className="absolute size-2 -translate-1/2 rounded-full border-2 border-bg bg-ink"
        style={{ left: `${left}%`, top: `${top}%` }}
      />
      <span
        className="absolute -top-5 rounded-chip bg-raised px-1.5 text-11 leading-5 whitespace-nowrap text-fg-2 shadow-raised"
        style={{ left: `${left}%`, translate: `-${left}% 0` }}
      >
        <TimeText atMs={day.atMs} look="date" />{' '}
        <AmountText
          value={counted.convert(day.equivalent)}
          decimals={counted.decimals}
          isPrivate
          className="font-semibold text-fg"
        />
      </span>
    </div>
  );
}

function directionColour(first: string | undefined, last: string): string {
  const [from, to] = [decimalFrom(first ?? ''), decimalFrom(last)];
  const way = from === undefined || to === undefined ? 0 : compare(to, from);
  return way > 0 ? 'var(--up)' : way < 0 ? 'var(--down)' : 'var(--text-3)';
}

function spoken(day: DayValue | undefined, counted: Counted): string {
  if (day === undefined) return '';
  return `${dateText(day.atMs)} ${counted.convert(day.equivalent) ?? ''} ${counted.code}`;
}
