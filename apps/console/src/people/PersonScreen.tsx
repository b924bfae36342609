import {
  type CallSpec,
  viewPerson,
  viewPersonBalances,
  viewPersonContracts,
  viewPersonNotices,
  viewPersonOptions,
  viewPersonOrders,
  viewPersonSessions,
  viewPersonStatement,
  viewPersonWithdrawals,
} from '@candor/api';
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
import { Access, Notices } from './access-lists.tsx';
import { Balances, Payments, Statement } from './money-lists.tsx';
import { PersonSheet } from './PersonSheet.tsx';
import { Contracts, Options, Orders } from './trade-lists.tsx';

interface Part {
  readonly id: string;
  readonly needs: CallSpec;
  readonly Body: ComponentType<{ readonly accountId: number }>;
}

/** The parts of a person's page, each with the call that it needs. */
const parts = [
  { id: 'balances', needs: viewPersonBalances, Body: Balances },
  { id: 'statement', needs: viewPersonStatement, Body: Statement },
  { id: 'payments', needs: viewPersonWithdrawals, Body: Payments },
  { id: 'orders', needs: viewPersonOrders, Body: Orders },
  { id: 'contracts', needs: viewPersonContracts, Body: Contracts },
  { id: 'options', needs: viewPersonOptions, Body: Options },
  { id: 'access', needs: viewPersonSessions, Body: Access },
  { id: 'messages', needs: viewPersonNotices, Body: Notices },
] as const satisfies readonly Part[];

/** A person: who they are, what they own and do, and what operators may do for them. Each part is read when it is opened. */
export function PersonScreen() {
  const t = useMessages();
  const may = useMay();
  const { id = '' } = useParams({ strict: false });
  const [{ part = '' }] = useAddress();
  const accountId = Number(id) || 0;
  const person = useOnce(viewPerson, { accountId });
  const shown = parts.filter(({ needs }) => may(needs));
  const Body = shown.find((one) => one.id === part)?.Body;
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
        <Link to="/people/$id" params={{ id }} className={tabLooks(Body === undefined)}>
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
      {Body === undefined ? (
        <Loaded from={person}>{(data) => <PersonSheet person={data} />}</Loaded>
      ) : (
        <Body key={`${id} ${part}`} accountId={accountId} />
      )}
    </Page>
  );
}
