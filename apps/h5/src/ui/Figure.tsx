import { cx } from '@candor/kit';
import type { ReactNode } from 'react';

interface FigureProps {
  readonly label: ReactNode;
  /** At the right edge of its row. */
  readonly isLast?: boolean;
  readonly children: ReactNode;
}

/** One figure of a card's grid: its small name over it. Several are in a `dl`. */
export function Figure({ label, isLast = false, children }: FigureProps) {
  return (
    <div className={cx('min-w-0', isLast && 'text-right huge:text-left')}>
      <dt className="truncate text-11 text-fg-3 huge:whitespace-normal">{label}</dt>
      <dd className="truncate text-13 font-medium tabular-nums huge:whitespace-normal">{children}</dd>
    </div>
  );
}
