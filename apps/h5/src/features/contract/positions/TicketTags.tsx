import type { EndedTicketRow, TicketRow } from '@candor/api';
import { Tag } from '@candor/kit/view';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useMessages } from '#i18n/use-messages.ts';

type Titled = Pick<
  TicketRow | EndedTicketRow,
  'direction' | 'symbol' | 'multiple' | 'marginMode' | 'ownership' | 'traderId'
>;

const CopiedFrom = lazy(() => import('./CopiedFrom.tsx').then((m) => ({ default: m.CopiedFrom })));

interface TicketTagsProps {
  readonly ticket: Titled;
  /** Present: the multiple can be changed. */
  readonly onMultiple?: (() => void) | undefined;
}

/** Direction, pair, multiple, margin mode: the beginning of every card of a ticket. */
export function TicketTags({ ticket, onMultiple }: TicketTagsProps) {
  const t = useMessages();
  const multiple = String(ticket.multiple);
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
      <Tag look={ticket.direction === 'long' ? 'up' : 'down'}>{t(`contract.directions.${ticket.direction}`)}</Tag>
      <span className="text-16 font-semibold">{ticket.symbol}</span>
      {onMultiple === undefined ? (
        <Tag>{t('contract.times', { multiple })}</Tag>
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t('contract.leverageSheet.change', { pair: ticket.symbol, multiple })}
          onClick={onMultiple}
          className="press tap inline-flex"
        >
          <Tag look="accent">
            <span className="inline-flex items-center gap-0.5">
              {t('contract.times', { multiple })}
              <ChevronDown aria-hidden className="size-3" />
            </span>
          </Tag>
        </button>
      )}
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
