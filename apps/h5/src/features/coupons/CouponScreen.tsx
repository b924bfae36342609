import { listCoupons } from '@candor/api';
import { Empty, SkeletonCards } from '@candor/kit/view';
import { Ticket } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { TextTabs } from '#ui/TextTabs.tsx';
import { CouponCard } from './CouponCard.tsx';

const tabs = ['usable', 'used', 'expired'] as const;
type Tab = (typeof tabs)[number];

/** pages/setting/coupon: the user's coupons. All but cash go with an order, a deposit or a loan, whose ticket offers the best. */
export function CouponScreen(_props: ScreenProps) {
  const t = useMessages();
  const [tab, setTab] = useState<Tab>('usable');
  const coupons = usePages(listCoupons, { status: tab });
  return (
    <Page title={t('common.titles.coupons')}>
      <TextTabs<Tab>
        label={t('common.titles.coupons')}
        items={tabs.map((id) => ({ id, label: t(`coupons.tabs.${id}`) }))}
        value={tab}
        onChange={setTab}
      />
      <div className="flex flex-col px-4 pt-3 pb-6">
        <Loaded from={coupons} skeleton={<SkeletonCards cards={3} />}>
          {(paged) => (
            <InfiniteList
              key={tab}
              paged={paged}
              rowHeight={132}
              keyOf={({ couponId }) => couponId}
              renderRow={(coupon) => (
                <div className="pb-3">
                  <CouponCard coupon={coupon} />
                </div>
              )}
              empty={
                <Empty
                  icon={<Ticket />}
                  title={t('coupons.none')}
                  {...(tab === 'usable' ? { text: t('coupons.noneText') } : {})}
                />
              }
            />
          )}
        </Loaded>
      </div>
    </Page>
  );
}
