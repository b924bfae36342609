import { isEnded, listContractTickets } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { pageSize } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { ViewAll } from '#features/order-lists/ViewAll.tsx';
import { EndedCard } from './EndedCard.tsx';
import { EndedSheet } from './EndedSheet.tsx';

/** The last ten that are over, of one pair or of all, and the way to all of them. */
export function RecentEnded({ symbol }: { readonly symbol: string | undefined }) {
  const t = useMessages();
  const [openId, setOpenId] = useState<number>();
  const history = useCall(
    listContractTickets,
    { status: 'ended', page: 1, limit: pageSize, ...(symbol === undefined ? {} : { symbol }) },
    { keepsPrevious: true },
  );
  return (
    <Loaded from={history} skeleton={<SkeletonRows rows={4} className="px-4" />} failureClass="p-4">
      {({ tickets }) =>
        tickets.length === 0 ? (
          <Empty title={t('contract.lists.noHistory')} text={t('contract.lists.noHistoryText')} />
        ) : (
          <>
            {tickets.filter(isEnded).map((ticket) => (
              <EndedCard key={ticket.ticketId} ticket={ticket} onOpen={() => setOpenId(ticket.ticketId)} />
            ))}
            <ViewAll path="/pages/transaction/contract_order" />
            <EndedSheet
              ticket={tickets.filter(isEnded).find(({ ticketId }) => ticketId === openId)}
              onClose={() => setOpenId(undefined)}
            />
          </>
        )
      }
    </Loaded>
  );
}
