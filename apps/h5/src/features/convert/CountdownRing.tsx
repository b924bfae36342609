import { Ring } from '#ui/Ring.tsx';

export interface CountdownRingProps {
  readonly seconds: number;
  /** Of the whole time, 0 to 1. */
  readonly share: number;
  readonly label: string;
}

/** From here on it hurries. */
const lastSeconds = 5;

/** Seconds in a ring that empties. Spoken once when it appears, not each second. */
export function CountdownRing({ seconds, share, label }: CountdownRingProps) {
  return (
    <div role="timer" aria-label={label} aria-live="off">
      <Ring size={52} stroke={3} share={share} colour={seconds <= lastSeconds ? 'var(--warn)' : 'var(--accent)'}>
        <span aria-hidden className="text-15 font-semibold tabular-nums">
          {seconds}
        </span>
      </Ring>
    </div>
  );
}
