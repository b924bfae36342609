import { cx } from '@candor/kit';
import { useRef } from 'react';
import { knock } from '#lib/haptics.ts';

interface PercentSliderProps {
  readonly label: string;
  /** 0 to 100, whole. */
  readonly value: number;
  readonly onChange: (percent: number) => void;
  readonly isDisabled?: boolean;
}

const detents = [0, 25, 50, 75, 100] as const;
/** Near enough to a diamond to be meant. */
const pull = 3;

/** A percent of the available amount, with diamonds at the quarters; a native range, so keys and readers work. */
export function PercentSlider({ label, value, onChange, isDisabled = false }: PercentSliderProps) {
  const lastDetent = useRef<number>(undefined);
  function move(raw: number): void {
    const near = detents.find((detent) => Math.abs(detent - raw) <= pull);
    const percent = near ?? raw;
    if (near !== undefined && near !== lastDetent.current) knock();
    lastDetent.current = near;
    onChange(percent);
  }
  return (
    <div className={cx('relative mx-1.5 h-8', isDisabled && 'opacity-50')}>
      <div aria-hidden className="absolute inset-x-0 top-1/2 h-[0.1875rem] -translate-y-1/2 rounded-full bg-inset" />
      <div
        aria-hidden
        className="absolute top-1/2 left-0 h-[0.1875rem] -translate-y-1/2 rounded-full bg-ink"
        style={{ width: `${value}%` }}
      />
      {detents.map((detent) => (
        <span
          key={detent}
          aria-hidden
          className={cx(
            'absolute top-1/2 size-1.5 -translate-1/2 rotate-45 rounded-[1px] ring-2 ring-bg',
            detent <= value ? 'bg-ink' : 'bg-line-strong',
          )}
          style={{ left: `${detent}%` }}
        />
      ))}
      <input
        type="range"
        aria-label={label}
        aria-valuetext={`${value}%`}
        min={0}
        max={100}
        step={1}
        value={value}
        disabled={isDisabled}
        onChange={(event) => move(event.target.valueAsNumber)}
        className="peer absolute inset-x-[-0.75rem] top-0 h-8 w-[calc(100%+1.5rem)] cursor-pointer opacity-0"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute top-1/2 size-2.5 -translate-1/2 rotate-45 rounded-[2px] bg-ink ring-3 ring-bg peer-focus-visible:ring-accent"
        style={{ left: `${value}%` }}
      />
    </div>
  );
}
