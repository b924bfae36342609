import type { ProjectRow } from '@candor/api';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { TimeText } from '#ui/TimeText.tsx';
import { percentText } from './figures.ts';

/** The dates on which bought tokens become available, and their shares. */
export function ReleaseSchedule({ project: { releases } }: { readonly project: ProjectRow }) {
  const t = useMessages();
  const format = useFormat();
  return (
    <section aria-label={t('ieo.releases')}>
      <h2 className="text-16 font-semibold">{t('ieo.releases')}</h2>
      <ol className="mt-2">
        {releases.map(({ atMs, share }) => (
          <li key={atMs} className="flex items-center gap-3 border-l border-line py-1.5 pl-4">
            <span aria-hidden className="-ml-[1.3125rem] size-2.5 shrink-0 rounded-full border-2 border-accent bg-bg" />
            <TimeText atMs={atMs} look="moment" className="flex-1 text-13 text-fg-2 tabular-nums" />
            <span className="text-13 font-medium">
              {t('ieo.releaseShare', {
                share: format.amount(percentText(Math.floor(share / 100)), share % 10_000 ? 2 : 0),
              })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
