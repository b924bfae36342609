import type { ComponentProps } from 'react';

type Look = 'ink' | 'soft' | 'danger' | 'ghost';

const looks: Readonly<Record<Look, string>> = {
  ink: 'bg-ink text-on-ink',
  soft: 'bg-inset text-fg',
  danger: 'bg-danger-soft text-danger',
  ghost: 'text-accent',
};

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: Look;
  readonly isBusy?: boolean;
}

/** The one button of the console, 32 px high. */
export function Button({
  look = 'soft',
  isBusy = false,
  className = '',
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={`inline-flex h-8 shrink-0 items-center justify-center gap-1.5 rounded-field px-3 text-13 font-semibold whitespace-nowrap disabled:opacity-50 ${looks[look]} ${className}`}
      {...rest}
    />
  );
}
