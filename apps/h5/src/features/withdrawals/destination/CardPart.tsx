import type { RailRow } from '@candor/api';
import { CreditCard, Plus } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { timeLeftText } from '#lib/time-left.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { PickerRow } from '#ui/PickerRow.tsx';
import { type CardChoice, type Destination, type WithdrawForm, withdrawActions } from '../form/withdraw-form.ts';

interface CardPartProps {
  readonly form: WithdrawForm;
  readonly rail: RailRow;
  /** Those that the chosen currency can go to. */
  readonly cards: readonly CardChoice[];
  readonly chosen: Destination | undefined;
  readonly nowMs: number;
  readonly onChange: (act: (form: WithdrawForm) => WithdrawForm) => void;
}

/** The card that it goes to, or the way to add the first. */
export function CardPart({ form, rail, cards, chosen, nowMs, onChange }: CardPartProps) {
  const t = useMessages();
  const addPath = form.way === 'card' ? '/pages/setting/bank' : '/pages/setting/bank_international';
  const add = () => navigateTo(addPath, { add: 1, rail: rail.railId });
  if (cards.length === 0) {
    return (
      <div className="flex items-center gap-3 rounded-card border border-line bg-surface p-4">
        <CreditCard aria-hidden className="size-6 shrink-0 text-fg-3" strokeWidth={1.5} />
        <div className="min-w-0 flex-1">
          <p className="text-14 font-semibold">{t('withdraw.noCards')}</p>
          <p className="text-12 text-fg-3">{t('withdraw.noCardsText')}</p>
        </div>
        <Button look="soft" size="small" onClick={add}>
          {t('withdraw.addCard')}
        </Button>
      </div>
    );
  }
  const waitText = (usableAtMs: number) =>
    usableAtMs > nowMs ? t('withdraw.cardWaits', { time: timeLeftText(usableAtMs - nowMs) }) : undefined;
  const card = cards.find(({ destinationId }) => destinationId === chosen?.destinationId);
  return (
    <div className="flex flex-col gap-1.5">
      <PickerRow
        label={t('withdraw.card')}
        title={t('withdraw.chooseCard')}
        options={cards.map(({ destinationId, bankName, account, holder, usableAtMs }) => ({
          id: destinationId,
          label: bankName,
          text: waitText(usableAtMs) ?? `${account} · ${holder}`,
          start: <CreditCard aria-hidden className="size-6 text-fg-2" strokeWidth={1.5} />,
        }))}
        value={chosen?.destinationId}
        onChange={(id) => {
          const next = cards.find(({ destinationId }) => destinationId === id);
          if (next !== undefined) onChange((before) => withdrawActions.chooseCard(before, next));
        }}
        heightClass="min-h-16 py-2"
      >
        <CreditCard aria-hidden className="size-6 shrink-0 text-fg-2" strokeWidth={1.5} />
        <span className="min-w-0 flex-1">
          <span className="block text-15 font-semibold [overflow-wrap:anywhere]">
            {card?.bankName ?? t('withdraw.chooseCard')}
          </span>
          {card !== undefined && (
            <span className="block text-12 [overflow-wrap:anywhere] text-fg-3">
              {card.account} · {card.holder}
            </span>
          )}
        </span>
      </PickerRow>
      <button
        type="button"
        onClick={add}
        className="press tap flex items-center gap-1 self-start text-13 font-medium text-accent"
      >
        <Plus aria-hidden className="size-4" />
        {t('withdraw.addCard')}
      </button>
    </div>
  );
}
