import { listRails, type WithdrawalRow } from '@candor/api';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { TimelineItem } from './TimelineItem.tsx';
import { timelineOf } from './timeline-steps.ts';

/** The past, present and future steps of a withdrawal. Uses the texts of the wallet. */
export function WithdrawalTimeline({ withdrawal }: { readonly withdrawal: WithdrawalRow }) {
  const t = useMessages();
  const rails = useCall(listRails, {});
  const rail = rails.data?.find(({ railId }) => railId === withdrawal.railId);
  const kind = rail?.kind ?? 'chain';
  const steps = timelineOf(withdrawal, kind);
  return (
    <ol aria-label={t('withdraw.timeline')}>
      {steps.map((step, index) => (
        <TimelineItem
          key={`${step.status} ${step.atMs ?? ''}`}
          step={step}
          kind={kind}
          isLast={index === steps.length - 1}
          isNextReached={steps[index + 1] !== undefined && steps[index + 1]?.state !== 'ahead'}
        />
      ))}
    </ol>
  );
}
