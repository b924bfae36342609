import { useRef, useState } from 'react';
import { useSetting } from '../hooks/use-settings.ts';
import { type AmountProblem, parseAmount, shownAmount, typedAmount } from '../lib/parse-amount.ts';

export interface AmountBinding {
  /** Plain decimal text in the wire's grammar; '' while empty or unreadable. */
  readonly value: string;
  /** Called with '' and the problem while what is typed cannot be read. */
  readonly onChange: (amount: string, problem?: AmountProblem) => void;
  /** Most digits after the mark: the asset's scale or the step's. */
  readonly decimals: number;
}

/**
 * What stands in a field of money: while typing, exactly what was typed; else the value, grouped. A value set from
 * outside (a slider, a tapped price) replaces the draft.
 */
export function useAmountDraft({ value, onChange, decimals }: AmountBinding) {
  const format = useSetting('numberFormat');
  const [draft, setDraft] = useState<string>();
  const emitted = useRef(value);
  const isOurs = draft !== undefined && emitted.current === value;
  const parsed = isOurs ? parseAmount(draft, { decimals, format }) : undefined;
  const problem: AmountProblem | undefined =
    parsed === undefined || parsed.kind === 'amount' || parsed.kind === 'empty' ? undefined : parsed;

  function set(amount: string, nextDraft: string | undefined, nextProblem?: AmountProblem): void {
    emitted.current = amount;
    setDraft(nextDraft);
    onChange(amount, nextProblem);
  }
  return {
    text: isOurs ? draft : shownAmount(value, format),
    problem,
    /** How the draft is understood, where it does not look the same. */
    reading:
      parsed?.kind === 'amount' && draft !== undefined && /[.,]/.test(draft)
        ? shownAmount(parsed.amount, format)
        : undefined,
    begin: () => {
      if (problem === undefined) set(value, typedAmount(value, format));
    },
    type(text: string): void {
      const read = parseAmount(text, { decimals, format });
      if (read.kind === 'amount') set(read.amount, text);
      else set('', text, read.kind === 'empty' ? undefined : read);
    },
    /** A field with a problem keeps what was typed, so it can be mended. */
    end: () => {
      if (problem === undefined) setDraft(undefined);
    },
    /** The user said which of two readings was meant, or pressed a step button. */
    choose: (amount: string) => set(amount, undefined),
  };
}
