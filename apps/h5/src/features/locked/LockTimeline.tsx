import { cx } from '@candor/kit';
import { useMessages } from '#i18n/use-messages.ts';
import { TimeText } from '#ui/TimeText.tsx';

interface LockTimelineProps {
  readonly nowMs: number;
  readonly firstAtMs: number;
  readonly endsAtMs: number;
}

/** The times of a deposit in order: now, the first dividend, the end. */
export function LockTimeline({ nowMs, firstAtMs, endsAtMs }: LockTimelineProps) {
  const t = useMessages();
  const moments = [
    { id: 'today', atMs: nowMs },
    { id: 'first', atMs: firstAtMs },
    { id: 'ends', atMs: endsAtMs },
  ] as const;
  return (
    <ol className="mt-3 mb-2 grid grid-cols-3">
      {moments.map(({ id, atMs }, at) => (
        <li
          key={id}
          className={cx('flex flex-col text-12', at === 0 ? 'items-start' : at === 1 ? 'items-center' : 'items-end')}
        >
          <span aria-hidden className="relative mb-1.5 flex h-3 w-full items-center">
            <span
              className={cx(
                'absolute top-1/2 h-0.5 -translate-y-1/2 bg-line-strong',
                at === 1 ? 'inset-x-0' : at === 0 ? 'right-0 left-1' : 'right-1 left-0',
              )}
            />
            <span
              className={cx(
                'absolute size-2.5 rounded-full',
                at === 0 ? 'left-0 bg-fg-3' : at === 1 ? 'left-1/2 -translate-x-1/2 bg-up' : 'right-0 bg-accent',
              )}
            />
          </span>
          <span className="text-fg-3">{t(`locked.form.${id}`)}</span>
          <TimeText atMs={atMs} look="moment" />
        </li>
      ))}
    </ol>
  );
}
