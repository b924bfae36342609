import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

export type TagLook = 'plain' | 'up' | 'down' | 'accent' | 'good' | 'warn' | 'danger';

const looks: Readonly<Record<TagLook, string>> = {
  plain: 'bg-inset text-fg-2',
  up: 'bg-up-soft text-up',
  down: 'bg-down-soft text-down',
  accent: 'bg-accent-soft text-accent',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
};

export interface TagProps {
  readonly look?: TagLook | undefined;
  /** `small` is 16 px high, for a row that is short of room. */
  readonly size?: 'medium' | 'small' | undefined;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A small fact in a box, 20 px high: not for pressing. */
export function Tag({ look = 'plain', size = 'medium', icon, children }: TagProps) {
  return (
    <span
      className={cx(
        'inline-flex shrink-0 items-center gap-1 font-medium whitespace-nowrap [&>svg]:size-3.5',
        size === 'medium' ? 'h-5 rounded-chip px-1.5 text-11' : 'h-4 rounded-tag px-1 text-10',
        looks[look],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
