import type { ReactNode } from 'react';

interface RingProps {
  /** The drawn part, 0 to 1; absent: nothing. */
  readonly share: number | undefined;
  /** CSS pixels. */
  readonly size: number;
  readonly stroke: number;
  /** One of the tokens: `var(--accent)`. */
  readonly colour: string;
  /** Steps that come seconds apart glide into one another. */
  readonly isSmooth?: boolean;
  readonly children: ReactNode;
}

/** A ring that shows a share; its parent puts the meaning in words. */
export function Ring({ share, size, stroke, colour, isSmooth = false, children }: RingProps) {
  const radius = (size - stroke) / 2;
  const length = 2 * Math.PI * radius;
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: stroke } as const;
  return (
    <span className="relative grid shrink-0 place-items-center" style={{ width: size, height: size }}>
      <svg aria-hidden viewBox={`0 0 ${size} ${size}`} className="absolute inset-0 -rotate-90">
        <circle {...circle} className="stroke-inset" />
        {share !== undefined && share > 0 && (
          <circle
            {...circle}
            stroke={colour}
            strokeLinecap="round"
            strokeDasharray={length}
            strokeDashoffset={length * (1 - share)}
            className={
              isSmooth
                ? 'transition-[stroke-dashoffset] duration-250 ease-linear motion-reduce:transition-none'
                : undefined
            }
          />
        )}
      </svg>
      {children}
    </span>
  );
}
