import { cx } from '@candor/kit';
import { type Ref, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '#lib/reduced-motion.ts';

interface OtpBoxesProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  /** Called once with all six. */
  readonly onComplete: (digits: string) => void;
  /** Shakes; the next digit begins anew. */
  readonly isWrong?: boolean;
  readonly isSecret?: boolean;
  readonly isDisabled?: boolean;
  /** The input, to be focused. */
  readonly inputRef?: Ref<HTMLInputElement>;
}

const boxes = [0, 1, 2, 3, 4, 5] as const;

/** Six boxes of 44×52 over one real input, so pasting, autofill and screen readers work as with any field. */
export function OtpBoxes({
  label,
  value,
  onChange,
  onComplete,
  isWrong = false,
  isSecret = false,
  isDisabled = false,
  inputRef,
}: OtpBoxesProps) {
  const row = useRef<HTMLLabelElement>(null);
  useEffect(() => {
    if (!isWrong || prefersReducedMotion()) return;
    row.current?.animate({ transform: ['none', 'translateX(-4px)', 'translateX(4px)', 'none'] }, 200);
  }, [isWrong]);
  function take(text: string): void {
    const typed = text.replace(/\D/g, '');
    // The boxes are full of a wrong code: typing behind it begins anew.
    const startsOver = isWrong && value.length === boxes.length && typed.startsWith(value) && typed !== value;
    const digits = (startsOver ? typed.slice(value.length) : typed).slice(0, boxes.length);
    onChange(digits);
    if (digits.length === boxes.length && digits !== value) onComplete(digits);
  }
  return (
    <label ref={row} className="relative flex justify-between gap-2">
      <input
        ref={inputRef}
        aria-label={label}
        disabled={isDisabled}
        aria-invalid={isWrong || undefined}
        value={value}
        onChange={(event) => take(event.target.value)}
        inputMode="numeric"
        // A remembered value is not a code that was just sent.
        autoComplete={isSecret ? 'off' : 'one-time-code'}
        className="peer absolute inset-0 size-full cursor-text text-16 opacity-0"
      />
      {boxes.map((place) => (
        <span
          key={place}
          aria-hidden
          className={cx(
            'grid h-13 w-11 place-items-center rounded-field border bg-inset text-22 font-semibold',
            isWrong ? 'border-danger' : 'border-line-field',
            place === Math.min(value.length, boxes.length - 1) && 'peer-focus:border-accent',
          )}
        >
          {value[place] === undefined ? '' : isSecret ? '•' : value[place]}
        </span>
      ))}
    </label>
  );
}
