import type { FollowRow } from '@candor/api';
import { Skeleton } from '@candor/kit/view';
import { atomsToText } from '@candor/money';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { switchTab } from '#app/navigation.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import type { LivePicture, LiveTicket } from '#features/position-model/live-picture.ts';
import { TicketHead } from '../parts/TicketHead.tsx';
import { HoldAlone } from './HoldAlone.tsx';

interface OpenCopiesProps {
  readonly follow: FollowRow;
  readonly picture: LivePicture | undefined;
}

/** The open copies: to the position, or to detaching it. */
export function OpenCopies({ follow, picture }: OpenCopiesProps) {
  const t = useMessages();
  const count = follow.openTickets.length;
  if (count === 0) return null;
  const copies = picture?.open.filter(({ ticket }) => follow.openTickets.includes(ticket.ticketId));
  return (
    <section className="mt-1 border-t border-line pt-2.5">
      <h3 className="text-13 text-fg-2">{t('copy.mine.copies', { count: String(count) })}</h3>
      {picture === undefined || copies === undefined ? (
        <Skeleton className="py-2" blocks={['h-14']} />
      ) : (
        <ul className="divide-y divide-line">
          {copies.map((live) => (
            <li key={live.ticket.ticketId} className="py-2">
              <OpenCopy live={live} scale={picture.account.scale} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function OpenCopy({ live, scale }: { readonly live: LiveTicket; readonly scale: number }) {
  const t = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  const { ticket, figures } = live;
  const { symbol, direction, multiple, lots } = ticket;
  return (
    <>
      <TicketHead {...{ symbol, direction, multiple, lots }}>
        <AmountText
          value={atomsToText(figures.unrealised, scale)}
          decimals={2}
          isChange
          isPrivate
          className="text-14 font-semibold"
        />
      </TicketHead>
      <div className="mt-2 flex justify-end gap-2">
        <Button
          look="soft"
          size="mini"
          aria-label={`${t('copy.mine.toPosition')} ${symbol}`}
          onClick={() => switchTab('/pages/transaction/index', { tab: 'contract', symbol })}
        >
          {t('copy.mine.toPosition')}
        </Button>
        <Button
          look="soft"
          size="mini"
          aria-label={`${t('copy.mine.holdAlone')} ${symbol}`}
          isDisabled={ticket.status !== 'open'}
          onClick={() => setIsAsking(true)}
        >
          {t('copy.mine.holdAlone')}
        </Button>
      </div>
      <HoldAlone ticket={ticket} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}
