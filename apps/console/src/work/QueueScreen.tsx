import { type CaseKind, getPracticeDesk, listWaitingCases, type OutputOf, setPracticeDesk } from '@candor/api';
import { Checkbox, Tag } from '@candor/kit/view';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useAddress } from '../lib/address.ts';
import { send } from '../lib/call.ts';
import { useMessages, useMoment } from '../lib/i18n.tsx';
import { useMay, useSelf } from '../lib/self.ts';
import { useCall } from '../lib/use-call.ts';
import { useChangeName } from '../markets/setting-text.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Page } from '../ui/Page.tsx';

type Waiting = OutputOf<typeof listWaitingCases>[number];

const everyMs = 15_000;

/** Everything that waits for a person, longest first. */
export function QueueScreen() {
  const t = useMessages();
  const moment = useMoment();
  const navigate = useNavigate();
  const { mode } = useSelf();
  const [{ kind = '' }, setAddress] = useAddress();
  const waiting = useCall(listWaitingCases, {}, { everyMs });
  const changeName = useChangeName();
  const columns = useMemo(
    (): readonly Column<Waiting>[] => [
      { id: 'kind', title: t('console.work.kind'), value: (row) => t(`console.kinds.${row.kind}`) },
      { id: 'number', title: t('console.work.number'), value: (row) => row.caseId },
      {
        id: 'subject',
        title: t('console.work.subject'),
        value: (row) => (row.kind === 'proposal' ? changeName(row.subject) : row.subject),
      },
      { id: 'account', title: t('console.work.account'), value: (row) => row.accountId ?? '' },
      { id: 'since', title: t('console.work.since'), value: (row) => row.sinceMs, text: (row) => moment(row.sinceMs) },
      { id: 'promised', title: t('console.work.promised'), value: (row) => row.promisedAtMs ?? 0, Cell: Promised },
      { id: 'with', title: t('console.work.with'), value: (row) => row.operator },
    ],
    [t, moment, changeName],
  );
  const open = (row: Waiting): void => void navigate(placeOf(row));
  return (
    <Page title={t('console.nav.work')} actions={mode === 'practice' && <DeskSwitch />}>
      <Loaded from={waiting}>
        {(rows) => {
          const kinds = [...new Set(rows.map((row) => row.kind))];
          const chosen = (name: CaseKind | ''): string =>
            `h-7 rounded-full px-3 text-12 font-medium ${kind === name ? 'bg-ink text-on-ink' : 'bg-inset text-fg-2'}`;
          return (
            <DataTable
              name="work"
              rows={kind === '' ? rows : rows.filter((row) => row.kind === kind)}
              columns={columns}
              keyOf={(row) => `${row.kind} ${row.caseId}`}
              empty={t('console.work.empty')}
              onOpen={open}
              tools={
                <>
                  <button type="button" className={chosen('')} onClick={() => setAddress({ kind: '' })}>
                    {t('console.work.all')} {rows.length}
                  </button>
                  {kinds.map((name) => (
                    <button
                      key={name}
                      type="button"
                      className={chosen(name)}
                      onClick={() => setAddress({ kind: name })}
                    >
                      {t(`console.kinds.${name}`)} {rows.filter((row) => row.kind === name).length}
                    </button>
                  ))}
                </>
              }
            />
          );
        }}
      </Loaded>
    </Page>
  );
}

/** The page of a case. */
export function placeOf({ kind, caseId }: Pick<Waiting, 'kind' | 'caseId'>) {
  if (kind === 'proposal') return { to: '/proposals/$id', params: { id: caseId } } as const;
  if (kind === 'text') {
    const [, of = '', key = ''] = /^(\w+)-(.+)-\d+$/.exec(caseId) ?? [];
    return { to: '/content/$kind/$key', params: { kind: of, key } } as const;
  }
  return { to: '/work/$kind/$id', params: { kind, id: caseId } } as const;
}

function DeskSwitch() {
  const t = useMessages();
  const may = useMay();
  const queries = useQueryClient();
  const desk = useCall(getPracticeDesk, {});
  const turn = useMutation({
    mutationFn: (on: boolean) => send(setPracticeDesk, { on, note: on ? 'desk on' : 'desk off' }),
    onSettled: () => queries.invalidateQueries({ queryKey: [getPracticeDesk.path] }),
  });
  if (desk.data === undefined) return null;
  return (
    <span title={t('console.work.deskText')}>
      <Checkbox
        isChecked={desk.data.isOn}
        isDisabled={turn.isPending || !may(setPracticeDesk)}
        onChange={(isOn) => turn.mutate(isOn)}
      >
        {t('console.work.desk')}
      </Checkbox>
    </span>
  );
}

function Promised({ row: { promisedAtMs } }: { readonly row: Waiting }) {
  const t = useMessages();
  const moment = useMoment();
  if (promisedAtMs === undefined) return null;
  return (
    <span className="inline-flex items-center gap-2">
      {moment(promisedAtMs)}
      {isPast(promisedAtMs) && <Tag look="danger">{t('console.work.late')}</Tag>}
    </span>
  );
}

function isPast(ms: number): boolean {
  return ms < Date.now();
}
