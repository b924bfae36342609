import type { RecurringPlanRow } from '@candor/api';
import { Tag } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';
import { useComingTime } from '#hooks/use-coming-time.ts';

/** The next time of a plan that runs; else its state in a word. */
export function PlanStatus({ plan: { status, nextAtMs } }: { readonly plan: RecurringPlanRow }) {
  const t = useMessages();
  const coming = useComingTime(nextAtMs);
  if (status === 'running') return <span>{t('recurring.nextAt', { time: coming ?? '' })}</span>;
  return (
    <Tag size="small" look={status === 'waiting' ? 'accent' : 'plain'}>
      {t(`recurring.status.${status}`)}
    </Tag>
  );
}
