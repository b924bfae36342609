import { IconButton, Tag } from '@candor/kit/view';
import { Landmark, Trash2 } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { timeLeftText } from '#lib/time-left.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import type { CardKind } from './card-form.ts';
import type { BoundCard } from './use-cards.ts';

interface BankCardProps {
  readonly card: BoundCard;
  readonly kind: CardKind;
  readonly nowMs: number;
  readonly onDelete: () => void;
}

/** A card in its familiar form: bank, holder and the last four digits; under it its actions. */
export function BankCard({ card, kind, nowMs, onDelete }: BankCardProps) {
  const t = useMessages();
  const { bankName, holder, account, code, assetId, railId, destinationId, usableAtMs } = card;
  const waitMs = usableAtMs - nowMs;
  const way = kind === 'domestic' ? 'card' : 'international_card';
  return (
    <article aria-label={`${bankName} ${account}`}>
      <div className="flex min-h-22 flex-col justify-between gap-2 rounded-card border border-line bg-raised px-4 py-3.5">
        <div className="flex items-start gap-2.5">
          <Landmark aria-hidden className="size-5 shrink-0 text-fg-2" strokeWidth={1.75} />
          <span className="min-w-0 flex-1 text-15 font-semibold [overflow-wrap:anywhere]">{bankName}</span>
          <Tag>{code}</Tag>
        </div>
        <div className="flex items-baseline justify-between gap-3">
          <span className="shrink-0 text-17 font-medium tracking-wide tabular-nums">{account}</span>
          <span className="min-w-0 text-right text-12 text-balance [overflow-wrap:anywhere] text-fg-2">{holder}</span>
        </div>
      </div>
      <div className="flex items-center gap-4 px-1 pt-2.5">
        <Button
          look="soft"
          size="mini"
          isDisabled={waitMs > 0}
          onClick={() =>
            navigateTo('/pages/fund/withdraw', { way, currency: assetId, rail: railId, card: destinationId })
          }
        >
          {t('cards.withdrawTo')}
        </Button>
        <span className={`text-12 tabular-nums ${waitMs > 0 ? 'text-warn' : 'text-fg-3'}`}>
          {waitMs > 0 ? t('cards.usableIn', { time: timeLeftText(waitMs) }) : t('cards.usable')}
        </span>
        <IconButton
          label={t('cards.delete', { label: `${bankName} ${account}` })}
          size={18}
          icon={<Trash2 aria-hidden strokeWidth={1.75} />}
          className="ml-auto text-fg-2"
          onClick={onDelete}
        />
      </div>
    </article>
  );
}
