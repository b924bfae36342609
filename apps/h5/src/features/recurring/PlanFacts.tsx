import type { RecurringPlanRow } from '@candor/api';
import { Note } from '@candor/kit/view';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { CostText } from './CostText.tsx';
import { PlanStatus } from './PlanStatus.tsx';
import { planResult } from './plan-figures.ts';

/** The terms of a plan, and what it has come to. */
export function PlanFacts({ plan }: { readonly plan: RecurringPlanRow }) {
  const t = useMessages();
  const format = useFormat();
  const { fromCode, toCode, amount, every, status, firstAtMs, nextAtMs, endedAtMs } = plan;
  const result = planResult(plan);
  return (
    <>
      <div className="flex items-center gap-3 pb-3">
        <CoinMark code={toCode} size={40} />
        <div className="min-w-0 flex-1">
          <p className="text-18 font-semibold">
            {t(`recurring.paysEvery.${every}`, { amount: format.amount(amount), code: fromCode })}
          </p>
          <p className="text-12 text-fg-3">
            {status === 'running' ? t('recurring.bought', { count: plan.boughtCount }) : <PlanStatus plan={plan} />}
          </p>
        </div>
      </div>
      {status === 'waiting' && (
        <Note className="mb-2" title={t('recurring.status.waiting')}>
          {t('recurring.waitingText')}
        </Note>
      )}
      <Facts>
        {status === 'running' && nextAtMs !== undefined && (
          <Fact label={t('recurring.nextTime')}>
            <TimeText atMs={nextAtMs} look="date" /> <TimeText atMs={nextAtMs} look="clock" />
          </Fact>
        )}
        <Fact label={t('recurring.firstTime')}>
          <TimeText atMs={firstAtMs} look="date" /> <TimeText atMs={firstAtMs} look="clock" />
        </Fact>
        {endedAtMs !== undefined && (
          <Fact label={t('recurring.status.ended')}>
            <TimeText atMs={endedAtMs} look="date" /> <TimeText atMs={endedAtMs} look="clock" />
          </Fact>
        )}
        <Fact label={t('recurring.paidInAll')}>
          <AmountText value={plan.paid} unit={fromCode} isPrivate />
        </Fact>
        <Fact label={t('recurring.boughtInAll')}>
          <AmountText value={plan.received} unit={toCode} isPrivate />
        </Fact>
        <Fact label={t('recurring.averageCost')}>
          {plan.averageCost === undefined ? '–' : <CostText value={plan.averageCost} code={fromCode} />}
        </Fact>
        <Fact label={t('recurring.worthNow')}>
          <AmountText value={plan.worth} unit={plan.worth && fromCode} isPrivate />
        </Fact>
        <Fact label={t('recurring.result')}>
          {result === undefined ? (
            '–'
          ) : (
            <>
              <AmountText value={result.gain} unit={fromCode} isChange isPrivate />{' '}
              <span className="text-12 text-fg-3">{format.change(result.percent)}</span>
            </>
          )}
        </Fact>
      </Facts>
      <p className="mt-1 text-12 text-fg-3">{t('recurring.worthText')}</p>
    </>
  );
}
