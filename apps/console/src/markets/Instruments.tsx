import { listInstruments, type OutputOf } from '@candor/api';
import { formats } from '@candor/kit';
import { Tag } from '@candor/kit/view';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useMessages, useMoment, useWord } from '../lib/i18n.tsx';
import { useCall } from '../lib/use-call.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { HealthTag } from './HealthTag.tsx';

type Instrument = OutputOf<typeof listInstruments>[number];

const { amount } = formats.comma;
const everyMs = 10_000;
const partsInPercent = 10_000;
const percent = (parts: number): string => `${parts / partsInPercent} %`;

/** Every pair as it is now: its state, its hours, its index, the ladder of the house, and what is offered in it. */
export function Instruments() {
  const t = useMessages();
  const moment = useMoment();
  const word = useWord();
  const navigate = useNavigate();
  const found = useCall(listInstruments, {}, { everyMs });
  const columns = useMemo((): readonly Column<Instrument>[] => {
    const title = (id: Column<Instrument>['id']) =>
      t(`console.markets.columns.${id}` as 'console.markets.columns.pair');
    const shares = (id: 'makerFee' | 'takerFee' | 'houseSpread'): Column<Instrument> => ({
      id,
      title: title(id),
      value: (row) => row[id],
      text: (row) => (id === 'houseSpread' && row.houseLevels === 0 ? '–' : percent(row[id])),
      isQuantity: true,
      from: 'laptop',
    });
    const flags = (id: 'isContractOffered' | 'isOptionOffered'): Column<Instrument> => ({
      id,
      title: title(id),
      value: (row) => t(row[id] ? 'console.yes' : 'console.no'),
      from: 'desk',
    });
    return [
      { id: 'pair', title: title('pair'), value: (row) => row.symbol },
      { id: 'class', title: title('class'), value: (row) => word(row.assetClass), from: 'desk' },
      { id: 'status', title: title('status'), value: (row) => word(row.status), Cell: Status },
      { id: 'health', title: title('health'), value: (row) => t(`console.markets.health.${row.health}`), Cell: Health },
      {
        id: 'index',
        title: title('index'),
        value: (row) => Number(row.index ?? 0),
        text: (row) => amount(row.index),
        isQuantity: true,
      },
      {
        id: 'hours',
        title: title('hours'),
        value: (row) => row.session?.changesAtMs ?? 0,
        text: ({ session }) => {
          if (session === undefined) return t('console.markets.hours.always');
          const state = t(session.isOpen ? 'console.markets.hours.open' : 'console.markets.hours.shut');
          return session.changesAtMs === undefined ? state : `${state} · ${moment(session.changesAtMs)}`;
        },
        isMoment: true,
        from: 'laptop',
      },
      {
        id: 'bid',
        title: title('bid'),
        value: (row) => Number(row.bid ?? 0),
        text: (row) => amount(row.bid),
        isQuantity: true,
        from: 'laptop',
      },
      {
        id: 'ask',
        title: title('ask'),
        value: (row) => Number(row.ask ?? 0),
        text: (row) => amount(row.ask),
        isQuantity: true,
        from: 'laptop',
      },
      {
        id: 'houseLevels',
        title: title('houseLevels'),
        value: (row) => row.houseLevels,
        isQuantity: true,
        from: 'desk',
      },
      shares('houseSpread'),
      shares('makerFee'),
      shares('takerFee'),
      flags('isContractOffered'),
      flags('isOptionOffered'),
    ];
  }, [t, moment, word]);
  return (
    <Loaded from={found}>
      {(rows) => (
        <DataTable
          name="instruments"
          rows={rows}
          columns={columns}
          keyOf={({ pairId }) => `${pairId}`}
          empty={t('console.markets.none')}
          onOpen={({ pairId }) =>
            void navigate({
              to: '/markets/$product/$change',
              params: { product: 'spot', change: 'catalog.set_pair_status' },
              search: { of: `pairId=${pairId}` },
            })
          }
        />
      )}
    </Loaded>
  );
}

const looks = { trading: 'good', cancel_only: 'warn', halted: 'danger' } as const;

function Status({ row: { status } }: { readonly row: Instrument }) {
  const word = useWord();
  return <Tag look={looks[status]}>{word(status)}</Tag>;
}

function Health({ row: { health, indexAtMs } }: { readonly row: Instrument }) {
  return <HealthTag health={health} atMs={indexAtMs} />;
}
