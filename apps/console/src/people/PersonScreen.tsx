import { viewPerson } from '@candor/api';
import { Tag } from '@candor/kit/view';
import { Link, useParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useAddress } from '../lib/address.ts';
import { useMessages } from '../lib/i18n.tsx';
import { useMay } from '../lib/self.ts';
import { useOnce } from '../lib/use-call.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { Page } from '../ui/Page.tsx';
import { tabLooks } from '../ui/tab-looks.ts';
import { EndSessions } from './EndSessions.tsx';
import { personLists } from './lists.ts';
import type { PersonList } from './PersonList.tsx';
import { PersonSheet } from './PersonSheet.tsx';

interface Part {
  readonly id: string;
  /** The lists below each other, with their titles where there is more than one. */
  readonly lists: readonly {
    readonly list: PersonList;
    readonly title?: 'deposits' | 'withdrawals' | 'sends' | 'recurring' | 'sessions' | 'signIns';
  }[];
  readonly Beside?: ComponentType<{ readonly accountId: number }>;
}

const {
  balances,
  statement,
  deposits,
  withdrawals,
  sends,
  recurring,
  orders,
  contracts,
  options,
  coupons,
  sessions,
  signIns,
  messages,
} = personLists;

/** The parts of a person's page; a list is there for those who may make its call. */
const parts = [
  { id: 'balances', lists: [{ list: balances }] },
  { id: 'statement', lists: [{ list: statement }] },
  {
    id: 'payments',
    lists: [
      { list: deposits, title: 'deposits' },
      { list: withdrawals, title: 'withdrawals' },
      { list: sends, title: 'sends' },
      { list: recurring, title: 'recurring' },
    ],
  },
  { id: 'orders', lists: [{ list: orders }] },
  { id: 'contracts', lists: [{ list: contracts }] },
  { id: 'options', lists: [{ list: options }] },
  { id: 'coupons', lists: [{ list: coupons }] },
  {
    id: 'access',
    lists: [
      { list: sessions, title: 'sessions' },
      { list: signIns, title: 'signIns' },
    ],
    Beside: EndSessions,
  },
  { id: 'messages', lists: [{ list: messages }] },
] as const satisfies readonly Part[];

/** A person: who they are, what they own and do, and what operators may do for them. Each part is read when it is opened. */
export function PersonScreen() {
  const t = useMessages();
  const may = useMay();
  const { id = '' } = useParams({ strict: false });
  const [{ part = '' }] = useAddress();
  const accountId = Number(id) || 0;
  const person = useOnce(viewPerson, { accountId });
  const shown = parts.filter(({ lists }) => lists.some(({ list }) => may(list.call)));
  const open = shown.find((one) => one.id === part);
  return (
    <Page
      title={person.data === undefined ? `${t('console.people.keys.account')} ${id}` : person.data.nickname}
      actions={
        person.data !== undefined && (
          <>
            <span className="text-13 text-fg-2 tabular-nums">
              {t('console.people.numbers', { account: id, uid: `${person.data.uid}` })}
            </span>
            {person.data.isManaged && <Tag>{t('console.people.managed')}</Tag>}
            {person.data.frozenAtMs !== undefined && <Tag look="danger">{t('console.people.isFrozen')}</Tag>}
            {person.data.funding.holds.length > 0 && <Tag look="warn">{t('console.people.held')}</Tag>}
          </>
        )
      }
    >
      <nav aria-label={t('console.people.parts.all')} className="flex overflow-x-auto border-b border-line">
        <Link to="/people/$id" params={{ id }} className={tabLooks(open === undefined)}>
          {t('console.people.parts.person')}
        </Link>
        {shown.map((one) => (
          <Link
            key={one.id}
            to="/people/$id"
            params={{ id }}
            search={{ part: one.id }}
            aria-current={one.id === part ? 'page' : undefined}
            className={tabLooks(one.id === part)}
          >
            {t(`console.people.parts.${one.id}`)}
          </Link>
        ))}
      </nav>
      {open === undefined ? (
        <Loaded from={person}>{(data) => <PersonSheet person={data} />}</Loaded>
      ) : (
        <Lists key={`${id} ${part}`} of={open} accountId={accountId} />
      )}
    </Page>
  );
}

function Lists({ of: { lists, Beside }, accountId }: { readonly of: Part; readonly accountId: number }) {
  const t = useMessages();
  const may = useMay();
  const shown = lists.filter(({ list }) => may(list.call));
  return (
    <div className={Beside === undefined ? '' : 'grid items-start gap-4 xl:grid-cols-[3fr_1fr]'}>
      <div className="flex min-w-0 flex-col gap-4">
        {shown.map(({ list: { name, Table }, title }) => (
          <section key={name} className="flex min-w-0 flex-col gap-3">
            {title !== undefined && <h2 className="text-14 font-semibold">{t(`console.people.${title}`)}</h2>}
            <Table accountId={accountId} />
          </section>
        ))}
      </div>
      {Beside !== undefined && <Beside accountId={accountId} />}
    </div>
  );
}
