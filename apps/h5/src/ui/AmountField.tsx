import { Field, fieldAria, fieldBox, fieldInput } from '@candor/kit/view';
import { type ReactNode, useId } from 'react';
import { AmountNote } from './AmountNote.tsx';
import { type AmountBinding, useAmountDraft } from './use-amount-draft.ts';

interface AmountFieldProps extends AmountBinding {
  readonly label: string;
  readonly labelEnd?: ReactNode;
  readonly unit?: string;
  /** Inside the box at the end: Max. */
  readonly end?: ReactNode;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly placeholder?: string;
}

/** An amount of money on a line of its own: transfer, convert, withdraw. Both decimal marks are accepted. */
export function AmountField({
  label,
  labelEnd,
  unit,
  end,
  error,
  hint,
  placeholder = '0',
  ...binding
}: AmountFieldProps) {
  const id = useId();
  const draft = useAmountDraft(binding);
  return (
    <Field
      id={id}
      label={label}
      labelEnd={labelEnd}
      error={error}
      hint={draft.problem === undefined ? hint : undefined}
    >
      <div className={fieldBox}>
        <input
          {...fieldAria(id, error ?? draft.problem?.kind, hint)}
          {...draft.input}
          placeholder={placeholder}
          className={`${fieldInput} font-semibold tabular-nums`}
        />
        {unit !== undefined && <span className="text-14 text-fg-2">{unit}</span>}
        {end}
      </div>
      <AmountNote id={`${id}-note`} problem={draft.problem} onChoose={draft.choose} />
    </Field>
  );
}
