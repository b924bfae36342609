import type { ReactNode } from 'react';

const looks = {
  plain: 'bg-inset text-fg-2',
  accent: 'bg-accent-soft text-accent',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
} as const;

/** A small fact in a box: not for pressing. */
export function Tag({
  look = 'plain',
  children,
}: {
  readonly look?: keyof typeof looks;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex h-5 shrink-0 items-center rounded-chip px-1.5 text-11 font-medium whitespace-nowrap ${looks[look]}`}
    >
      {children}
    </span>
  );
}
