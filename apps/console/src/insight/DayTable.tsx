import { usedProducts } from '@candor/api';
import { useMemo } from 'react';
import { useMessages } from '../lib/i18n.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { ReportByMail } from './ReportByMail.tsx';
import { type Insight, short, useDay } from './insight.ts';
import { Tile } from './Tile.tsx';
import { TimeChart } from './TimeChart.tsx';

type Day = Insight['days'][number];

/** Growth and use by the day: the daily report, which the table saves as a file. */
export function DayTable({ insight: { days } }: { readonly insight: Insight }) {
  const t = useMessages();
  const day = useDay();
  const columns = useMemo((): readonly Column<Day>[] => {
    const timesOf = ({ use }: Day, product: string): number => use.find((one) => one.product === product)?.times ?? 0;
    return [
      {
        id: 'day',
        title: t('insight.day'),
        value: ({ atMs }) => new Date(atMs).toISOString().slice(0, 10),
        text: ({ atMs }) => day(atMs),
      },
      {
        id: 'registered',
        title: t('insight.registered'),
        value: ({ registered }) => registered,
        isQuantity: true,
      },
      ...usedProducts.map((product) => ({
        id: product,
        title: t(`insight.products.${product}`),
        value: (row: Day) => timesOf(row, product),
        isQuantity: true as const,
      })),
    ];
  }, [t, day]);
  const registrations = useMemo(() => days.map(({ atMs, registered }) => ({ atMs, value: registered })), [days]);
  const uses = useMemo(
    () => days.map(({ atMs, use }) => ({ atMs, value: use.reduce((sum, { times }) => sum + times, 0) })),
    [days],
  );
  return (
    <>
      <p className="text-13 text-fg-2">{t('insight.daysText')}</p>
      <div className="grid gap-4 md:grid-cols-2">
        {[{ id: 'registered', points: registrations } as const, { id: 'used', points: uses } as const].map(
          ({ id, points }) => (
            <Tile key={id} name={t(`insight.${id}`)} value={short(points.at(-1)?.value ?? 0)}>
              <TimeChart label={t(`insight.${id}`)} points={points} format={short} />
            </Tile>
          ),
        )}
      </div>
      <ReportByMail />
      <DataTable
        name="days"
        rows={days.toReversed()}
        columns={columns}
        keyOf={({ atMs }) => `${atMs}`}
        empty={t('insight.young')}
      />
    </>
  );
}
