import type { OtcOrderRow } from '@candor/api';
import { dateTimeText } from '@candor/kit';
import { Note } from '@candor/kit/view';
import { useDurationText } from '#hooks/use-duration-text.ts';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { wholeMinutes } from '#lib/duration.ts';
import { timeLeftText } from '#lib/time-left.ts';
import { TimeText } from '#ui/TimeText.tsx';

type Timed = Pick<OtcOrderRow, 'state' | 'deadlineMs'>;

/** The clock of a state that ends by itself, and of a verdict that is late the time since when. Only this renders each second. */
export function StateClock({ order: { state, deadlineMs } }: { readonly order: Timed }) {
  const t = useMessages();
  const nowMs = useNow(1_000);
  const isTimed = state === 'created' || state === 'disputed' || state === 'decided' || state === 'appealed';
  if (!isTimed || deadlineMs === undefined) return null;
  if (isLate({ state, deadlineMs }, nowMs)) {
    return (
      <span className="shrink-0 text-right">
        <span className="block text-11 text-warn">{t('otc.clock.late')}</span>
        <TimeText atMs={deadlineMs} look="moment" className="text-14 font-semibold tabular-nums" />
      </span>
    );
  }
  return (
    <span className="shrink-0 text-right">
      <span className="block text-11 text-fg-3">{t(`otc.clock.${state}`)}</span>
      <span role="timer" className="text-18 font-semibold tabular-nums">
        {timeLeftText(deadlineMs - nowMs)}
      </span>
    </span>
  );
}

/** The missed promise of a verdict: since when it is late, and what happens now. Nothing while there is time. */
export function LateNote({ order }: { readonly order: Timed }) {
  const t = useMessages();
  const durationText = useDurationText();
  const nowMs = useNow(1_000);
  const { state, deadlineMs } = order;
  if (deadlineMs === undefined || !isLate(order, nowMs)) return null;
  return (
    <Note tone="warn" title={t('otc.late.title')}>
      {t('otc.late.text', {
        time: dateTimeText(deadlineMs),
        since: durationText(wholeMinutes(nowMs - deadlineMs)),
      })}{' '}
      {t(state === 'disputed' ? 'otc.late.settle' : 'otc.late.wait')}
    </Note>
  );
}

function isLate({ state, deadlineMs = 0 }: Timed, nowMs: number): boolean {
  return (state === 'disputed' || state === 'appealed') && deadlineMs <= nowMs;
}
