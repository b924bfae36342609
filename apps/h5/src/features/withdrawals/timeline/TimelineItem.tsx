import type { RailRow, WithdrawalRow } from '@candor/api';
import { cx } from '@candor/kit';
import { Check, X } from 'lucide-react';
import { clock } from '#client/read.ts';
import { useFunding } from '#hooks/use-funding.ts';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { timeLeftText } from '#lib/time-left.ts';
import { TimeText } from '#ui/TimeText.tsx';
import { longestHold } from '../form/holds.ts';
import type { StepState, TimelineStep } from './timeline-steps.ts';

interface TimelineItemProps {
  readonly step: TimelineStep;
  readonly kind: RailRow['kind'];
  readonly isLast: boolean;
  /** The line to the next one is drawn as walked. */
  readonly isNextReached: boolean;
}

const marks: Readonly<Record<StepState, string>> = {
  done: 'bg-ink text-on-ink',
  now: 'border-2 border-accent bg-bg',
  ahead: 'border-2 border-line-strong bg-bg',
  broken: 'bg-danger-soft text-danger',
};

/** One step: its mark on the line, its words, its time, and why it waits or ended. */
export function TimelineItem({ step, kind, isLast, isNextReached }: TimelineItemProps) {
  const t = useMessages();
  const { status, state, reason, untilMs, atMs } = step;
  return (
    <li aria-current={state === 'now' ? 'step' : undefined} className="flex gap-3">
      <span aria-hidden className="flex flex-col items-center">
        <span className={cx('mt-0.5 grid size-5 shrink-0 place-items-center rounded-full', marks[state])}>
          {state === 'done' && <Check className="size-3" strokeWidth={3} />}
          {state === 'broken' && <X className="size-3" strokeWidth={3} />}
          {state === 'now' && <span className="size-2 rounded-full bg-accent" />}
        </span>
        {!isLast && <span className={cx('w-0.5 flex-1', isNextReached ? 'bg-ink' : 'bg-line-strong')} />}
      </span>
      <div className={cx('min-w-0 flex-1', !isLast && 'pb-4')}>
        <div className="flex items-baseline justify-between gap-3">
          <p className={cx('text-14', state === 'ahead' ? 'text-fg-3' : 'font-medium')}>{t(stepKey(status, kind))}</p>
          {atMs !== undefined && <TimeText atMs={atMs} look="moment" className="shrink-0 text-12 text-fg-3" />}
        </div>
        {state === 'now' && untilMs !== undefined && <UntilLine untilMs={untilMs} />}
        {state === 'now' && status === 'held' && untilMs === undefined && (
          <p className="text-12 text-fg-2">{t('withdraw.status.untilLifted')}</p>
        )}
        {state === 'now' && reason === 'security_hold' && <HoldLine />}
        {reason !== undefined && reason !== 'security_hold' && (state === 'now' || state === 'broken') && (
          <p className="text-12 text-fg-2">{t(`withdraw.status.reasons.${reason}`)}</p>
        )}
      </div>
    </li>
  );
}

/** The withdrawal has the fact that the account is on hold; the account has the reason. */
function HoldLine() {
  const t = useMessages();
  const { limits } = useFunding();
  const hold = limits && longestHold(limits.holds, clock.serverNow());
  return (
    <p className="text-12 text-fg-2">
      {hold === undefined ? t('withdraw.status.reasons.security_hold') : t(`withdraw.holdReasons.${hold.reason}`)}
    </p>
  );
}

function UntilLine({ untilMs }: { readonly untilMs: number }) {
  const t = useMessages();
  useNow(1_000);
  const leftMs = untilMs - clock.serverNow();
  if (leftMs <= 0) return null;
  return (
    <p className="text-12 text-accent tabular-nums">{t('withdraw.status.left', { time: timeLeftText(leftMs) })}</p>
  );
}

/** Operators send where a machine broadcasts, and a bank pays out where a chain confirms. */
function stepKey(status: WithdrawalRow['status'], kind: RailRow['kind']) {
  if (status === 'broadcast' && kind !== 'chain') return 'withdraw.status.steps.sent';
  if (status === 'confirmed' && kind === 'bank') return 'withdraw.status.steps.arrived';
  return `withdraw.status.steps.${status}` as const;
}
