import { useMessages } from '../lib/i18n.tsx';
import { ScrollFrame } from '../ui/ScrollFrame.tsx';
import { type Insight, useDay } from './insight.ts';

/** Of those who came in each week: how many came back in the weeks after it. */
export function Retention({ insight: { cohorts } }: { readonly insight: Insight }) {
  const t = useMessages();
  const day = useDay();
  const ages = Math.max(1, ...cohorts.map(({ here }) => here.length));
  if (cohorts.length === 0) return <p className="text-13 text-fg-3">{t('insight.young')}</p>;
  return (
    <>
      <p className="text-13 text-fg-2">{t('insight.retentionText')}</p>
      <ScrollFrame>
        <table className="w-full border-collapse text-13 tabular-nums">
          <thead>
            <tr className="border-b border-line text-left text-fg-3">
              <th className="sticky left-0 bg-surface px-3 py-2 font-medium whitespace-nowrap">{t('insight.week')}</th>
              <th className="px-3 py-2 text-right font-medium whitespace-nowrap">{t('insight.registered')}</th>
              {Array.from({ length: ages }, (_, age) => (
                <th key={age} className="px-3 py-2 text-right font-medium whitespace-nowrap">
                  {t('insight.after', { weeks: `${age}` })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.toReversed().map(({ atMs, users, here }) => (
              <tr key={atMs} className="border-b border-line last:border-0">
                <th scope="row" className="sticky left-0 bg-surface px-3 py-2 text-left font-medium whitespace-nowrap">
                  {day(atMs)}
                </th>
                <td className="px-3 py-2 text-right">{users}</td>
                {Array.from({ length: ages }, (_, age) => {
                  const count = here[age];
                  const share = count === undefined ? 0 : Math.min(100, Math.round((count * 100) / Math.max(1, users)));
                  return (
                    <td
                      key={age}
                      className="px-3 py-2 text-right"
                      style={{ background: `color-mix(in srgb, var(--accent) ${share / 4}%, transparent)` }}
                    >
                      {count === undefined ? '' : `${share}%`}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </>
  );
}
