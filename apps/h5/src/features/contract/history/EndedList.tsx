import { type EndedTicketRow, isEnded, listContractTickets } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { useState } from 'react';
import { usePagedRows } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { type ContractFilter, endedInput } from '../orders/contract-filter.ts';
import { EndedCard } from './EndedCard.tsx';
import { EndedSheet } from './EndedSheet.tsx';

const rowHeight = 150;

/** Tickets that are over, newest first, loading on as they are scrolled through. */
export function EndedList({ filter }: { readonly filter: ContractFilter }) {
  const t = useMessages();
  const history = usePagedRows(listContractTickets, endedInput(filter), ({ tickets }) => tickets.filter(isEnded));
  const [open, setOpen] = useState<EndedTicketRow>();
  return (
    <>
      <Loaded from={history} skeleton={<SkeletonRows rows={6} className="px-4" />} failureClass="p-4">
        {(paged) => (
          <InfiniteList
            paged={paged}
            keyOf={({ ticketId }) => ticketId}
            rowHeight={rowHeight}
            renderRow={(ticket) => <EndedCard ticket={ticket} onOpen={() => setOpen(ticket)} />}
            empty={<Empty title={t('contract.lists.noHistory')} text={t('contract.lists.noHistoryText')} />}
          />
        )}
      </Loaded>
      <EndedSheet ticket={open} onClose={() => setOpen(undefined)} />
    </>
  );
}
