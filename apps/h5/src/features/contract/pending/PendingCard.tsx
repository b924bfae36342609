import { cancelContract, listContractTickets, type SessionRow, type TicketRow, textOfLots } from '@candor/api';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Figure } from '#ui/Figure.tsx';
import { toast } from '#ui/Toast.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { ClosedMarket } from '#features/market/ClosedMarket.tsx';
import { NearestExit } from '../positions/NearestExit.tsx';
import { TicketTags } from '../positions/TicketTags.tsx';

interface PendingCardProps {
  readonly ticket: TicketRow;
  /** Of the asset it froze. */
  readonly code: string;
  /** Of a stock whose market has a calendar. */
  readonly session: SessionRow | undefined;
}

/** An order that has not filled yet, and the way to take it back. */
export function PendingCard({ ticket, code, session }: PendingCardProps) {
  const t = useMessages();
  const format = useFormat();
  const trail =
    ticket.trailPercent === undefined
      ? ticket.trailDistance && format.amount(ticket.trailDistance)
      : `${format.amount(ticket.trailPercent)}%`;
  const cancel = useCommand(cancelContract, {
    invalidates: [listContractTickets],
    onDone: () => toast('success', t('contract.pending.cancelled')),
  });
  return (
    <article className="border-b border-line px-4 py-3 last:border-0">
      <div className="flex items-center gap-2">
        <TicketTags ticket={ticket} />
        <Button
          look="soft"
          size="mini"
          isBusy={cancel.isBusy}
          aria-label={t('contract.pending.cancelOf', { number: String(ticket.ticketId) })}
          onClick={() => void cancel.run({ ticketId: ticket.ticketId })}
        >
          {t('common.cancel')}
        </Button>
      </div>
      <ClosedMarket session={session} className="pt-2" />
      {ticket.triggerPrice !== undefined && ticket.waitsFor !== undefined && (
        <p className="pt-2 text-13 text-fg-2">
          {t(`contract.pending.waits.${ticket.waitsFor}`, { price: format.amount(ticket.triggerPrice) })}
        </p>
      )}
      {trail !== undefined && (
        <p className="pt-2 text-13 text-fg-2">
          {t('contract.pending.trails', { distance: trail })}{' '}
          {ticket.triggerPrice === undefined
            ? t('contract.pending.trailsFrom', { price: format.amount(ticket.activationPrice ?? '') })
            : t('contract.pending.trailsTo', { price: format.amount(ticket.triggerPrice) })}
        </p>
      )}
      <dl className="grid grid-cols-3 gap-2 pt-2">
        <Figure label={t(ticket.entryType === 'limit' ? 'contract.pending.waitsFor' : 'contract.confirm.worstPrice')}>
          <AmountText value={ticket.limitPrice} />
        </Figure>
        <Figure label={t('contract.card.lots')}>
          <AmountText value={textOfLots(ticket.lots)} />
        </Figure>
        <Figure label={t('contract.pending.hold')} isLast>
          <AmountText value={ticket.hold} decimals={2} unit={code} isPrivate />
        </Figure>
        <Figure label={t('trade.takeProfit')}>
          <NearestExit exits={ticket.exits} kinds={['take_profit']} />
        </Figure>
        <Figure label={t('trade.stopLoss')}>
          <NearestExit exits={ticket.exits} kinds={['stop_loss', 'trailing_stop']} />
        </Figure>
        <Figure label={t('contract.pending.placed')} isLast>
          <TimeText atMs={ticket.orderedAtMs} look="moment" />
        </Figure>
      </dl>
    </article>
  );
}
