import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Said by screen readers; an icon alone says nothing. */
  readonly label: string;
  readonly icon: ReactNode;
  /** A red dot: something is waiting. */
  readonly hasDot?: boolean;
}

/** An icon one can press: 22 px to the eye, 44 px to the finger. */
export function IconButton({ label, icon, hasDot = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={cx(
        'press tap grid size-[22px] shrink-0 place-items-center rounded-chip [&>svg]:size-[22px]',
        className,
      )}
      {...rest}
    >
      {icon}
      {hasDot && <span aria-hidden className="absolute -top-0.5 -right-0.5 size-2 rounded-full bg-danger" />}
    </button>
  );
}
