import type { ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';

export type TagLook = 'plain' | 'up' | 'down' | 'accent' | 'warn' | 'danger';

const looks: Readonly<Record<TagLook, string>> = {
  plain: 'bg-inset text-fg-2',
  up: 'bg-up-soft text-up',
  down: 'bg-down-soft text-down',
  accent: 'bg-accent-soft text-accent',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
};

/** A small fact in a box: 20 px high, not for pressing. */
export function Tag({
  look = 'plain',
  icon,
  children,
}: {
  readonly look?: TagLook;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex h-5 shrink-0 items-center gap-1 rounded-chip px-1.5 text-11 font-medium whitespace-nowrap [&>svg]:size-3.5',
        looks[look],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
