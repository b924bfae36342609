import { listLoans } from '@candor/api';
import { Empty, SkeletonCards } from '@candor/kit/view';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { LoanCard } from './LoanCard.tsx';

type Status = 'running' | 'ended';
const statuses: readonly Status[] = ['running', 'ended'];

/** The user's loans, running and ended. */
export function MyLoans({ onBorrow }: { readonly onBorrow: () => void }) {
  const t = useMessages();
  const [status, setStatus] = useState<Status>('running');
  const loans = usePages(listLoans, { status });
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl<Status>
        label={t('loans.list.label')}
        items={statuses.map((id) => ({ id, label: t(`loans.list.${id}`) }))}
        value={status}
        onChange={setStatus}
      />
      <Loaded from={loans} skeleton={<SkeletonCards cards={2} />}>
        {(paged) => (
          <InfiniteList
            key={status}
            paged={paged}
            rowHeight={176}
            keyOf={({ loanId }) => loanId}
            renderRow={(loan) => (
              <div className="pb-3">
                <LoanCard loan={loan} onPress={() => navigateTo('/pages/common/loan', { id: loan.loanId })} />
              </div>
            )}
            empty={
              status === 'ended' ? (
                <Empty icon={<HandCoins />} title={t('loans.list.noEnded')} />
              ) : (
                <Empty
                  icon={<HandCoins />}
                  title={t('loans.list.noRunning')}
                  text={t('loans.list.noRunningText')}
                  action={
                    <Button size="medium" onClick={onBorrow}>
                      {t('loans.tabs.borrow')}
                    </Button>
                  }
                />
              )
            }
          />
        )}
      </Loaded>
    </div>
  );
}
