import type { ReactNode } from 'react';
import { cx } from '../../../../lib/class-names.ts';

const radius = 18;
const length = 2 * Math.PI * radius;

export interface CountdownRingProps {
  /** What is left, 0 to 1; absent while it has not begun. */
  readonly share: number | undefined;
  /** Class of the ring's colour. */
  readonly tone: string;
  readonly children: ReactNode;
}

/** A ring that empties; the time stands in its middle. */
export function CountdownRing({ share, tone, children }: CountdownRingProps) {
  return (
    <span className="relative grid size-11 shrink-0 place-items-center">
      <svg aria-hidden viewBox="0 0 44 44" className={cx('absolute inset-0 -rotate-90', tone)}>
        <circle cx="22" cy="22" r={radius} fill="none" strokeWidth="4" className="stroke-inset" />
        {share !== undefined && (
          <circle
            cx="22"
            cy="22"
            r={radius}
            fill="none"
            strokeWidth="4"
            strokeLinecap="round"
            stroke="currentColor"
            strokeDasharray={length}
            strokeDashoffset={length * (1 - share)}
            className="transition-[stroke-dashoffset] duration-250 ease-linear motion-reduce:transition-none"
          />
        )}
      </svg>
      <span className="relative text-12 font-semibold tabular-nums">{children}</span>
    </span>
  );
}
