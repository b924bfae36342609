import { listRecurringRuns, type RecurringPlanRow, type RecurringRunRow } from '@candor/api';
import { Empty, SkeletonRows, Tag } from '@candor/kit/view';
import { CalendarClock } from 'lucide-react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { CostText } from './CostText.tsx';

/** The times of a plan, newest first. */
export function RunList({ plan: { planId, boughtCount, skippedCount } }: { readonly plan: RecurringPlanRow }) {
  const t = useMessages();
  return <Runs key={boughtCount + skippedCount} planId={planId} emptyText={t('recurring.noTimes')} />;
}

function Runs({ planId, emptyText }: { readonly planId: number; readonly emptyText: string }) {
  const runs = usePages(listRecurringRuns, { planId }, { staleMs: 0 });
  return (
    <Loaded from={runs} skeleton={<SkeletonRows rows={4} />}>
      {(paged) => (
        <InfiniteList
          paged={paged}
          keyOf={({ dueAtMs }) => dueAtMs}
          renderRow={(run) => <RunItem run={run} />}
          empty={<Empty icon={<CalendarClock />} title={emptyText} />}
        />
      )}
    </Loaded>
  );
}

function RunItem({ run }: { readonly run: RecurringRunRow }) {
  const t = useMessages();
  const { dueAtMs, missed, reason, price, fromCode, fromAmount, toCode, toAmount } = run;
  return (
    <div className="flex min-h-15 items-center justify-between gap-3 border-b border-line py-2">
      <div className="min-w-0">
        <TimeText atMs={dueAtMs} look="moment" className="block text-14 font-medium" />
        <span className="block text-12 text-fg-3">
          {reason === undefined ? (
            <>
              {t('recurring.at')} <CostText value={price} code={fromCode} />
            </>
          ) : (
            t(`recurring.reasons.${reason}`)
          )}
        </span>
        {missed > 0 && <span className="block text-12 text-fg-3">{t('recurring.missed', { count: missed })}</span>}
      </div>
      <div className="shrink-0 text-right">
        {toAmount === undefined ? (
          <Tag size="small">{t('recurring.skipped')}</Tag>
        ) : (
          <>
            <AmountText value={toAmount} unit={toCode} isPrivate className="block text-14 font-semibold" />
            <span className="block text-12 text-fg-3">
              <AmountText value={fromAmount} isPrivate /> {fromCode}
            </span>
          </>
        )}
      </div>
    </div>
  );
}
