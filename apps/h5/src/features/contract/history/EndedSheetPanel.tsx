import { type EndedTicketRow, listContractTickets, textOfLots } from '@candor/api';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useLast } from '#hooks/use-last.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { useEndReason } from '../end-reasons.ts';
import { TicketTags } from '../positions/TicketTags.tsx';
import { CloseRows } from './CloseRows.tsx';
import { LiquidationSheet } from './LiquidationSheet.tsx';
import { decimalsTogether } from './shown-decimals.ts';
import { usePriceDecimals } from './use-price-decimals.ts';

interface EndedSheetProps {
  /** Absent: closed. */
  readonly ticket: EndedTicketRow | undefined;
  readonly onClose: () => void;
}

/** Everything about a ticket that is over: the lines of its total, each close, and the report of a liquidation. */
export function EndedSheetPanel({ ticket, onClose }: EndedSheetProps) {
  const t = useMessages();
  const shown = useLast(ticket);
  if (shown === undefined) return null;
  const number = String(shown.ticketId);
  return (
    <Sheet
      isOpen={ticket !== undefined}
      onClose={onClose}
      title={t(shown.status === 'closed' ? 'contract.history.title' : 'contract.history.orderTitle', { number })}
    >
      <EndedFacts key={shown.ticketId} ticket={shown} isOpen={ticket !== undefined} />
    </Sheet>
  );
}

function EndedFacts({ ticket, isOpen }: { readonly ticket: EndedTicketRow; readonly isOpen: boolean }) {
  const t = useMessages();
  const reasonOf = useEndReason();
  const [isReportOpen, setIsReportOpen] = useState(false);
  const isPosition = ticket.status === 'closed';
  const { profitTotal, feeTotal, overnightTotal, total } = ticket;
  const decimals = decimalsTogether([profitTotal, feeTotal, overnightTotal, total]);
  const priceDecimals = usePriceDecimals(ticket.symbol);
  const detail = useCall(
    listContractTickets,
    { ticketId: ticket.ticketId, page: 1, limit: 1 },
    { isEnabled: isOpen && isPosition },
  );
  const [, code = ''] = ticket.symbol.split('/');
  return (
    <>
      <TicketTags ticket={ticket} />
      <p className="pt-2 text-13 text-fg-2">{reasonOf(ticket)}</p>
      <Facts>
        {isPosition && (
          <>
            <Fact label={t('contract.history.priceProfit')}>
              <AmountText value={profitTotal} decimals={decimals} isChange isPrivate />
            </Fact>
            <Fact label={t('contract.history.fees')}>
              <AmountText value={minus(feeTotal)} decimals={decimals} isChange isPrivate />
            </Fact>
            <Fact label={t('contract.history.overnight')}>
              <AmountText value={minus(overnightTotal)} decimals={decimals} isChange isPrivate />
            </Fact>
            <Fact label={t('contract.history.total')}>
              <AmountText value={total} decimals={decimals} unit={code} isChange isPrivate className="font-semibold" />
            </Fact>
          </>
        )}
        <Fact label={t('contract.card.lots')}>
          <AmountText value={textOfLots(ticket.lots)} />
        </Fact>
        {isPosition ? (
          <>
            <Fact label={t('contract.history.entry')}>
              <AmountText value={ticket.entryPrice} decimals={priceDecimals} />
            </Fact>
            <Fact label={t('contract.history.exit')}>
              <AmountText value={ticket.closePrice} decimals={priceDecimals} />
            </Fact>
            <Fact label={t('contract.card.margin')}>
              <AmountText value={ticket.margin} decimals={2} unit={code} isPrivate />
            </Fact>
          </>
        ) : (
          <Fact label={t('contract.pending.waitsFor')}>
            <AmountText value={ticket.limitPrice} decimals={priceDecimals} />
          </Fact>
        )}
        {ticket.triggerPrice !== undefined && (
          <Fact label={t('contract.confirm.trigger')}>
            <AmountText value={ticket.triggerPrice} decimals={priceDecimals} />
          </Fact>
        )}
        {ticket.openedAtMs !== undefined && (
          <Fact label={t('contract.card.opened')}>
            <TimeText atMs={ticket.openedAtMs} look="moment" />
          </Fact>
        )}
        <Fact label={t('contract.history.ended')}>
          <TimeText atMs={ticket.endedAtMs} look="moment" />
        </Fact>
        {!isNothing(ticket.deficit) && (
          <Fact label={t('contract.history.deficit')}>
            <AmountText value={ticket.deficit} unit={code} isPrivate />
          </Fact>
        )}
        {!isNothing(ticket.shortfall) && (
          <Fact label={t('contract.history.shortfall')}>
            <AmountText value={ticket.shortfall} unit={code} isPrivate />
          </Fact>
        )}
      </Facts>
      {!isNothing(ticket.deficit) && <p className="pt-1 text-12 text-fg-3">{t('contract.history.deficitText')}</p>}
      {!isNothing(ticket.shortfall) && <p className="pt-1 text-12 text-fg-3">{t('contract.history.shortfallText')}</p>}
      {isPosition && <CloseRows detail={detail} code={code} priceDecimals={priceDecimals} />}
      {isPosition && ticket.reason === 'liquidation' && (
        <div className="pt-3">
          <Button isWide look="soft" size="medium" onClick={() => setIsReportOpen(true)}>
            {t('contract.history.report')}
          </Button>
        </div>
      )}
      <LiquidationSheet
        isOpen={isReportOpen}
        onClose={() => setIsReportOpen(false)}
        ticketId={ticket.ticketId}
        code={code}
      />
    </>
  );
}

function isNothing(amount: string): boolean {
  return /^0(\.0*)?$/.test(amount);
}

function minus(amount: string): string {
  return isNothing(amount) ? amount : `-${amount}`;
}
