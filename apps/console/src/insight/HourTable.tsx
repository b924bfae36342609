import { useMemo } from 'react';
import { useMessages, useMoment } from '../lib/i18n.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { figureNames, type Insight, short } from './insight.ts';

type Hour = Insight['hours'][number];

/** The figures behind the pictures. */
export function HourTable({ insight: { hours } }: { readonly insight: Insight }) {
  const t = useMessages();
  const moment = useMoment();
  const columns = useMemo(
    (): readonly Column<Hour>[] => [
      {
        id: 'hour',
        title: t('insight.hour'),
        value: ({ atMs }) => atMs,
        text: ({ atMs }) => moment(atMs),
        isMoment: true,
      },
      ...figureNames.map((name) => ({
        id: name,
        title: t(`insight.figures.${name}`),
        value: (row: Hour) => Number(row[name]),
        text: (row: Hour) => short(Number(row[name])),
        isQuantity: true as const,
      })),
    ],
    [t, moment],
  );
  return (
    <DataTable
      name="figures-by-hour"
      rows={hours.toReversed()}
      columns={columns}
      keyOf={({ atMs }) => `${atMs}`}
      empty={t('insight.young')}
    />
  );
}
