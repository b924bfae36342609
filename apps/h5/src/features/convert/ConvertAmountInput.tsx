import { useId } from 'react';
import { AmountNote } from '#ui/AmountNote.tsx';
import { type AmountBinding, useAmountDraft } from '#ui/use-amount-draft.ts';

interface ConvertAmountInputProps extends AmountBinding {
  readonly label: string;
  readonly error: string | undefined;
}

/** The large amount at the right of a panel, with its fault under it. */
export function ConvertAmountInput({ label, error, ...binding }: ConvertAmountInputProps) {
  const id = useId();
  const draft = useAmountDraft(binding);
  const isWrong = error !== undefined || draft.problem !== undefined;
  return (
    <div className="flex min-w-0 flex-1 flex-col items-end">
      <input
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-note` : undefined}
        {...draft.input}
        className="-mr-2 h-11 w-[calc(100%+0.5rem)] rounded-chip bg-transparent px-2 text-right text-22 font-semibold tabular-nums outline-offset-[-2px] placeholder:text-fg-3"
      />
      {error === undefined ? (
        <AmountNote id={`${id}-note`} problem={draft.problem} onChoose={draft.choose} />
      ) : (
        <p id={`${id}-note`} role="alert" className="text-right text-12 text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
