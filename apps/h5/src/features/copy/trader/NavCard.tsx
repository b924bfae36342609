import type { TraderDetail } from '@candor/api';
import { minuteText } from '@candor/kit';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Card } from '#ui/Card.tsx';
import { NavChart } from './NavChart.tsx';
import { navShape, navsOfDays, navText } from './nav-view.ts';

/** The value of a unit of the trader's account, hour by hour; and the time of the last computation. */
export function NavCard({ detail, days }: { readonly detail: TraderDetail; readonly days: number }) {
  const t = useMessages();
  const format = useFormat();
  const navs = navsOfDays(detail.navs, days);
  const shape = navShape(navs);
  const last = navs.at(-1);
  const { updatedAtMs } = detail.card;
  return (
    <Card className="p-4">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-13 text-fg-2">{t('copy.chart.title')}</h3>
        {last !== undefined && (
          <span className="text-17 font-semibold tabular-nums">{format.amount(navText(last.nav))}</span>
        )}
      </div>
      <div className="mt-4 h-35">
        {shape === undefined ? (
          <p className="grid h-full place-items-center rounded-control bg-inset px-6 text-center text-13 text-fg-2">
            {t(navs.length === 0 ? 'copy.chart.empty' : 'copy.chart.oneMark')}
          </p>
        ) : (
          <NavChart key={days} navs={navs} shape={shape} />
        )}
      </div>
      <p className="mt-3 text-12 text-fg-3">
        {updatedAtMs === undefined ? t('copy.notMarked') : t('copy.updatedAt', { time: minuteText(updatedAtMs) })}
        {' · '}
        {t('copy.chart.hint')}
      </p>
    </Card>
  );
}
