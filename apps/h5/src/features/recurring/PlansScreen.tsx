import { listRecurringPlans } from '@candor/api';
import { Empty, SkeletonCards } from '@candor/kit/view';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Page } from '#ui/Page.tsx';
import { TabbedHeader } from '#ui/TabbedHeader.tsx';
import { useOwnStream } from '#features/funds/use-own-stream.ts';
import { PlanCard } from './PlanCard.tsx';

const tabs = ['live', 'ended'] as const;
type Tab = (typeof tabs)[number];

const startPlan = () => navigateTo('/pages/fund/recurring_new');

/** pages/fund/recurring: the user's plans that buy again and again, and those that have ended. */
export function PlansScreen({ params }: ScreenProps) {
  const t = useMessages();
  const [tab, setTab] = useState<Tab>(() => tabs.find((one) => one === params.tab) ?? 'live');
  useOwnStream();
  const plans = usePages(listRecurringPlans, { status: tab }, { staleMs: 0 });
  const hasPlans = plans.state === 'ready' && plans.data.rows.length > 0;
  const head = (
    <TabbedHeader<Tab>
      title={t('common.titles.recurring')}
      items={tabs.map((id) => ({ id, label: t(`recurring.tabs.${id}`) }))}
      value={tab}
      onChange={setTab}
    />
  );
  const newPlan = (
    <Button isWide onClick={startPlan}>
      {t('recurring.newPlan')}
    </Button>
  );
  return (
    <Page header={head} {...(hasPlans && { footer: newPlan })}>
      <div className="px-4 pt-3 pb-6">
        <NotOffered product="recurring" className="mb-3" />
        <Loaded from={plans} skeleton={<SkeletonCards cards={3} />}>
          {(paged) => (
            <InfiniteList
              paged={paged}
              rowHeight={140}
              keyOf={({ planId }) => planId}
              renderRow={(plan) => (
                <div className="pb-3">
                  <PlanCard
                    plan={plan}
                    onPress={() => navigateTo('/pages/fund/recurring_plan', { id: String(plan.planId) })}
                  />
                </div>
              )}
              empty={
                tab === 'ended' ? (
                  <Empty icon={<CalendarSync />} title={t('recurring.noEnded')} />
                ) : (
                  <Empty
                    icon={<CalendarSync />}
                    title={t('recurring.noPlans')}
                    text={t('recurring.noPlansText')}
                    action={
                      <Button size="medium" onClick={startPlan}>
                        {t('recurring.newPlan')}
                      </Button>
                    }
                  />
                )
              }
            />
          )}
        </Loaded>
      </div>
    </Page>
  );
}
