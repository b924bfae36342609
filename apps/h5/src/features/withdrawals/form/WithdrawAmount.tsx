import type { RailRow } from '@candor/api';
import { useId } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountNote } from '#ui/AmountNote.tsx';
import { AmountText } from '#ui/AmountText.tsx';
import { MaxButton } from '#ui/MaxButton.tsx';
import { type AmountBinding, useAmountDraft } from '#ui/use-amount-draft.ts';

interface WithdrawAmountProps extends Omit<AmountBinding, 'decimals'> {
  readonly rail: RailRow;
  readonly available: string;
  readonly error: string | undefined;
  readonly onMax: () => void;
}

/** The amount in large, and under it the available amount and the least one. */
export function WithdrawAmount({ rail, available, error, onMax, ...binding }: WithdrawAmountProps) {
  const t = useMessages();
  const format = useFormat();
  const id = useId();
  const draft = useAmountDraft({ ...binding, decimals: rail.scale });
  const isWrong = error !== undefined || draft.problem !== undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-13 text-fg-2">
        {t('common.amount')}
      </label>
      <div className="flex h-14 items-center gap-2.5 rounded-control bg-inset px-3 inset-ring inset-ring-line-field outline-2 outline-transparent has-[[aria-invalid=true]]:outline-danger has-[input:focus-visible]:outline-accent">
        <input
          id={id}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-note` : undefined}
          {...draft.input}
          className="h-full min-w-0 flex-1 bg-transparent text-24 font-semibold tabular-nums outline-none placeholder:text-fg-3"
        />
        <span className="text-15 font-medium text-fg-2">{rail.code}</span>
        <MaxButton onClick={onMax} />
      </div>
      {error === undefined ? (
        <AmountNote id={`${id}-note`} problem={draft.problem} onChoose={draft.choose} />
      ) : (
        <p id={`${id}-note`} role="alert" className="text-12 text-danger">
          {error}
        </p>
      )}
      <div className="flex justify-between gap-3 text-12 text-fg-3">
        <span>
          {t('withdraw.available')} <AmountText value={available} isPrivate className="text-fg-2" /> {rail.code}
        </span>
        <span>{t('withdraw.minimum', { amount: format.amount(rail.withdrawMin), code: rail.code })}</span>
      </div>
    </div>
  );
}
