import { cx } from '@candor/kit';
import { useId } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountNote } from '#ui/AmountNote.tsx';
import { type AmountBinding, useAmountDraft } from '#ui/use-amount-draft.ts';

interface StakeRowProps extends AmountBinding {
  readonly code: string;
  /** Amounts to tap, decimal text. */
  readonly presets: readonly string[];
  /** The most that may be staked; absent: nothing. */
  readonly most: string | undefined;
  readonly isWrong: boolean;
}

/** The stake beside amounts to tap. */
export function StakeRow({ code, presets, most, isWrong, ...binding }: StakeRowProps) {
  const t = useMessages();
  const format = useFormat();
  const id = useId();
  const draft = useAmountDraft(binding);
  const chips = [
    ...presets.map((amount) => ({ amount, label: format.amount(amount) })),
    { amount: most, label: t('common.max') },
  ];
  return (
    <div className="flex flex-col gap-1">
      <div className="flex gap-2">
        <div
          className={cx(
            'flex h-12 min-w-0 flex-1 items-center gap-2 rounded-control bg-inset px-3 inset-ring inset-ring-line-field outline-2 has-[input:focus-visible]:outline-accent',
            isWrong || draft.problem !== undefined ? 'outline-danger' : 'outline-transparent',
          )}
        >
          <input
            aria-label={t('options.stake', { asset: code })}
            aria-invalid={isWrong || draft.problem !== undefined || undefined}
            aria-describedby={draft.problem === undefined ? undefined : id}
            {...draft.input}
            className="h-full w-full min-w-0 bg-transparent text-16 font-semibold tabular-nums outline-none placeholder:font-normal placeholder:text-fg-3"
          />
          <span className="text-14 text-fg-2">{code}</span>
        </div>
        <div role="group" aria-label={t('options.presets')} className="flex shrink-0 gap-2">
          {chips.map(({ amount, label }) => (
            <button
              key={label}
              type="button"
              disabled={amount === undefined}
              aria-pressed={amount !== undefined && amount === binding.value}
              onClick={() => amount !== undefined && draft.choose(amount)}
              className="press h-12 min-w-11 rounded-control bg-inset px-2 text-14 font-medium tabular-nums first:max-[21.1875rem]:hidden disabled:text-fg-3"
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      <AmountNote id={id} problem={draft.problem} onChoose={draft.choose} />
    </div>
  );
}
