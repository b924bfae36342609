import type { TicketRow } from '@candor/api';
import { Empty } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { PriceText } from '#ui/PriceText.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { Figure, FigureGrid } from '../parts/Figures.tsx';
import { TicketHead } from '../parts/TicketHead.tsx';

/** The open tickets of the trader. */
export function OpenTrades({ tickets }: { readonly tickets: readonly TicketRow[] }) {
  const t = useMessages();
  if (tickets.length === 0) return <Empty title={t('copy.noOpen')} />;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {tickets.map((ticket) => (
        <li key={ticket.ticketId} className="py-3">
          <OpenTrade ticket={ticket} />
        </li>
      ))}
    </ul>
  );
}

function OpenTrade({ ticket }: { readonly ticket: TicketRow }) {
  const t = useMessages();
  const { symbol, direction, multiple, lots, figures } = ticket;
  return (
    <>
      <TicketHead {...{ symbol, direction, multiple, lots }}>
        <AmountText value={figures?.unrealised} decimals={2} isChange className="text-15 font-semibold" />
      </TicketHead>
      <FigureGrid>
        <Figure label={t('copy.entry')}>
          <AmountText value={ticket.entryPrice} />
        </Figure>
        <Figure label={t('copy.mark')}>
          <PriceText value={figures?.markPrice} isStale={figures?.isStale ?? false} />
        </Figure>
        <Figure label={t('copy.opened')}>
          <TimeText atMs={ticket.openedAtMs ?? ticket.orderedAtMs} look="moment" />
        </Figure>
      </FigureGrid>
    </>
  );
}
