import { cx } from '@candor/kit';
import type { ReactNode } from 'react';

/** A raised group of things that belong together. */
export function Card({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  return <div className={cx('rounded-card border border-line bg-surface', className)}>{children}</div>;
}
