import {
  endOperatorSessions,
  inviteOperator,
  listOperators,
  type OutputOf,
  setOperatorAddresses,
  setOperatorRole,
} from '@candor/api';
import { copyText } from '@candor/kit';
import { Button, CopyFact, Tag } from '@candor/kit/view';
import { useMemo, useState } from 'react';
import { toast } from 'sonner';
import { useMessages, useMoment } from '../lib/i18n.tsx';
import { useMay } from '../lib/self.ts';
import { useCall } from '../lib/use-call.ts';
import { ActForm } from '../ui/ActForm.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Page } from '../ui/Page.tsx';

type Person = OutputOf<typeof listOperators>[number];

/** The people who work here. */
export function TeamScreen() {
  const t = useMessages();
  const moment = useMoment();
  const may = useMay();
  const team = useCall(listOperators, {});
  const [isInviting, setInviting] = useState(false);
  const [chosen, setChosen] = useState<Person>();
  const columns = useMemo(
    (): readonly Column<Person>[] => [
      {
        id: 'name',
        title: t('console.team.name'),
        value: (row) => row.name,
        Cell: Name,
      },
      {
        id: 'role',
        title: t('console.team.role'),
        value: (row) => t(`console.roles.${row.role}`),
        Cell: Role,
      },
      {
        id: 'joined',
        title: t('console.team.joined'),
        value: (row) => row.joinedAtMs ?? 0,
        text: ({ joinedAtMs }) => (joinedAtMs === undefined ? '–' : moment(joinedAtMs)),
        isMoment: true,
        from: 'laptop',
      },
      {
        id: 'sessions',
        title: t('console.team.signedIn'),
        value: (row) => row.sessions.map(({ device }) => device).join(', '),
      },
      {
        id: 'addresses',
        title: t('console.team.addresses'),
        value: (row) => (row.addresses.length === 0 ? t('console.team.anywhere') : row.addresses.join(' ')),
      },
    ],
    [t, moment],
  );
  return (
    <Page
      title={t('console.nav.team')}
      actions={
        may(inviteOperator) && (
          <Button look="ink" onClick={() => setInviting(true)}>
            {t('console.team.invite')}
          </Button>
        )
      }
    >
      <Loaded from={team}>
        {(rows) => (
          <DataTable
            name="team"
            rows={rows}
            columns={columns}
            keyOf={({ name }) => name}
            empty={t('console.shell.nothing')}
            {...(may(setOperatorRole) && { onOpen: (row: Person) => (row.isMachine ? undefined : setChosen(row)) })}
          />
        )}
      </Loaded>
      {isInviting && <Invite onClose={() => setInviting(false)} />}
      {chosen !== undefined && <Change person={chosen} onClose={() => setChosen(undefined)} />}
    </Page>
  );
}

function Invite({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages();
  const [link, setLink] = useState('');
  const copy = async (text: string): Promise<void> => {
    if (await copyText(text)) toast.success(t('common.copied'));
  };
  return (
    <Dialog title={t('console.team.invite')} onClose={onClose}>
      {link === '' ? (
        <ActForm
          call={inviteOperator}
          label={t('console.team.invite')}
          onDone={(answer) => setLink(linkOf((answer as { readonly invitation: string }).invitation))}
        />
      ) : (
        <div className="flex flex-col gap-3 text-13">
          <p>{t('console.team.link')}</p>
          <dl>
            <CopyFact label={t('console.team.address')} text={link} onCopy={(text) => void copy(text)} />
          </dl>
        </div>
      )}
    </Dialog>
  );
}

const linkOf = (invitation: string): string => `${location.origin}/console/#/join/${invitation}`;

function Change({
  person: { name, sessions, addresses },
  onClose,
}: {
  readonly person: Person;
  readonly onClose: () => void;
}) {
  const t = useMessages();
  const fixed = useMemo(() => ({ name }), [name]);
  const comesFrom = useMemo(() => ({ addresses: addresses.join(' ') }), [addresses]);
  return (
    <Dialog title={name} onClose={onClose}>
      <div className="flex flex-col gap-6">
        <ActForm call={setOperatorRole} fixed={fixed} label={t('console.team.setRole')} onDone={onClose} />
        <ActForm
          call={setOperatorAddresses}
          fixed={fixed}
          initial={comesFrom}
          look="soft"
          label={t('console.team.setAddresses')}
          onDone={onClose}
        />
        {sessions.length > 0 && (
          <ActForm
            call={endOperatorSessions}
            fixed={fixed}
            look="danger"
            label={t('console.team.endSessions')}
            onDone={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}

function Name({ row: { name, isMachine } }: { readonly row: Person }) {
  const t = useMessages();
  return (
    <span className="inline-flex items-center gap-2 font-medium">
      {name}
      {isMachine && <Tag>{t('console.team.machine')}</Tag>}
    </span>
  );
}

function Role({ row: { role } }: { readonly row: Person }) {
  const t = useMessages();
  return <Tag look={role === 'none' ? 'warn' : 'accent'}>{t(`console.roles.${role}`)}</Tag>;
}
