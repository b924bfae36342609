import { cx } from '@candor/kit';
import { Star } from 'lucide-react';
import { type RefObject, useMemo } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { factorText, outlineOf, wheelParts } from './wheel-shape.ts';

interface WheelProps {
  readonly segments: readonly { readonly weight: number; readonly pays: number }[];
  /** The part that turns. */
  readonly turning: RefObject<HTMLDivElement | null>;
  /** The segment that was drawn last; lit. */
  readonly lit: number | undefined;
}

const radius = 100;
const labelAt = 80;
const best = 300;
const even = 100;

/** The wheel as it is drawn: each segment as wide as its odds. Only its rotation moves, which the compositor does. */
export function Wheel({ segments, turning, lit }: WheelProps) {
  const t = useMessages();
  const parts = useMemo(() => wheelParts(segments), [segments]);
  const drawn = lit === undefined ? undefined : segments[lit];
  return (
    <div className="relative mx-auto aspect-square w-full max-w-[20rem]" role="img" aria-label={t('game.wheel')}>
      <div className="absolute inset-0 rounded-full border border-line-strong bg-surface shadow-floating" />
      <div ref={turning} className="absolute inset-2.5 will-change-transform">
        <svg aria-hidden viewBox="-101 -101 202 202" className="size-full">
          {parts.map((part, index) => {
            const middle = (part.from + part.to) / 2;
            return (
              <g key={part.from}>
                <path d={outlineOf(part, radius)} className={cx('stroke-surface', fillOf(part.pays, index === lit))} />
                <g transform={`rotate(${middle}) translate(0 ${-labelAt})`}>
                  <text
                    textAnchor="middle"
                    dominantBaseline="central"
                    className={cx('text-[0.8125rem] font-semibold', textOf(part.pays, index === lit))}
                  >
                    {labelOf(part.pays)}
                  </text>
                </g>
              </g>
            );
          })}
        </svg>
      </div>
      <div
        aria-hidden
        className="absolute top-1/2 left-1/2 grid size-[4.5rem] -translate-1/2 place-items-center rounded-full border border-line bg-surface shadow-raised"
      >
        {drawn === undefined ? (
          <Star className="size-6 fill-current text-accent" strokeWidth={1.5} />
        ) : (
          <span className="text-18 font-semibold tabular-nums">{labelOf(drawn.pays)}</span>
        )}
      </div>
      <svg aria-hidden viewBox="0 0 28 30" className="absolute -top-1.5 left-1/2 h-[1.875rem] w-7 -translate-x-1/2">
        <path d="M2 2H26L14 28Z" className="fill-ink stroke-surface" strokeWidth="2" strokeLinejoin="round" />
      </svg>
    </div>
  );
}

function labelOf(pays: number): string {
  return pays === 0 ? '–' : `×${factorText(pays)}`;
}

function fillOf(pays: number, isLit: boolean): string {
  if (isLit) return 'fill-ink';
  if (pays >= best) return 'fill-accent';
  if (pays > even) return 'fill-accent-soft';
  return pays === 0 ? 'fill-inset' : 'fill-raised';
}

function textOf(pays: number, isLit: boolean): string {
  if (isLit) return 'fill-on-ink';
  if (pays >= best) return 'fill-on-accent';
  if (pays > even) return 'fill-accent';
  return pays === 0 ? 'fill-fg-3' : 'fill-fg-2';
}
