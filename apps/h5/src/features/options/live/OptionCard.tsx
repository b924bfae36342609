import { cx } from '@candor/kit';
import type { ReactNode } from 'react';

const edges = {
  plain: 'border-line',
  chosen: 'border-line-strong',
  won: 'border-up',
  lost: 'border-down',
} as const;
export type CardEdge = keyof typeof edges;

interface OptionCardProps {
  readonly edge: CardEdge;
  /** Absent where pressing chooses nothing. */
  readonly isChosen?: boolean | undefined;
  /** The effect of pressing it, read by screen readers after the card's own words. */
  readonly action?: string | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** The frame of an open option, which stays when it turns into the result, with its focus. 70 px high. */
export function OptionCard({ edge, isChosen, action, onPress, children }: OptionCardProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className={cx(
        'press flex h-[4.375rem] w-full items-center gap-2.5 rounded-card border bg-surface px-3.5 text-left outline-offset-[-3px]',
        edges[edge],
      )}
    >
      {children}
      {action !== undefined && <span className="sr-only">{action}</span>}
    </button>
  );
}

interface CardFaceProps {
  readonly start: ReactNode;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly figure: ReactNode;
  readonly note: ReactNode;
}

/** The content of the frame: the same places for an open option and a settled one. */
export function CardFace({ start, title, text, figure, note }: CardFaceProps) {
  return (
    <>
      {start}
      <span className="min-w-0 flex-1">
        <span className="flex min-w-0 items-center gap-1.5 text-14 font-semibold tabular-nums">{title}</span>
        <span className="block truncate text-12 text-fg-2 tabular-nums">{text}</span>
      </span>
      <span className="flex shrink-0 flex-col items-end">
        <span className="text-16 font-semibold tabular-nums">{figure}</span>
        <span className="text-12 text-fg-2">{note}</span>
      </span>
    </>
  );
}
