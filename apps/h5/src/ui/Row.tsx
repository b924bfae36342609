import { cx } from '@candor/kit';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface RowProps {
  readonly icon?: ReactNode;
  readonly label: ReactNode;
  /** The present meaning of the label, in a line of its own under it. */
  readonly note?: ReactNode;
  readonly value?: ReactNode;
  /** Absent: a fact, not a way somewhere. */
  readonly onPress?: () => void;
  /** The element at the end instead of the chevron: a switch, a check. */
  readonly end?: ReactNode;
}

/** A settings row: icon, words, value, chevron; 52 px. Without room beside the words, the value is under them. */
export function Row({ icon, label, note, value, onPress, end }: RowProps) {
  const inside = (
    <>
      {icon !== undefined && (
        <span aria-hidden className="text-fg-2 [&>svg]:size-5">
          {icon}
        </span>
      )}
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 text-left">
        <span className="text-15">
          {label}
          {note !== undefined && <span className="block text-12 text-fg-3">{note}</span>}
        </span>
        {value !== undefined && <span className="text-13 [overflow-wrap:anywhere] text-fg-3">{value}</span>}
      </span>
      {end ?? (onPress && <ChevronRight aria-hidden className="size-4 shrink-0 text-fg-3" />)}
    </>
  );
  const shape = 'flex min-h-13 w-full items-center gap-3 py-1.5';
  if (onPress === undefined) return <div className={shape}>{inside}</div>;
  return (
    <button type="button" onClick={onPress} className={cx(shape, 'press')}>
      {inside}
    </button>
  );
}
