import type { EndedTicketRow, TicketRow } from '@candor/api';
import { lazy, Suspense } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { Tag } from '#ui/Tag.tsx';

type Titled = Pick<
  TicketRow | EndedTicketRow,
  'direction' | 'symbol' | 'multiple' | 'marginMode' | 'ownership' | 'traderId'
>;

const CopiedFrom = lazy(() => import('./CopiedFrom.tsx').then((m) => ({ default: m.CopiedFrom })));

/** Direction, pair, multiple, margin mode: the beginning of every card of a ticket. */
export function TicketTags({ ticket }: { readonly ticket: Titled }) {
  const t = useMessages();
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
      <Tag look={ticket.direction === 'long' ? 'up' : 'down'}>{t(`contract.directions.${ticket.direction}`)}</Tag>
      <span className="text-16 font-semibold">{ticket.symbol}</span>
      <Tag>{t('contract.times', { multiple: String(ticket.multiple) })}</Tag>
      <Tag>{t(`contract.marginModes.${ticket.marginMode}`)}</Tag>
      {ticket.ownership === 'copied' && (
        <Suspense fallback={<Tag look="accent">{t('contract.card.copied')}</Tag>}>
          {ticket.traderId === undefined ? (
            <Tag look="accent">{t('contract.card.copied')}</Tag>
          ) : (
            <CopiedFrom traderId={ticket.traderId} />
          )}
        </Suspense>
      )}
    </div>
  );
}
