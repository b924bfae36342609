import { enterRailStatement, type OutputOf, viewReconciliation } from '@candor/api';
import { formats } from '@candor/kit';
import { useMemo } from 'react';
import { useMessages, useMoment } from '../lib/i18n.tsx';
import { useMay } from '../lib/self.ts';
import { useCall } from '../lib/use-call.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Panel } from '../ui/Page.tsx';
import { StatementForm } from './StatementForm.tsx';

const { amount } = formats.comma;

type Reconciled = OutputOf<typeof viewReconciliation>;
type Rail = Reconciled['rails'][number];
type Outside = Reconciled['outside'][number];

/** Chain and bank against the ledger, rail by rail. */
export function Reconciliation() {
  const t = useMessages();
  const may = useMay();
  const found = useCall(viewReconciliation, {});
  return (
    <Loaded from={found}>
      {({ rails, outside }) => (
        <>
          <p className="text-13 text-fg-2">{t('console.money.reconciliation.text')}</p>
          <RailRows rails={rails} />
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <Panel title={t('console.money.reconciliation.outside')}>
              <p className="text-13 text-fg-2">{t('console.money.reconciliation.outsideText')}</p>
              <OutsideRows rows={outside} />
            </Panel>
            {may(enterRailStatement) && <StatementForm rails={rails.filter(({ source }) => source !== 'chain')} />}
          </div>
        </>
      )}
    </Loaded>
  );
}

function RailRows({ rails }: { readonly rails: readonly Rail[] }) {
  const t = useMessages();
  const sourceOf = useSource();
  const columns = useMemo((): readonly Column<Rail>[] => {
    const quantity = (id: 'paidIn' | 'paidOut' | 'costs' | 'booked'): Column<Rail> => ({
      ...(id !== 'booked' && { from: 'laptop' as const }),
      id,
      title: t(`console.money.reconciliation.${id}`),
      value: (row) => row[id],
      text: (row) => amount(row[id]),
      isQuantity: true,
    });
    return [
      {
        id: 'rail',
        title: t('console.money.reconciliation.rail'),
        value: ({ code, network }) => `${code} · ${network}`,
      },
      quantity('paidIn'),
      quantity('paidOut'),
      quantity('costs'),
      quantity('booked'),
      {
        id: 'held',
        title: t('console.money.reconciliation.held'),
        value: ({ held }) => held ?? '',
        text: ({ held }) => (held === undefined ? '–' : amount(held)),
        isQuantity: true,
      },
      {
        id: 'flights',
        title: t('console.money.reconciliation.flights'),
        value: ({ flights }) => flights.map(({ kind, amount: of }) => `${kind} ${of}`).join(', '),
        Cell: Flights,
      },
      {
        id: 'unexplained',
        title: t('console.money.reconciliation.unexplained'),
        value: ({ unexplained }) => unexplained ?? '',
        isQuantity: true,
        Cell: Unexplained,
      },
      { id: 'source', title: t('console.money.reconciliation.source'), value: sourceOf, isProse: true },
    ];
  }, [t, sourceOf]);
  return (
    <DataTable
      name="reconciliation"
      rows={rails}
      columns={columns}
      keyOf={({ railId }) => `${railId}`}
      empty={t('console.money.reconciliation.empty')}
    />
  );
}

/** The record that a rail's figure is from, or why there is none. */
function useSource(): (rail: Rail) => string {
  const t = useMessages();
  const moment = useMoment();
  return useMemo(
    () =>
      ({ source, gap, atMs = 0, operator }) => {
        if (gap !== undefined) return t(`console.money.reconciliation.gaps.${gap}`);
        if (source === 'statement') {
          return t('console.money.reconciliation.sources.statement', { time: moment(atMs), name: operator });
        }
        return t('console.money.reconciliation.sources.chain');
      },
    [t, moment],
  );
}

function Flights({ row: { flights } }: { readonly row: Rail }) {
  const t = useMessages();
  if (flights.length === 0) return <span className="text-fg-3">{t('console.money.reconciliation.nothing')}</span>;
  return (
    <ul className="flex flex-col">
      {flights.map(({ kind, amount: of, isAtMost }) => (
        <li key={kind} className="tabular-nums">
          {t(`console.money.reconciliation.kinds.${kind}`)}:{' '}
          {isAtMost ? t('console.money.reconciliation.atMost', { amount: amount(of) }) : amount(of)}
        </li>
      ))}
    </ul>
  );
}

function Unexplained({ row: { unexplained, isRounding } }: { readonly row: Rail }) {
  const t = useMessages();
  if (unexplained === undefined) return '–';
  if (Number(unexplained) === 0) return amount(unexplained);
  if (isRounding) {
    return (
      <span className="text-fg-3">{t('console.money.reconciliation.rounded', { amount: amount(unexplained) })}</span>
    );
  }
  return <strong className="font-semibold text-danger">{amount(unexplained)}</strong>;
}

function OutsideRows({ rows }: { readonly rows: readonly Outside[] }) {
  const t = useMessages();
  const columns = ['external', 'overRails', 'rest'] as const;
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-13 tabular-nums">
        <thead className="text-12 text-fg-3">
          <tr>
            <th scope="col" className="py-1 text-left font-medium">
              {t('console.money.reconciliation.asset')}
            </th>
            {columns.map((id) => (
              <th key={id} scope="col" className="py-1 pl-4 text-right font-medium">
                {t(`console.money.reconciliation.${id}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.code} className="border-t border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {row.code}
              </th>
              {columns.map((id) => (
                <td key={id} className="py-1 pl-4 text-right">
                  {amount(row[id])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
