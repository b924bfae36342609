import { findPeople, type OutputOf, personKeysOf } from '@candor/api';
import { Button, fieldControl } from '@candor/kit/view';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useAddress } from '../lib/address.ts';
import { useMessages } from '../lib/i18n.tsx';
import { useKeys } from '../lib/keys.ts';
import { useSelf } from '../lib/self.ts';
import { useOnce } from '../lib/use-call.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Page } from '../ui/Page.tsx';

type Found = OutputOf<typeof findPeople>[number];

/** Finds a person by what somebody has of them: nothing is looked for before Enter, as each search is told. */
export function PeopleScreen() {
  const t = useMessages();
  const { role } = useSelf();
  const [{ who = '' }, setAddress] = useAddress();
  // The palette asks here as well: what was typed goes with the question that it was typed after.
  const [typed, setTyped] = useState({ who, text: who });
  const text = typed.who === who ? typed.text : who;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (who === '') field.current?.focus();
  }, [who]);
  useKeys({ s: () => field.current?.focus() });
  function submit(event: FormEvent): void {
    event.preventDefault();
    setAddress({ who: text.trim() });
  }
  const keys = personKeysOf(role).map((key) => t(`console.people.keys.${key}`));
  return (
    <Page title={t('console.nav.people')}>
      <form onSubmit={submit} className="flex max-w-2xl flex-col gap-1.5">
        <div className="flex gap-2">
          <input
            ref={field}
            type="search"
            value={text}
            onChange={({ target }) => setTyped({ who, text: target.value })}
            aria-label={t('console.people.find')}
            aria-describedby="people-keys"
            className={`${fieldControl} h-8 flex-1`}
          />
          <Button type="submit" look="ink" isDisabled={text.trim() === ''}>
            {t('console.people.find')}
          </Button>
        </div>
        <p id="people-keys" className="text-12 text-fg-3">
          {t('console.people.by', { keys: keys.join(', ') })}
        </p>
      </form>
      {who !== '' && <Results who={who} />}
    </Page>
  );
}

function Results({ who }: { readonly who: string }) {
  const t = useMessages();
  const navigate = useNavigate();
  const found = useOnce(findPeople, { q: who });
  const columns = useMemo(
    (): readonly Column<Found>[] => [
      { id: 'account', title: t('console.people.keys.account'), value: (row) => row.accountId },
      { id: 'uid', title: t('console.people.keys.uid'), value: (row) => row.uid },
      { id: 'nickname', title: t('console.people.nickname'), value: (row) => row.nickname },
      { id: 'email', title: t('console.people.keys.email'), value: (row) => row.email },
      { id: 'phone', title: t('console.people.keys.phone'), value: (row) => row.phone },
      {
        id: 'by',
        title: t('console.people.foundBy'),
        value: (row) => row.by,
        text: (row) => t(`console.people.keys.${row.by}`),
      },
    ],
    [t],
  );
  return (
    <Loaded from={found}>
      {(rows) => (
        <DataTable
          name="people"
          rows={rows}
          columns={columns}
          keyOf={({ accountId }) => `${accountId}`}
          empty={t('console.people.nobody')}
          onOpen={({ accountId }) => void navigate({ to: '/people/$id', params: { id: `${accountId}` } })}
        />
      )}
    </Loaded>
  );
}
