import { listContractTickets } from '@candor/contract';
import { useState } from 'react';
import { useCall } from '../../../../hooks/use-call.ts';
import { pageSize } from '../../../../hooks/use-pages.ts';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { navigateTo } from '../../../../navigate.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Empty } from '../../../../ui/Empty.tsx';
import { Failure } from '../../../../ui/Failure.tsx';
import { SignedOut } from '../../../../ui/SignedOut.tsx';
import { SkeletonRows } from '../../../../ui/Skeleton.tsx';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { EndedCard } from './EndedCard.tsx';

const EndedSheet = lazyPart(
  () => import('./EndedSheet.tsx').then((m) => m.EndedSheet),
  ({ ticket }) => ticket !== undefined,
);

/** The last ten that are over, of one pair or of all, and the way to all of them. */
export function RecentEnded({ symbol }: { readonly symbol: string | undefined }) {
  const t = useMessages();
  const [openId, setOpenId] = useState<number>();
  const history = useCall(
    listContractTickets,
    { page: 1, limit: pageSize, ...(symbol === undefined ? {} : { symbol }) },
    { keepsPrevious: true },
  );
  if (history.state === 'signed_out') return <SignedOut />;
  if (history.state === 'loading') {
    return (
      <div className="px-4">
        <SkeletonRows rows={4} />
      </div>
    );
  }
  if (history.state === 'failed') {
    return (
      <div className="p-4">
        <Failure error={history.error} onRetry={history.retry} />
      </div>
    );
  }
  const { ended } = history.data;
  if (ended.length === 0) {
    return <Empty title={t('contract.lists.noHistory')} text={t('contract.lists.noHistoryText')} />;
  }
  return (
    <>
      {ended.map((ticket) => (
        <EndedCard key={ticket.ticketId} ticket={ticket} onOpen={() => setOpenId(ticket.ticketId)} />
      ))}
      <div className="grid place-items-center py-4">
        <Button
          look="soft"
          size="small"
          onClick={() => navigateTo('/pages/transaction/contract_order', { status: 'complete' })}
        >
          {t('common.viewAll')}
        </Button>
      </div>
      <EndedSheet ticket={ended.find(({ ticketId }) => ticketId === openId)} onClose={() => setOpenId(undefined)} />
    </>
  );
}
