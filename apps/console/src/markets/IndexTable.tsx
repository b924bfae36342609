import { listIndexSources, type OutputOf } from '@candor/api';
import { formats } from '@candor/kit';
import { useMemo } from 'react';
import { useMessages, useMoment, useWord } from '../lib/i18n.tsx';
import { useCall } from '../lib/use-call.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { HealthTag } from './HealthTag.tsx';

type Source = OutputOf<typeof listIndexSources>[number];

const { amount } = formats.comma;
const everyMs = 10_000;

/** The sources of each index, one on a row. */
export function IndexTable() {
  const t = useMessages();
  const moment = useMoment();
  const word = useWord();
  const found = useCall(listIndexSources, {}, { everyMs });
  const columns = useMemo((): readonly Column<Source>[] => {
    const title = (id: 'pair' | 'source' | 'sourceHealth' | 'sourcePrice' | 'sourceTime' | 'index' | 'indexTime') =>
      t(`console.markets.columns.${id}`);
    const price = (id: 'sourcePrice' | 'index', of: (row: Source) => string | undefined): Column<Source> => ({
      id,
      title: title(id),
      value: (row) => Number(of(row) ?? 0),
      text: (row) => amount(of(row)),
      isQuantity: true,
    });
    const time = (id: 'sourceTime' | 'indexTime', of: (row: Source) => number | undefined): Column<Source> => ({
      id,
      title: title(id),
      value: (row) => of(row) ?? 0,
      text: (row) => {
        const atMs = of(row);
        return atMs === undefined ? '–' : moment(atMs);
      },
      isMoment: true,
      from: 'laptop',
    });
    const nameOf = ({ kind, source }: Source): string => {
      if (kind === 'pair') return t('console.markets.sources.pair', { symbol: source });
      return source === '' ? t('console.markets.sources.none') : word(source);
    };
    return [
      { id: 'pair', title: title('pair'), value: (row) => row.symbol },
      { id: 'source', title: title('source'), value: nameOf },
      {
        id: 'health',
        title: title('sourceHealth'),
        value: (row) => t(`console.markets.health.${row.health}`),
        Cell: Health,
      },
      price('sourcePrice', (row) => row.price),
      time('sourceTime', (row) => row.atMs),
      price('index', (row) => row.index),
      time('indexTime', (row) => row.indexAtMs),
    ];
  }, [t, moment, word]);
  return (
    <Loaded from={found}>
      {(rows) => (
        <DataTable
          name="index"
          rows={rows}
          columns={columns}
          keyOf={({ pairId, kind, source }) => `${pairId} ${kind} ${source}`}
          empty={t('console.markets.none')}
        />
      )}
    </Loaded>
  );
}

function Health({ row: { health, atMs } }: { readonly row: Source }) {
  return <HealthTag health={health} atMs={atMs} />;
}
