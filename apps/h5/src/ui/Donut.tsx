import type { ReactNode } from 'react';

interface DonutProps {
  /** Whole percents that add up to 100, each with a colour token: `var(--accent)`. */
  readonly parts: readonly { readonly id: string; readonly percent: number; readonly colour: string }[];
  /** CSS pixels. */
  readonly size: number;
  readonly stroke: number;
  /** In its middle. */
  readonly children?: ReactNode;
}

/** Shares of a whole as a ring, the first at the top. Decorative: the percents are in words beside it. */
export function Donut({ parts, size, stroke, children }: DonutProps) {
  const radius = (size - stroke) / 2;
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: stroke } as const;
  const held = parts.filter(({ percent }) => percent > 0);
  const starts = held.map((_, at) => held.slice(0, at).reduce((sum, { percent }) => sum + percent, 0));
  const gap = held.length > 1 ? 0.8 : 0;
  return (
    <span className="relative grid shrink-0 place-items-center" style={{ width: size, height: size }}>
      <svg aria-hidden viewBox={`0 0 ${size} ${size}`} className="absolute inset-0 -rotate-90">
        <circle {...circle} className="stroke-inset" />
        {held.map(({ id, percent, colour }, at) => (
          <circle
            key={id}
            {...circle}
            pathLength={100}
            stroke={colour}
            strokeDasharray={`${Math.max(0.4, percent - gap)} 100`}
            strokeDashoffset={-(starts[at] ?? 0)}
          />
        ))}
      </svg>
      {children}
    </span>
  );
}
