import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../class-names.ts';

type Look = 'ink' | 'soft' | 'buy' | 'sell' | 'danger' | 'ghost';
type Size = 'large' | 'medium' | 'small' | 'mini';

const looks: Readonly<Record<Look, string>> = {
  ink: 'bg-ink text-on-ink',
  soft: 'bg-inset text-fg',
  buy: 'bg-up text-on-up',
  sell: 'bg-down text-on-down',
  danger: 'bg-danger-soft text-danger',
  ghost: 'text-accent',
};

/** At a desk every button has one size. */
const onDesk = 'desk:h-8 desk:px-3 desk:text-13 desk:rounded-field';

const sizes: Readonly<Record<Size, string>> = {
  large: `h-12 huge:h-auto huge:min-h-12 huge:py-1.5 huge:px-2 px-5 text-15 rounded-control ${onDesk}`,
  medium: `h-11 huge:h-auto huge:min-h-11 huge:py-1.5 huge:px-2 px-4 text-14 rounded-control ${onDesk}`,
  small: `h-[2.125rem] px-3.5 text-13 rounded-[9px] tap ${onDesk}`,
  mini: `h-7 px-3 text-12 rounded-field tap ${onDesk}`,
};

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  readonly look?: Look;
  readonly size?: Size;
  /** Waiting for an answer: shows a spinner, takes no taps, keeps its words unless there are others for the time. */
  readonly isBusy?: boolean;
  readonly busyText?: ReactNode;
  readonly isDisabled?: boolean;
  /** The reason that it is disabled, in words, above the button; a disabled button without one is a riddle. */
  readonly reason?: ReactNode;
  readonly isWide?: boolean;
  readonly icon?: ReactNode;
  /** A smaller second line; the button is as high as both lines need, and they may wrap. */
  readonly note?: ReactNode;
}

/** The one button. Ink is the primary act of a page, soft any other, buy and sell move money. */
export function Button({
  look = 'ink',
  size = 'large',
  isBusy = false,
  busyText,
  isDisabled = false,
  reason,
  isWide = false,
  icon,
  note,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isQuiet = isDisabled && !isBusy;
  const button = (
    <button
      type={type}
      disabled={isDisabled || isBusy}
      aria-busy={isBusy || undefined}
      className={cx(
        'press inline-flex shrink-0 huge:shrink huge:min-w-0 items-center justify-center font-semibold select-none',
        note
          ? 'flex-col rounded-control p-2 text-14'
          : `gap-1.5 whitespace-nowrap huge:whitespace-normal ${sizes[size]}`,
        isQuiet ? 'bg-inset text-fg-3' : looks[look],
        isWide && 'w-full',
        className,
      )}
      {...rest}
    >
      {isBusy ? <LoaderCircle aria-hidden className="size-5 animate-spin desk:size-4" /> : icon}
      {(isBusy && busyText) || children}
      {note && <span className="text-12 font-normal">{note}</span>}
    </button>
  );
  if (!reason || !isQuiet) return button;
  return (
    <div className={cx('flex flex-col gap-2', isWide && 'w-full')}>
      <p className="text-center text-12 text-fg-3">{reason}</p>
      {button}
    </div>
  );
}
