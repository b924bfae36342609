export interface CountdownRingProps {
  readonly seconds: number;
  /** Of the whole time, 0 to 1. */
  readonly share: number;
  readonly label: string;
}

const size = 52;
const stroke = 3;
const radius = (size - stroke) / 2;
const length = 2 * Math.PI * radius;
/** From here on it hurries. */
const lastSeconds = 5;

/** Seconds in a ring that empties. Spoken once when it appears, not each second. */
export function CountdownRing({ seconds, share, label }: CountdownRingProps) {
  const isLate = seconds <= lastSeconds;
  return (
    <div role="timer" aria-label={label} aria-live="off" className="relative grid size-13 shrink-0 place-items-center">
      <svg aria-hidden viewBox={`0 0 ${size} ${size}`} className="absolute inset-0 -rotate-90">
        <circle cx={size / 2} cy={size / 2} r={radius} fill="none" stroke="var(--inset)" strokeWidth={stroke} />
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          fill="none"
          stroke={isLate ? 'var(--warn)' : 'var(--accent)'}
          strokeWidth={stroke}
          strokeLinecap="round"
          strokeDasharray={length}
          strokeDashoffset={length * (1 - share)}
        />
      </svg>
      <span aria-hidden className="text-15 font-semibold tabular-nums">
        {seconds}
      </span>
    </div>
  );
}
