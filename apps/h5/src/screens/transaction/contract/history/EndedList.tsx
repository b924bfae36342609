import { type EndedTicketRow, listContractTickets } from '@candor/contract';
import { useState } from 'react';
import { usePagedRows } from '../../../../hooks/use-pages.ts';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { Empty } from '../../../../ui/Empty.tsx';
import { Failure } from '../../../../ui/Failure.tsx';
import { InfiniteList } from '../../../../ui/InfiniteList.tsx';
import { SignedOut } from '../../../../ui/SignedOut.tsx';
import { SkeletonRows } from '../../../../ui/Skeleton.tsx';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { type ContractFilter, endedInput } from '../orders/contract-filter.ts';
import { EndedCard } from './EndedCard.tsx';

const EndedSheet = lazyPart(
  () => import('./EndedSheet.tsx').then((m) => m.EndedSheet),
  ({ ticket }) => ticket !== undefined,
);

const rowHeight = 150;

/** Tickets that are over, newest first, loading on as they are scrolled through. */
export function EndedList({ filter }: { readonly filter: ContractFilter }) {
  const t = useMessages();
  const history = usePagedRows(listContractTickets, endedInput(filter), ({ ended }) => ended);
  const [open, setOpen] = useState<EndedTicketRow>();
  return (
    <>
      {history.state === 'loading' && (
        <div className="px-4">
          <SkeletonRows rows={6} />
        </div>
      )}
      {history.state === 'signed_out' && <SignedOut />}
      {history.state === 'failed' && (
        <div className="p-4">
          <Failure error={history.error} onRetry={history.retry} />
        </div>
      )}
      {history.state === 'ready' && (
        <InfiniteList
          paged={history.data}
          keyOf={({ ticketId }) => ticketId}
          rowHeight={rowHeight}
          renderRow={(ticket) => <EndedCard ticket={ticket} onOpen={() => setOpen(ticket)} />}
          empty={<Empty title={t('contract.lists.noHistory')} text={t('contract.lists.noHistoryText')} />}
        />
      )}
      <EndedSheet ticket={open} onClose={() => setOpen(undefined)} />
    </>
  );
}
