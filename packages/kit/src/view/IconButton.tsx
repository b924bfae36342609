import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { cx } from '../class-names.ts';

interface IconButtonProps extends ComponentProps<'button'> {
  /** Read by screen readers; an icon alone has no words. */
  readonly label: string;
  readonly icon: ReactNode;
  /** The visible size, in px: 22 in bars, 20 in sections, 18 or 16 in a line of text. */
  readonly size?: 16 | 18 | 20 | 22;
  /** A red dot: something is waiting. */
  readonly hasDot?: boolean;
}

/** An icon to press: small to the eye, 44 px to the finger. */
export function IconButton({ label, icon, size = 22, hasDot = false, className, style, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={cx(
        'press tap grid size-(--icon) desk:size-8 desk:after:size-8 desk:hover:bg-inset shrink-0 place-items-center rounded-chip [&>svg]:size-(--icon)',
        className,
      )}
      style={{ '--icon': `${size}px`, ...style } as CSSProperties}
      {...rest}
    >
      {icon}
      {hasDot && <span aria-hidden className="absolute -top-0.5 -right-0.5 size-2 rounded-full bg-danger" />}
    </button>
  );
}
