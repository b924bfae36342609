import type { OutputOf, viewBooks } from '@candor/api';
import { formats } from '@candor/kit';
import { Tag } from '@candor/kit/view';
import { useMemo } from 'react';
import { useMessages } from '../lib/i18n.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { RailMeans } from './RailMeans.tsx';

const { amount } = formats.comma;

export type Books = OutputOf<typeof viewBooks>;

interface TableProps {
  readonly books: Books;
}

type Total = Books['totals'][number];

/** The trial balance: every asset by who owns it, against what came in. */
export function TotalTable({ books: { totals } }: TableProps) {
  const t = useMessages();
  const columns = useMemo(
    (): readonly Column<Total>[] => [
      { id: 'asset', title: t('console.money.asset'), value: ({ code }) => code },
      ...(['users', 'house', 'external', 'sum'] as const).map((id) => ({
        id,
        title: t(`console.money.${id}`),
        value: (row: Total) => row[id],
        text: (row: Total) => amount(row[id]),
        isQuantity: true as const,
      })),
    ],
    [t],
  );
  return (
    <>
      <p className="text-13 text-fg-2">{t('console.money.totalsText')}</p>
      <DataTable
        name="trial-balance"
        rows={totals}
        columns={columns}
        keyOf={({ code }) => code}
        empty={t('console.shell.nothing')}
      />
    </>
  );
}

type HouseBalance = Books['accounts'][number]['balances'][number] & Pick<Books['accounts'][number], 'house'>;

/** The accounts of the house: what each holds, and what it stands behind. */
export function HouseTable({ books: { accounts } }: TableProps) {
  const t = useMessages();
  const rows = useMemo(
    () => accounts.flatMap(({ house, balances }) => balances.map((balance): HouseBalance => ({ ...balance, house }))),
    [accounts],
  );
  const columns = useMemo(
    (): readonly Column<HouseBalance>[] => [
      {
        id: 'account',
        title: t('console.money.account'),
        value: ({ house }) => t(`console.money.houses.${house}.name`),
      },
      { id: 'asset', title: t('console.money.asset'), value: ({ code }) => code },
      ...(['available', 'frozen'] as const).map((id) => ({
        id,
        title: t(`console.money.${id}`),
        value: (row: HouseBalance) => row[id],
        text: (row: HouseBalance) => amount(row[id]),
        isQuantity: true as const,
      })),
      {
        id: 'behind',
        title: t('console.money.behind'),
        value: ({ house }) => t(`console.money.houses.${house}.text`),
        isProse: true,
        from: 'laptop',
      },
    ],
    [t],
  );
  return (
    <DataTable
      name="house-accounts"
      rows={rows}
      columns={columns}
      keyOf={({ house, assetId }) => `${house} ${assetId}`}
      empty={t('console.shell.nothing')}
    />
  );
}

type Rail = Books['rails'][number];

/** The ways in and out, whether each is open, how far its chain has been read, and what withdrawals can be paid with. */
export function RailTable({ books: { rails, heads } }: TableProps) {
  const t = useMessages();
  const columns = useMemo((): readonly Column<Rail>[] => {
    const headOf = ({ railId }: Rail): number => heads.find((head) => head.railId === railId)?.height ?? 0;
    return [
      { id: 'asset', title: t('console.money.asset'), value: ({ code }) => code },
      { id: 'network', title: t('console.money.network'), value: ({ network }) => network },
      { id: 'kind', title: t('console.money.kind'), value: ({ kind }) => t(`console.money.kinds.${kind}`) },
      {
        id: 'deposits',
        title: t('console.money.deposits'),
        value: ({ takesDeposits }) => t(takesDeposits ? 'console.money.open' : 'console.money.closed'),
        Cell: Deposits,
      },
      {
        id: 'withdrawals',
        title: t('console.money.withdrawals'),
        value: ({ takesWithdrawals }) => t(takesWithdrawals ? 'console.money.open' : 'console.money.closed'),
        Cell: Withdrawals,
      },
      {
        id: 'head',
        title: t('console.money.head'),
        value: headOf,
        text: (row) => (headOf(row) === 0 ? '–' : amount(`${headOf(row)}`)),
        isQuantity: true,
      },
      {
        id: 'confirmations',
        title: t('console.money.confirmations'),
        value: ({ confirmations }) => confirmations,
        isQuantity: true,
      },
      {
        id: 'fee',
        title: t('console.money.fee'),
        value: (row) => row.withdrawFee,
        text: (row) => amount(row.withdrawFee),
        isQuantity: true,
      },
    ];
  }, [t, heads]);
  return (
    <>
      <DataTable
        name="rails"
        rows={rails}
        columns={columns}
        keyOf={({ railId }) => `${railId}`}
        empty={t('console.shell.nothing')}
      />
      <RailMeans />
    </>
  );
}

function Deposits({ row }: { readonly row: Rail }) {
  return <OpenTag isOpen={row.takesDeposits} />;
}

function Withdrawals({ row }: { readonly row: Rail }) {
  return <OpenTag isOpen={row.takesWithdrawals} />;
}

function OpenTag({ isOpen }: { readonly isOpen: boolean }) {
  const t = useMessages();
  return <Tag look={isOpen ? 'good' : 'warn'}>{t(isOpen ? 'console.money.open' : 'console.money.closed')}</Tag>;
}
