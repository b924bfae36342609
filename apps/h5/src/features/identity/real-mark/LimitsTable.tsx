import { cx } from '@candor/kit';
import { Tag } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import type { Identity } from '../identity.ts';

interface LimitsTableProps {
  readonly limits: Identity['limits'];
  /** The user's own: 0 none, 1 basic, 2 advanced. */
  readonly realLevel: number;
}

const names = ['none', 'basic', 'advanced'] as const;

/** The limits of each level, the user's own marked. */
export function LimitsTable({ limits, realLevel }: LimitsTableProps) {
  const t = useMessages();
  return (
    <section>
      <h2 id="limits-table" className="mb-2 text-13 font-medium text-fg-3">
        {t('identity.mark.table')}
      </h2>
      <div className="overflow-x-auto rounded-card border border-line bg-surface">
        <table aria-labelledby="limits-table" className="w-full text-13 tabular-nums">
          <thead>
            <tr className="border-b border-line text-12 text-fg-3">
              <th scope="col" className="px-4 py-2.5 text-left font-normal">
                {t('identity.mark.level')}
              </th>
              <th scope="col" className="py-2.5 text-right font-normal whitespace-nowrap">
                {t('identity.mark.withdrawals')}
              </th>
              <th scope="col" className="px-4 py-2.5 text-right font-normal whitespace-nowrap">
                {t('identity.mark.trade')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {limits.map((row) => {
              const isOwn = row.realLevel === realLevel;
              return (
                <tr key={row.realLevel} aria-current={isOwn || undefined} className={cx(isOwn && 'bg-accent-soft')}>
                  <th scope="row" className="px-4 py-3 text-left font-medium">
                    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                      {t(`identity.levels.${names[row.realLevel] ?? 'none'}`)}
                      {isOwn && <Tag look="accent">{t('identity.mark.yours')}</Tag>}
                    </span>
                  </th>
                  <td className="py-3 text-right whitespace-nowrap">
                    <AmountText value={row.withdrawals} unit={row.unit} />
                  </td>
                  <td className="px-4 py-3 text-right whitespace-nowrap">
                    <AmountText value={row.fiatTrade} unit="USDT" />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
