import type { EndedTicketRow } from '@candor/api';
import { ChevronRight } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Figure } from '#ui/Figure.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { useEndReason } from '../end-reasons.ts';
import { TicketTags } from '../positions/TicketTags.tsx';
import { decimalsTogether } from './shown-decimals.ts';
import { usePriceDecimals } from './use-price-decimals.ts';

interface EndedCardProps {
  readonly ticket: EndedTicketRow;
  readonly onOpen: () => void;
}

/** An ended ticket: three lines that add up to its result, and the reason of its end. */
export function EndedCard({ ticket, onOpen }: EndedCardProps) {
  const t = useMessages();
  const reasonOf = useEndReason();
  const isPosition = ticket.status === 'closed';
  const { profitTotal, feeTotal, overnightTotal, total } = ticket;
  const decimals = decimalsTogether([profitTotal, feeTotal, overnightTotal, total]);
  const priceDecimals = usePriceDecimals(ticket.symbol);
  return (
    <article className="relative border-b border-line px-4 py-3 last:border-0">
      <button
        type="button"
        aria-label={t('contract.history.detail', { pair: ticket.symbol })}
        onClick={onOpen}
        className="press flex w-full items-center gap-2 text-left outline-offset-4 after:absolute after:inset-0"
      >
        <TicketTags ticket={ticket} />
        {isPosition && (
          <AmountText value={total} decimals={decimals} isChange isPrivate className="text-15 font-semibold" />
        )}
        <ChevronRight aria-hidden className="size-4 shrink-0 text-fg-3" />
      </button>
      {isPosition ? (
        <dl className="grid grid-cols-3 gap-x-2 gap-y-2 pt-2">
          <Figure label={t('contract.history.priceProfit')}>
            <AmountText value={profitTotal} decimals={decimals} isChange isPrivate />
          </Figure>
          <Figure label={t('contract.history.fees')}>
            <AmountText value={feeTotal} decimals={decimals} isPrivate />
          </Figure>
          <Figure label={t('contract.history.overnight')} isLast>
            <AmountText value={overnightTotal} decimals={decimals} isPrivate />
          </Figure>
          <Figure label={t('contract.history.entry')}>
            <AmountText value={ticket.entryPrice} decimals={priceDecimals} />
          </Figure>
          <Figure label={t('contract.history.exit')}>
            <AmountText value={ticket.closePrice} decimals={priceDecimals} />
          </Figure>
          <Figure label={t('contract.history.ended')} isLast>
            <TimeText atMs={ticket.endedAtMs} look="moment" />
          </Figure>
        </dl>
      ) : (
        <p className="pt-1 text-12 text-fg-3">
          {t('contract.statuses.cancelled')} · <TimeText atMs={ticket.endedAtMs} look="moment" />
        </p>
      )}
      <p className="pt-1.5 text-12 text-fg-2">{reasonOf(ticket)}</p>
    </article>
  );
}
