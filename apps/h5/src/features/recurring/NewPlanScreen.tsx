import { Skeleton } from '@candor/kit/view';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { useConvertAssets } from '#features/convert/use-convert-facts.ts';
import { assetIdFrom } from '#features/funds/accounts.ts';
import { NewPlanPage } from './NewPlanPage.tsx';
import type { PlanForm } from './plan-form.ts';

/** pages/fund/recurring_new: a new plan; `from` and `to` of its address are filled in. */
export function NewPlanScreen({ params }: ScreenProps) {
  const t = useMessages();
  const assets = useConvertAssets();
  const [form, setForm] = useState<PlanForm>({
    fromId: assetIdFrom(params.from),
    toId: assetIdFrom(params.to),
    amount: '',
    unreadable: undefined,
    every: 'week',
    start: 'now',
    startAt: '',
  });
  const title = t('recurring.newPlan');
  if (assets.state === 'ready' && assets.data.length > 1)
    return <NewPlanPage title={title} assets={assets.data} form={form} onChange={setForm} />;
  return (
    <Page title={title}>
      <div className="px-4 pt-3">
        <Loaded
          from={assets}
          skeleton={
            <Skeleton
              className="gap-4"
              blocks={['h-14 w-full rounded-control!', 'h-14 w-full rounded-control!', 'h-12 w-full rounded-control!']}
            />
          }
        >
          {() => <p className="py-6 text-14 text-fg-3">{t('common.notOffered')}</p>}
        </Loaded>
      </div>
    </Page>
  );
}
