import type { ReactNode } from 'react';
import { Ring } from '#ui/Ring.tsx';

export interface CountdownRingProps {
  /** The remaining share, 0 to 1; absent before the beginning. */
  readonly share: number | undefined;
  /** Class of the ring's colour. */
  readonly tone: string;
  readonly children: ReactNode;
}

/** A ring that empties; the time is in its middle. */
export function CountdownRing({ share, tone, children }: CountdownRingProps) {
  return (
    <span className={tone}>
      <Ring size={44} stroke={4} share={share} colour="currentColor" isSmooth>
        <span className="text-12 font-semibold text-fg tabular-nums">{children}</span>
      </Ring>
    </span>
  );
}
