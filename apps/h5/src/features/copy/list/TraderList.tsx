import { listTraders, type TraderDays, type TraderOrder, traderDays, traderOrders } from '@candor/api';
import { Empty } from '@candor/kit/view';
import { UsersRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { requireSignIn } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/Chips.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { openMyCopying } from '../parts/trader-address.ts';
import { CopyBanner } from './CopyBanner.tsx';
import { MyCopyingRow } from './MyCopyingRow.tsx';
import { TraderCardView } from './TraderCardView.tsx';
import { TraderListSkeleton } from './TraderListSkeleton.tsx';

const cardHeight = 212;

/**
 * Traders who can be followed: by their followers' result, unless another order is chosen. `sign` is on the banner
 * where the page has no header of ours.
 */
export function TraderList({ sign }: { readonly sign?: ReactNode }) {
  const t = useMessages();
  const [sort, setSort] = useState<TraderOrder>('result');
  const [days, setDays] = useState<TraderDays>('30');
  const traders = usePages(listTraders, { sort, days });
  return (
    <div className="pt-2 pb-6">
      <div className="flex flex-col gap-3 px-4">
        <CopyBanner sign={sign} />
        <MyCopyingRow />
      </div>
      <div className="sticky top-0 z-(--z-sticky) bg-bg pt-2">
        <Chips
          label={t('copy.sortLabel')}
          items={traderOrders.map((id) => ({ id, label: t(`copy.orders.${id}`) }))}
          value={sort}
          onChange={setSort}
        />
        <div className="flex items-center justify-between gap-3 px-4 pb-2">
          <p className="min-w-0 truncate text-12 text-fg-3">
            {traders.data && `${t('copy.traderCount', { count: traders.data.total })} · `}
            {t('copy.updatedHourly')}
          </p>
          <SegmentedControl
            label={t('copy.periodLabel')}
            items={traderDays.map((id) => ({ id, label: t(`copy.days.${id}`) }))}
            value={days}
            onChange={setDays}
            className="shrink-0"
          />
        </div>
      </div>
      <section aria-label={t('copy.listLabel')} className="px-4">
        <Loaded from={traders} skeleton={<TraderListSkeleton />}>
          {(paged) => (
            <InfiniteList
              paged={paged}
              keyOf={({ traderId }) => traderId}
              rowHeight={cardHeight}
              renderRow={(card) => (
                <div className="pb-3">
                  <TraderCardView card={card} days={days} />
                </div>
              )}
              empty={
                <Empty
                  icon={<UsersRound />}
                  title={t('copy.noTraders')}
                  text={t('copy.noTradersText')}
                  action={
                    <Button look="soft" size="small" onClick={() => requireSignIn() && openMyCopying('lead')}>
                      {t('copy.becomeTrader')}
                    </Button>
                  }
                />
              }
            />
          )}
        </Loaded>
      </section>
    </div>
  );
}
