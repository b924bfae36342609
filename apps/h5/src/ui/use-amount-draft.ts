import { type ChangeEvent, type FocusEvent, useState } from 'react';
import { useSetting } from '#hooks/use-settings.ts';
import { type AmountProblem, parseAmount, shownAmount, typedAmount } from '#lib/parse-amount.ts';

export interface AmountBinding {
  /** Plain decimal text in the wire's grammar; '' while empty or unreadable. */
  readonly value: string;
  /** Called with '' and the problem while the typed text is unreadable. */
  readonly onChange: (amount: string, problem?: AmountProblem) => void;
  /** Most digits after the mark: the asset's scale or the step's. */
  readonly decimals: number;
}

/**
 * The text in a field of money: while typing, exactly the typed one; else the value, grouped. A value set from outside
 * (a slider, a tapped price) replaces the draft.
 */
export function useAmountDraft({ value, onChange, decimals }: AmountBinding) {
  const format = useSetting('numberFormat');
  const [typed, setTyped] = useState<{ readonly text: string; readonly amount: string }>();
  // A value that is not the one read from the draft came from outside, and the draft is over.
  const draft = typed?.amount === value ? typed.text : undefined;
  const parsed = draft === undefined ? undefined : parseAmount(draft, { decimals, format });
  const problem: AmountProblem | undefined =
    parsed === undefined || parsed.kind === 'amount' || parsed.kind === 'empty' ? undefined : parsed;

  function set(amount: string, nextDraft: string | undefined, nextProblem?: AmountProblem): void {
    setTyped(nextDraft === undefined ? undefined : { text: nextDraft, amount });
    onChange(amount, nextProblem);
  }
  return {
    /** For the input itself. */
    input: {
      value: draft ?? shownAmount(value, format),
      onChange(event: ChangeEvent<HTMLInputElement>): void {
        const text = event.target.value;
        const read = parseAmount(text, { decimals, format });
        if (read.kind === 'amount') set(read.amount, text);
        else set('', text, read.kind === 'empty' ? undefined : read);
      },
      onFocus(event: FocusEvent<HTMLInputElement>): void {
        if (problem !== undefined) return;
        const input = event.currentTarget;
        const isWholeSelected = input.selectionStart === 0 && input.selectionEnd === input.value.length;
        set(value, typedAmount(value, format));
        // The tab key selects the present text; new text would lose that, and typing add to the number instead of
        // replacing it.
        if (isWholeSelected) queueMicrotask(() => input.select());
      },
      /** A field with a problem keeps the typed text, so it can be mended. */
      onBlur(): void {
        if (problem === undefined) setTyped(undefined);
      },
      inputMode: 'decimal',
      autoComplete: 'off',
      placeholder: '0',
    },
    problem,
    /** The user chose one of two readings, or pressed a step button. */
    choose: (amount: string) => set(amount, undefined),
  } as const;
}
