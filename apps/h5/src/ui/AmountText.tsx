import { cx, isNothing, signOf, withSubscriptZeros } from '@candor/kit';
import { useOwnFormat } from '#hooks/use-format.ts';

interface AmountTextProps {
  /** Decimal text from the server; absent shows as missing. */
  readonly value: string | undefined;
  /** Digits after the mark, from the asset's scale or the pair's tick; absent shows the text unchanged. */
  readonly decimals?: number | undefined;
  /** Code after the number. */
  readonly unit?: string | undefined;
  /** Writes + before gains and colours by sign. */
  readonly isChange?: boolean;
  /** 12.3M, 4.5K. */
  readonly isVolume?: boolean;
  /** The user's own money: follows the eye. */
  readonly isPrivate?: boolean;
  /** 0.0₄2104, for columns narrower than 90 px. */
  readonly isNarrow?: boolean;
  readonly className?: string;
}

/** The only way an amount reaches the screen: tabular figures, cut to its step, signed, hidden when hidden. */
export function AmountText({
  value,
  decimals,
  unit,
  isChange = false,
  isVolume = false,
  isPrivate = false,
  isNarrow = false,
  className,
}: AmountTextProps) {
  const format = useOwnFormat(isPrivate);
  const shown = isVolume
    ? format.volume(value)
    : isChange
      ? format.gain(value, decimals)
      : format.amount(value, decimals);
  return (
    <span
      className={cx(
        'tabular-nums',
        isChange && !format.isHidden && changeColour(isNothing(shown) ? '0' : value),
        className,
      )}
    >
      {isNarrow ? withSubscriptZeros(shown) : shown}
      {unit !== undefined && <span className="text-[min(1em,0.9375rem)] font-medium text-fg-2"> {unit}</span>}
    </span>
  );
}

/** Green above zero, grey at zero, red below (specification 9), in the user's own convention. */
export function changeColour(value: string | undefined): string {
  const sign = value === undefined ? 0 : signOf(value);
  return sign > 0 ? 'text-up' : sign < 0 ? 'text-down' : 'text-fg-3';
}
