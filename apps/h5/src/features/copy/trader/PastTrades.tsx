import { type EndedTicketRow, listTraderTickets } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { Figure, FigureGrid } from '../parts/Figures.tsx';
import { TicketHead } from '../parts/TicketHead.tsx';

const rowHeight = 130;

/** The closed tickets of the trader, newest first; each result in its three lines. */
export function PastTrades({ traderId }: { readonly traderId: number }) {
  const t = useMessages();
  const past = usePages(listTraderTickets, { traderId });
  return (
    <Loaded from={past} skeleton={<SkeletonRows rows={4} />}>
      {(paged) => (
        <InfiniteList
          paged={paged}
          keyOf={({ ticketId }) => ticketId}
          rowHeight={rowHeight}
          renderRow={(ticket) => <PastTrade ticket={ticket} />}
          empty={<Empty title={t('copy.noHistory')} text={t('copy.noHistoryText')} />}
        />
      )}
    </Loaded>
  );
}

function PastTrade({ ticket }: { readonly ticket: EndedTicketRow }) {
  const t = useMessages();
  const { symbol, direction, multiple, lots } = ticket;
  return (
    <div className="border-b border-line py-3">
      <TicketHead {...{ symbol, direction, multiple, lots }}>
        <AmountText value={ticket.total} decimals={2} isChange className="text-15 font-semibold" />
      </TicketHead>
      <FigureGrid>
        <Figure label={t('copy.entry')}>
          <AmountText value={ticket.entryPrice} />
        </Figure>
        <Figure label={t('copy.closedAt')}>
          <AmountText value={ticket.closePrice} />
        </Figure>
        <Figure label={t('copy.closed')}>
          <TimeText atMs={ticket.endedAtMs} look="moment" />
        </Figure>
        <Figure label={t('copy.priceProfit')}>
          <AmountText value={ticket.profitTotal} decimals={2} isChange />
        </Figure>
        <Figure label={t('copy.fees')}>
          <AmountText value={costOf(ticket.feeTotal)} decimals={2} />
        </Figure>
        <Figure label={t('copy.overnight')}>
          <AmountText value={costOf(ticket.overnightTotal)} decimals={2} />
        </Figure>
      </FigureGrid>
    </div>
  );
}

/** A cost as it counts in the total: with its minus. */
function costOf(amount: string): string {
  return /[1-9]/.test(amount) ? `-${amount}` : amount;
}
