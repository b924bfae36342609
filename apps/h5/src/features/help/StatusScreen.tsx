import { getStatus, type OutputOf } from '@candor/api';
import { cx, dateText } from '@candor/kit';
import { SkeletonCards } from '@candor/kit/view';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { shareText, shownDays, troubleDays } from './status-days.ts';

type Part = OutputOf<typeof getStatus>['parts'][number];

const everyMs = 60_000;

/** pages/common/status: which parts work, and how they did on each of the last 90 days. */
export function StatusScreen(_props: ScreenProps) {
  const t = useMessages();
  const status = useCall(getStatus, {}, { staleMs: 0, everyMs });
  return (
    <Page title={t('common.titles.status')}>
      <div className="flex flex-col gap-3 px-4 pt-2 pb-10">
        <Loaded from={status} skeleton={<SkeletonCards cards={6} />}>
          {({ parts, atMs }) => (
            <>
              <p className="pb-2 text-18 font-semibold">
                {t(parts.every(({ works }) => works) ? 'status.all' : 'status.some')}
              </p>
              {parts.map((part) => (
                <PartCard key={part.part} part={part} atMs={atMs} />
              ))}
              <p className="pt-1 text-12 text-fg-3">{t('status.how')}</p>
            </>
          )}
        </Loaded>
      </div>
    </Page>
  );
}

function PartCard({ part: { part, works, days }, atMs }: { readonly part: Part; readonly atMs: number }) {
  const t = useMessages();
  const share = shareText(days);
  const trouble = troubleDays(days);
  return (
    <section aria-label={t(`status.parts.${part}`)} className="rounded-card border border-line bg-surface p-4">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-15 font-medium">{t(`status.parts.${part}`)}</h2>
        <span className={cx('text-13 font-medium', works ? 'text-good' : 'text-danger')}>
          {t(works ? 'status.works' : 'status.down')}
        </span>
      </div>
      <div aria-hidden className="mt-3 flex h-7 items-stretch gap-px">
        {shownDays(days, atMs).map((state, place) => (
          <span key={place} className={cx('min-w-0 flex-1 rounded-[1px]', looks[state])} />
        ))}
      </div>
      <p className="mt-2 flex justify-between text-12 text-fg-3">
        <span>{t('status.days', { count: days.length })}</span>
        <span>{share === undefined ? t('status.unknown') : t('status.share', { share })}</span>
      </p>
      {trouble.length > 0 && (
        <ul className="mt-3 flex flex-col gap-1 border-t border-line pt-3 text-13 text-fg-2">
          {trouble.map(({ atMs: dayMs, down }) => (
            <li key={dayMs} className="flex justify-between gap-3">
              <span>{dateText(dayMs, 'UTC')}</span>
              <span className="tabular-nums">{t('status.minutes', { count: down })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const looks = { unknown: 'bg-inset', good: 'bg-good', short: 'bg-warn', long: 'bg-danger' } as const;
