import type { HoldRow } from '@candor/api';
import { Hourglass } from 'lucide-react';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { durationText } from '#features/practice/duration.ts';

/** The present holds of withdrawals, each with the remaining time; nothing without holds. */
export function RunningHolds({ holds }: { readonly holds: readonly HoldRow[] }) {
  const t = useMessages();
  const nowMs = useNow(1_000);
  const running = holds.filter(({ untilMs }) => untilMs === undefined || untilMs > nowMs);
  if (running.length === 0) return null;
  return (
    <section className="rounded-card bg-warn-soft p-4 text-warn">
      <h2 className="flex items-center gap-2 text-15 font-semibold">
        <Hourglass aria-hidden className="size-[1.125rem]" />
        {t('safety.hold.title')}
      </h2>
      <ul className="mt-2 flex flex-col gap-1">
        {running.map(({ reason, untilMs }) => (
          <li key={reason} className="flex justify-between gap-4 text-13">
            <span>{t(`safety.hold.reasons.${reason}`)}</span>
            <span className="shrink-0 font-medium tabular-nums">
              {untilMs === undefined
                ? t('safety.hold.untilLifted')
                : t('safety.hold.left', { time: durationText(untilMs - nowMs) })}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-12">{t('safety.hold.text')}</p>
    </section>
  );
}
