import {
  type OutputOf,
  proposeCorrection,
  viewPersonBalances,
  viewPersonDeposits,
  viewPersonStatement,
  viewPersonWithdrawals,
} from '@candor/api';
import { useNavigate } from '@tanstack/react-router';
import { useMessages } from '../lib/i18n.tsx';
import { useMay } from '../lib/self.ts';
import { useOnce } from '../lib/use-call.ts';
import { usePage } from '../ui/Pager.tsx';
import { useColumns } from './columns.ts';
import { PersonList, rowsPerPage } from './PersonList.tsx';

interface OfPerson {
  readonly accountId: number;
}

export function Balances({ accountId }: OfPerson) {
  const t = useMessages();
  const found = useOnce(viewPersonBalances, { accountId });
  const columns = useColumns<OutputOf<typeof viewPersonBalances>['balances'][number]>(balanceColumns);
  return (
    <>
      {found.data !== undefined && (
        <p className="text-13 text-fg-2">
          {t('console.people.worth', { amount: found.data.totalEquivalent, today: found.data.profitToday })}
        </p>
      )}
      <PersonList
        name={`balances-${accountId}`}
        from={found}
        rowsOf={({ balances }) => balances}
        columns={columns}
        keyOf={(row) => `${row.accountType} ${row.assetId}`}
      />
    </>
  );
}

const balanceColumns: Parameters<typeof useColumns<OutputOf<typeof viewPersonBalances>['balances'][number]>>[0] = ({
  words,
  t,
}) => [
  words('wallet', (row) => t(`console.people.wallets.${row.accountType}`)),
  words('asset', (row) => row.code),
  words('available', (row) => row.available),
  words('frozen', (row) => row.frozen),
  words('worth', (row) => row.equivalent),
];

type Entry = OutputOf<typeof viewPersonStatement>['data'][number];

/** A person's statement; who may correct balances opens a line to correct it. */
export function Statement({ accountId }: OfPerson) {
  const found = useOnce(viewPersonStatement, { accountId, page: usePage(), limit: rowsPerPage });
  const columns = useColumns<Entry>(entryColumns);
  const may = useMay();
  const navigate = useNavigate();
  const correct = ({ sequence, assetId, availableChange }: Entry): void => {
    // Too much came in, or too much went out.
    const side = availableChange.startsWith('-') ? 'to' : 'from';
    const search = { part: 'corrections', [side]: `${accountId}`, assetId: `${assetId}`, corrects: `${sequence}` };
    void navigate({ to: '/money', search });
  };
  return (
    <PersonList
      name={`statement-${accountId}`}
      from={found}
      rowsOf={({ data }) => data}
      columns={columns}
      keyOf={(row) => row.entryId}
      onOpen={may(proposeCorrection) ? correct : undefined}
    />
  );
}

const entryColumns: Parameters<typeof useColumns<Entry>>[0] = ({ words, say, time, t }) => [
  time('time', (row) => row.atMs),
  words('kind', (row) => say(row.kind)),
  words('wallet', (row) => t(`console.people.wallets.${row.accountType}`)),
  words('asset', (row) => row.code),
  words('change', (row) => row.availableChange),
  words('frozenChange', (row) => row.frozenChange),
  words('after', (row) => row.availableAfter),
  words('number', (row) => row.reference),
  words('record', (row) => row.sequence),
];

export function Payments({ accountId }: OfPerson) {
  const t = useMessages();
  const may = useMay();
  return (
    <>
      {may(viewPersonDeposits) && (
        <section className="flex flex-col gap-3">
          <h2 className="text-14 font-semibold">{t('console.people.deposits')}</h2>
          <Deposits accountId={accountId} />
        </section>
      )}
      {may(viewPersonWithdrawals) && (
        <section className="flex flex-col gap-3">
          <h2 className="text-14 font-semibold">{t('console.people.withdrawals')}</h2>
          <Withdrawals accountId={accountId} />
        </section>
      )}
    </>
  );
}

function Deposits({ accountId }: OfPerson) {
  const found = useOnce(viewPersonDeposits, { accountId, page: usePage(), limit: rowsPerPage });
  const columns = useColumns<OutputOf<typeof viewPersonDeposits>['data'][number]>(depositColumns);
  return (
    <PersonList
      name={`deposits-${accountId}`}
      from={found}
      rowsOf={({ data }) => data}
      columns={columns}
      keyOf={(row) => row.depositId}
    />
  );
}

const depositColumns: Parameters<typeof useColumns<OutputOf<typeof viewPersonDeposits>['data'][number]>>[0] = ({
  words,
  say,
  time,
}) => [
  words('number', (row) => row.depositId),
  time('time', (row) => row.atMs),
  words('asset', (row) => row.code),
  words('network', (row) => row.network),
  words('amount', (row) => row.amount),
  words('credited', (row) => row.credited),
  words('status', (row) => say(row.status)),
  words('transaction', (row) => row.transaction),
];

function Withdrawals({ accountId }: OfPerson) {
  const found = useOnce(viewPersonWithdrawals, { accountId, page: usePage(), limit: rowsPerPage });
  const columns = useColumns<OutputOf<typeof viewPersonWithdrawals>['data'][number]>(withdrawalColumns);
  return (
    <PersonList
      name={`withdrawals-${accountId}`}
      from={found}
      rowsOf={({ data }) => data}
      columns={columns}
      keyOf={(row) => `${row.withdrawalId}`}
    />
  );
}

const withdrawalColumns: Parameters<typeof useColumns<OutputOf<typeof viewPersonWithdrawals>['data'][number]>>[0] = ({
  words,
  say,
  time,
}) => [
  words('number', (row) => row.withdrawalId),
  time('time', (row) => row.requestedAtMs),
  words('asset', (row) => row.code),
  words('network', (row) => row.network),
  words('amount', (row) => row.amount),
  words('receives', (row) => row.receives),
  words('place', (row) => row.place),
  words('status', (row) => say(row.status, row.reason)),
  words('transaction', (row) => row.transaction),
];
