import { listSubscriptions, type SubscriptionRow } from '@candor/api';
import { Empty, SkeletonCards } from '@candor/kit/view';
import { Rocket } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { type CheckedSale, CheckSheet } from './CheckSheet.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';
import { useIeoStream } from './use-ieo-stream.ts';

function saleOf({ projectId, subscriptionId, allocated }: SubscriptionRow): CheckedSale {
  return { projectId, own: { number: subscriptionId, allocated } };
}

/** pages/ieo/order: the user's subscriptions, with what they got and when it is released. */
export function OrdersScreen(_props: ScreenProps) {
  const t = useMessages();
  const [checked, setChecked] = useState<CheckedSale>();
  useIeoStream();
  const subscriptions = usePages(listSubscriptions, {});
  const none = (
    <Empty
      icon={<Rocket />}
      title={t('ieo.noSubscriptions')}
      text={t('ieo.noSubscriptionsText')}
      action={
        <Button size="medium" onClick={() => redirectTo('/pages/ieo/ieo')}>
          {t('ieo.toProjects')}
        </Button>
      }
    />
  );
  return (
    <Page title={t('common.titles.ieoOrders')}>
      <div className="px-4 pt-2 pb-6">
        <Loaded
          from={subscriptions}
          skeleton={
            <div className="flex flex-col gap-3">
              <SkeletonCards cards={3} />
            </div>
          }
        >
          {(paged) => (
            <InfiniteList
              paged={paged}
              keyOf={({ subscriptionId }) => subscriptionId}
              renderRow={(subscription) => (
                <div className="pb-3">
                  <SubscriptionCard subscription={subscription} onCheck={() => setChecked(saleOf(subscription))} />
                </div>
              )}
              empty={none}
              rowHeight={320}
            />
          )}
        </Loaded>
      </div>
      <CheckSheet sale={checked} onClose={() => setChecked(undefined)} />
    </Page>
  );
}
