import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';

export interface RowProps {
  readonly icon?: ReactNode;
  readonly label: ReactNode;
  readonly value?: ReactNode;
  /** Absent: a fact, not a way somewhere. */
  readonly onPress?: () => void;
  /** What stands at the end instead of the chevron: a switch, a check. */
  readonly end?: ReactNode;
}

/** A settings row: icon, words, value, chevron; 52 px. */
export function Row({ icon, label, value, onPress, end }: RowProps) {
  const inside = (
    <>
      {icon !== undefined && (
        <span aria-hidden className="text-fg-2 [&>svg]:size-5">
          {icon}
        </span>
      )}
      <span className="min-w-0 flex-1 text-left text-15">{label}</span>
      {value !== undefined && <span className="max-w-1/2 truncate text-13 text-fg-3">{value}</span>}
      {end ?? (onPress && <ChevronRight aria-hidden className="size-4 text-fg-3" />)}
    </>
  );
  const shape = 'flex min-h-13 w-full items-center gap-3';
  if (onPress === undefined) return <div className={shape}>{inside}</div>;
  return (
    <button type="button" onClick={onPress} className={cx(shape, 'press')}>
      {inside}
    </button>
  );
}
