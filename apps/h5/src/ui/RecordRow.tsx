import type { ReactNode } from 'react';

interface RecordRowProps {
  readonly title: ReactNode;
  /** Below the title: when, and what else. */
  readonly note: ReactNode;
  /** At the end: the amount. */
  readonly end?: ReactNode;
  readonly onClick: () => void;
}

/** The height of a row, for lists. */
export const recordRowHeight = 60;

/** One record of a list, which opens it: two lines and an amount. */
export function RecordRow({ title, note, end, onClick }: RecordRowProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="press flex min-h-15 w-full items-center justify-between gap-3 border-b border-line py-2 text-left"
    >
      <span className="min-w-0">
        <span className="block text-14 font-medium">{title}</span>
        <span className="block text-12 text-fg-3">{note}</span>
      </span>
      {end}
    </button>
  );
}
