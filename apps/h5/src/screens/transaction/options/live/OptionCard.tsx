import type { ReactNode } from 'react';
import { cx } from '../../../../lib/class-names.ts';

export interface OptionCardProps {
  /** What pressing it does, said by screen readers after the card's own words. */
  readonly action?: string;
  readonly isChosen?: boolean;
  readonly onPress: () => void;
  readonly start: ReactNode;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly figure: ReactNode;
  readonly note: ReactNode;
}

/** The shape that open and settled options share; 70 px high. */
export function OptionCard({ action, isChosen, onPress, start, title, text, figure, note }: OptionCardProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className={cx(
        'press flex h-[70px] w-full items-center gap-2.5 rounded-card border bg-surface px-3.5 text-left outline-offset-[-3px]',
        isChosen === true ? 'border-line-strong' : 'border-line',
      )}
    >
      {start}
      <span className="min-w-0 flex-1">
        <span className="flex min-w-0 items-center gap-1.5 text-14 font-semibold tabular-nums">{title}</span>
        <span className="block truncate text-12 text-fg-2 tabular-nums">{text}</span>
      </span>
      <span className="flex shrink-0 flex-col items-end">
        <span className="text-16 font-semibold tabular-nums">{figure}</span>
        <span className="text-12 text-fg-2">{note}</span>
      </span>
      {action !== undefined && <span className="sr-only">{action}</span>}
    </button>
  );
}
