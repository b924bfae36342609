import { type OutputOf, viewHouseFlow } from '@candor/api';
import { formats } from '@candor/kit';
import { useMemo } from 'react';
import { useMessages } from '../lib/i18n.tsx';
import { useCall } from '../lib/use-call.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Loaded } from '../ui/Loaded.tsx';

const { amount } = formats.comma;

type Flow = OutputOf<typeof viewHouseFlow>[number];

/** Movements of the house's funds, with how long each lasts if it goes on like that. */
export function FlowTable() {
  const t = useMessages();
  const found = useCall(viewHouseFlow, {});
  const columns = useMemo((): readonly Column<Flow>[] => {
    const changes = (id: 'change7' | 'change30'): Column<Flow> => ({
      id,
      ...(id === 'change30' && { from: 'laptop' as const }),
      title: t(`console.money.flow.${id}`),
      value: (row) => row[id] ?? '',
      text: (row) => (row[id] === undefined ? t('console.money.flow.unknown') : amount(row[id])),
      isQuantity: true,
    });
    const lasts = (id: 'lasts7' | 'lasts30', change: 'change7' | 'change30'): Column<Flow> => ({
      id,
      ...(id === 'lasts30' && { from: 'laptop' as const }),
      title: t(`console.money.flow.${id}`),
      value: (row) => row[id] ?? Number.MAX_SAFE_INTEGER,
      text: (row) => {
        const days = row[id];
        if (days !== undefined) return t('console.money.flow.days', { days });
        return t(row[change] === undefined ? 'console.money.flow.unknown' : 'console.money.flow.steady');
      },
    });
    return [
      {
        id: 'account',
        title: t('console.money.account'),
        value: ({ house }) => t(`console.money.houses.${house}.name`),
      },
      { id: 'asset', title: t('console.money.asset'), value: ({ code }) => code },
      {
        id: 'total',
        title: t('console.money.flow.total'),
        value: ({ total }) => total,
        text: ({ total }) => amount(total),
        isQuantity: true,
      },
      changes('change7'),
      lasts('lasts7', 'change7'),
      changes('change30'),
      lasts('lasts30', 'change30'),
    ];
  }, [t]);
  return (
    <Loaded from={found}>
      {(rows) => (
        <>
          <p className="text-13 text-fg-2">{t('console.money.flow.text')}</p>
          <DataTable
            name="house-flow"
            rows={rows}
            columns={columns}
            keyOf={({ house, assetId }) => `${house} ${assetId}`}
            empty={t('console.shell.nothing')}
          />
        </>
      )}
    </Loaded>
  );
}
