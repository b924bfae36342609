import { type InboxKind, listRecurringPlans } from '@candor/api';
import { Empty, Skeleton } from '@candor/kit/view';
import { CalendarSync } from 'lucide-react';
import { useCall } from '#hooks/use-call.ts';
import { useToldHere } from '#hooks/use-told-here.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { useOwnStream } from '#features/funds/use-own-stream.ts';
import { PlanActs } from './PlanActs.tsx';
import { PlanFacts } from './PlanFacts.tsx';
import { RunList } from './RunList.tsx';

/** The interval between readings: a time comes without the user's doing. */
const againEveryMs = 10_000;

/** The notices that the list of a plan's buys shows itself. */
const toldHere: readonly InboxKind[] = ['recurring_bought', 'recurring_skipped'];

/** pages/fund/recurring_plan: one plan, its times, and what can be done with it. */
export function PlanScreen({ params }: ScreenProps) {
  const t = useMessages();
  useOwnStream();
  useToldHere(toldHere, 'plan', params.id);
  const planId = Number(params.id);
  const isNumber = Number.isSafeInteger(planId) && planId > 0;
  const found = useCall(
    listRecurringPlans,
    { planId: isNumber ? planId : 1 },
    { isEnabled: isNumber, staleMs: 0, everyMs: againEveryMs },
  );
  const [plan] = found.data?.data ?? [];
  const isLive = plan !== undefined && plan.status !== 'ended';
  return (
    <Page
      title={plan === undefined ? t('common.titles.recurring') : t('recurring.planOf', { code: plan.toCode })}
      {...(isLive && { footer: <PlanActs plan={plan} /> })}
    >
      <div className="px-4 pt-3 pb-6">
        {isNumber ? (
          <Loaded
            from={found}
            skeleton={<Skeleton className="gap-3" blocks={['h-10 w-48', 'h-4 w-full', 'h-4 w-full', 'h-4 w-full']} />}
          >
            {() =>
              plan === undefined ? (
                <NoPlan />
              ) : (
                <>
                  <PlanFacts plan={plan} />
                  <h2 className="mt-5 mb-1 text-14 font-semibold">{t('recurring.times')}</h2>
                  <RunList plan={plan} />
                </>
              )
            }
          </Loaded>
        ) : (
          <NoPlan />
        )}
      </div>
    </Page>
  );
}

function NoPlan() {
  const t = useMessages();
  return (
    <Empty
      icon={<CalendarSync />}
      title={t('recurring.notFound')}
      action={
        <Button size="medium" onClick={() => redirectTo('/pages/fund/recurring')}>
          {t('recurring.toPlans')}
        </Button>
      }
    />
  );
}
