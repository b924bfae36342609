import { Empty, SkeletonCard } from '@candor/kit/view';
import { useState } from 'react';
import { useSessions } from '#hooks/use-sessions.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import type { LiveTicket } from '#features/position-model/live-picture.ts';
import { useLivePicture } from '#features/position-model/use-live-picture.ts';
import { PositionCard } from './PositionCard.tsx';
import type { SheetName } from './PositionSheets.tsx';

const PositionSheets = lazyPart(
  () => import('./PositionSheets.tsx').then((m) => m.PositionSheets),
  ({ live }) => live !== undefined,
);

interface PositionListProps {
  /** Of this market only; absent: of all. */
  readonly pairId: number | undefined;
  /** The position that has just been opened. */
  readonly markedId?: number | undefined;
  /** A further condition for positions to be shown. */
  readonly accepts?: (live: LiveTicket) => boolean;
}

/** The open positions, live; each can be inspected, secured and closed. */
export function PositionList({ pairId, markedId, accepts }: PositionListProps) {
  const t = useMessages();
  const picture = useLivePicture();
  const sessions = useSessions(picture !== undefined && picture.open.length > 0);
  const [open, setOpen] = useState<{ readonly what: SheetName; readonly ticketId: number }>();
  if (picture === undefined) {
    return (
      <div className="px-4">
        <SkeletonCard className="h-56" />
      </div>
    );
  }
  const shown = picture.open.filter(
    (live) => (pairId === undefined || live.ticket.pairId === pairId) && (accepts?.(live) ?? true),
  );
  // From the live list, so that the open sheet moves with it; gone from the list, its sheet closes.
  const chosen = picture.open.find(({ ticket }) => ticket.ticketId === open?.ticketId);
  return (
    <>
      {shown.length === 0 && (
        <Empty title={t('contract.lists.noPositions')} text={t('contract.lists.noPositionsText')} />
      )}
      <div className="grid gap-2.5 px-4 pb-6 min-[64rem]:grid-cols-[repeat(auto-fill,minmax(23rem,1fr))]">
        {shown.map((live) => (
          <PositionCard
            key={live.ticket.ticketId}
            live={live}
            isMarked={live.ticket.ticketId === markedId}
            picture={picture}
            session={sessions.get(live.ticket.pairId)}
            onOpen={(what) => setOpen({ what, ticketId: live.ticket.ticketId })}
          />
        ))}
      </div>
      <PositionSheets what={open?.what} live={chosen} picture={picture} onClose={() => setOpen(undefined)} />
    </>
  );
}
