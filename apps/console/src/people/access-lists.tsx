import { endSessions, type OutputOf, viewPersonNotices, viewPersonSessions, viewPersonSignIns } from '@candor/api';
import { useMemo } from 'react';
import { useMessages, wordsOf } from '../lib/i18n.tsx';
import { useMay } from '../lib/self.ts';
import { useOnce } from '../lib/use-call.ts';
import { ActForm } from '../ui/ActForm.tsx';
import { Panel } from '../ui/Page.tsx';
import { usePage } from '../ui/Pager.tsx';
import { useColumns } from './columns.ts';
import { PersonList, rowsPerPage } from './PersonList.tsx';

interface OfPerson {
  readonly accountId: number;
}

type Device = OutputOf<typeof viewPersonSessions>[number];
type SignIn = OutputOf<typeof viewPersonSignIns>['data'][number];
type Notice = OutputOf<typeof viewPersonNotices>['notices'][number];

export function Access({ accountId }: OfPerson) {
  const t = useMessages();
  const may = useMay();
  const fixed = useMemo(() => ({ account_id: accountId }), [accountId]);
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[3fr_1fr]">
      <div className="flex min-w-0 flex-col gap-4">
        <h2 className="text-14 font-semibold">{t('console.people.sessions')}</h2>
        <Devices accountId={accountId} />
        <h2 className="text-14 font-semibold">{t('console.people.signIns')}</h2>
        <SignIns accountId={accountId} />
      </div>
      {may(endSessions) && (
        <Panel title={t('console.people.endSessions')}>
          <ActForm call={endSessions} fixed={fixed} look="danger" label={t('console.people.endSessions')} />
        </Panel>
      )}
    </div>
  );
}

function Devices({ accountId }: OfPerson) {
  const found = useOnce(viewPersonSessions, { accountId });
  const columns = useColumns<Device>(deviceColumns);
  return (
    <PersonList
      name={`sessions-${accountId}`}
      from={found}
      rowsOf={(devices) => devices}
      columns={columns}
      keyOf={(row) => row.sessionId}
    />
  );
}

const deviceColumns: Parameters<typeof useColumns<Device>>[0] = ({ words, time }) => [
  words('device', (row) => row.device),
  words('network', (row) => row.network),
  time('time', (row) => row.createdAtMs),
  time('seen', (row) => row.lastSeenAtMs),
  time('ends', (row) => row.expiresAtMs),
];

function SignIns({ accountId }: OfPerson) {
  const found = useOnce(viewPersonSignIns, { accountId, page: usePage(), limit: rowsPerPage });
  const columns = useColumns<SignIn>(signInColumns);
  return (
    <PersonList
      name={`sign-ins-${accountId}`}
      from={found}
      rowsOf={({ data }) => data}
      columns={columns}
      keyOf={(row) => `${row.atMs} ${row.result}`}
    />
  );
}

const signInColumns: Parameters<typeof useColumns<SignIn>>[0] = ({ words, say, time }) => [
  time('time', (row) => row.atMs),
  words('device', (row) => row.device),
  words('network', (row) => row.network),
  words('result', (row) => say(row.result)),
];

export function Notices({ accountId }: OfPerson) {
  const found = useOnce(viewPersonNotices, { accountId, limit: rowsPerPage });
  const columns = useColumns<Notice>(noticeColumns);
  return (
    <PersonList
      name={`messages-${accountId}`}
      from={found}
      rowsOf={({ notices }) => notices}
      columns={columns}
      keyOf={(row) => `${row.noticeId}`}
    />
  );
}

const noticeColumns: Parameters<typeof useColumns<Notice>>[0] = ({ words, time }) => [
  time('time', (row) => row.happenedAtMs),
  words('kind', (row) => wordsOf(row.category)),
  words('message', (row) => wordsOf(row.kind)),
  words('values', (row) =>
    Object.entries(row.data)
      .map(([name, value]) => `${wordsOf(name)} ${value}`)
      .join(', '),
  ),
  time('seen', (row) => row.readAtMs),
];
