import { changeTypes, listProposals, listSettings } from '@candor/api';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useMessages, useMoment } from '../lib/i18n.tsx';
import { useCall } from '../lib/use-call.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { products } from './products.ts';

interface Row {
  readonly id: (typeof products)[number]['id'];
  readonly count: number;
  readonly changedAtMs: number;
  readonly waiting: number;
}

/** Every product with how many terms it has, when they changed last, and what waits for a second operator. */
export function ProductTable() {
  const t = useMessages();
  const moment = useMoment();
  const navigate = useNavigate();
  const settings = useCall(listSettings, { changes: changeTypes.map((type) => [type]) });
  const proposals = useCall(listProposals, {});
  const columns = useMemo(
    (): readonly Column<Row>[] => [
      { id: 'product', title: t('console.markets.product'), value: ({ id }) => t(`console.markets.products.${id}`) },
      { id: 'count', title: t('console.markets.count'), value: (row) => row.count, isQuantity: true },
      {
        id: 'changed',
        title: t('console.markets.changed'),
        value: (row) => row.changedAtMs,
        text: (row) => (row.changedAtMs === 0 ? '–' : moment(row.changedAtMs)),
        isMoment: true,
      },
      { id: 'waiting', title: t('console.markets.waiting'), value: (row) => row.waiting, isQuantity: true },
    ],
    [t, moment],
  );
  return (
    <Loaded from={settings}>
      {(found) => (
        <DataTable
          name="products"
          rows={products.map(({ id, changes }): Row => {
            const own = found.filter(({ change }) => changes.some((type) => type === change));
            const waiting = proposals.data?.filter(({ change }) => changes.some((type) => type === change));
            return {
              id,
              count: own.length,
              changedAtMs: Math.max(0, ...own.map(({ atMs }) => atMs)),
              waiting: waiting?.length ?? 0,
            };
          })}
          columns={columns}
          keyOf={({ id }) => id}
          empty={t('console.markets.none')}
          onOpen={({ id }) => void navigate({ to: '/markets/$product', params: { product: id } })}
        />
      )}
    </Loaded>
  );
}
