import type { TicketRow } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { usePositions } from '#hooks/use-positions.ts';
import { useSessions } from '#hooks/use-sessions.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { PendingCard } from './PendingCard.tsx';

interface PendingListProps {
  /** Of this market only; absent: of all. */
  readonly pairId: number | undefined;
  /** A further condition for orders to be shown. */
  readonly accepts?: (ticket: TicketRow) => boolean;
}

/** Orders that wait for the quote, live; each can be cancelled. */
export function PendingList({ pairId, accepts }: PendingListProps) {
  const t = useMessages();
  const { account, tickets } = usePositions();
  const sessions = useSessions(tickets.length > 0);
  if (account === undefined) {
    return (
      <div className="px-4">
        <SkeletonRows rows={3} />
      </div>
    );
  }
  const pending = tickets.filter(
    (ticket) =>
      ticket.status === 'pending' && (pairId === undefined || ticket.pairId === pairId) && (accepts?.(ticket) ?? true),
  );
  if (pending.length === 0) {
    return <Empty title={t('contract.lists.noPending')} text={t('contract.lists.noPendingText')} />;
  }
  return pending.map((ticket) => (
    <PendingCard key={ticket.ticketId} ticket={ticket} code={account.code} session={sessions.get(ticket.pairId)} />
  ));
}
