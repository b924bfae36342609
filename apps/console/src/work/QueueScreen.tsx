import { type CaseKind, caseKinds, getPracticeDesk, listWaitingCases, setPracticeDesk } from '@candor/api';
import { Button, Checkbox, Tag } from '@candor/kit/view';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { queueLimit } from '../first-page.ts';
import { useAddress } from '../lib/address.ts';
import { call, send } from '../lib/call.ts';
import { everyRow } from '../lib/every-row.ts';
import { useMessages, useMoment, useRegion, useWord } from '../lib/i18n.tsx';
import { useMay, useSelf } from '../lib/self.ts';
import { useCall } from '../lib/use-call.ts';
import { useChangeName } from '../markets/change-name.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Page } from '../ui/Page.tsx';
import { CasePeople, usePeopleText } from './CasePeople.tsx';
import { placeOf, type Waiting } from './case-place.ts';

const everyMs = 15_000;
const fileLimit = 200;

/** Everything that waits for a person, by the time at which it is due. */
export function QueueScreen() {
  const t = useMessages();
  const moment = useMoment();
  const navigate = useNavigate();
  const { mode } = useSelf();
  const [{ kind: named, mine, after }, setAddress] = useAddress();
  const kind = caseKinds.find((one) => one === named);
  const isMine = mine === 'yes';
  const asked = { ...(kind !== undefined && { kind }), ...(isMine && { isMine }) };
  const waiting = useCall(
    listWaitingCases,
    { limit: queueLimit, ...asked, ...(after !== undefined && { after }) },
    { everyMs },
  );
  const changeName = useChangeName();
  const word = useWord();
  const regionOf = useRegion();
  const peopleText = usePeopleText();
  const columns = useMemo((): readonly Column<Waiting>[] => {
    const subjectOf = ({ kind: of, subject }: Waiting): string => {
      if (of === 'proposal') return changeName(subject);
      if (of === 'identity') return regionOf(subject);
      return of === 'support' || of === 'report' ? word(subject) : subject;
    };
    return [
      { id: 'kind', title: t('console.work.kind'), value: (row) => t(`console.kinds.${row.kind}`) },
      { id: 'number', title: t('console.work.number'), value: (row) => row.caseId },
      {
        id: 'subject',
        title: t('console.work.subject'),
        value: (row) => subjectOf(row),
      },
      {
        id: 'person',
        title: t('console.work.person'),
        value: ({ people }) => peopleText(people),
        Cell: People,
      },
      {
        id: 'since',
        title: t('console.work.since'),
        value: (row) => row.sinceMs,
        text: (row) => moment(row.sinceMs),
        isMoment: true,
        from: 'laptop',
      },
      {
        id: 'promised',
        title: t('console.work.promised'),
        value: (row) => row.promisedAtMs ?? 0,
        text: ({ promisedAtMs }) =>
          promisedAtMs === undefined
            ? ''
            : `${moment(promisedAtMs)} ${isPast(promisedAtMs) ? t('console.work.late') : ''}`,
        isMoment: true,
        Cell: Promised,
      },
      { id: 'with', title: t('console.work.with'), value: (row) => row.operator },
    ];
  }, [t, moment, word, regionOf, peopleText, changeName]);
  const open = (row: Waiting): void => void navigate(placeOf(row));
  return (
    <Page title={t('console.nav.work')} actions={mode === 'practice' && <DeskSwitch />}>
      <Loaded from={waiting}>
        {({ data, counts, before, total, next: following }) => (
          <>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Kinds counts={counts} chosen={kind} onChoose={(name) => setAddress({ kind: name, after: '' })} />
              <Checkbox isChecked={isMine} onChange={(is) => setAddress({ mine: is ? 'yes' : '', after: '' })}>
                {t('console.work.mine')}
              </Checkbox>
            </div>
            <DataTable
              name="work"
              rows={data}
              columns={columns}
              keyOf={(row) => `${row.kind} ${row.caseId}`}
              empty={t('console.work.empty')}
              onOpen={open}
              every={() =>
                everyRow('', async (at) => {
                  const page = await call(listWaitingCases, {
                    limit: fileLimit,
                    ...asked,
                    ...(at !== '' && { after: at }),
                  });
                  return { rows: page.data, next: page.next };
                })
              }
            />
            {total > data.length && (
              <div className="flex flex-wrap items-center gap-3 text-13 text-fg-2">
                <Button look="soft" isDisabled={before === 0} onClick={() => setAddress({ after: '' })}>
                  {t('console.work.first')}
                </Button>
                {t('console.work.range', {
                  from: `${before + 1}`,
                  to: `${before + data.length}`,
                  total: `${total}`,
                })}
                <Button
                  look="soft"
                  isDisabled={following === undefined}
                  onClick={() => setAddress({ after: following })}
                >
                  {t('console.table.after')}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

interface KindsProps {
  readonly counts: readonly { readonly kind: CaseKind; readonly count: number }[];
  readonly chosen: CaseKind | undefined;
  readonly onChoose: (kind: CaseKind | '') => void;
}

/** The kinds of cases that wait, with the number of each. */
function Kinds({ counts, chosen, onChoose }: KindsProps) {
  const t = useMessages();
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const look = (isChosen: boolean): string =>
    `h-7 rounded-full px-3 text-12 font-medium ${isChosen ? 'bg-ink text-on-ink' : 'bg-inset text-fg-2'}`;
  return (
    <div role="group" aria-label={t('console.work.kindsOf')} className="flex flex-wrap gap-1.5">
      <button
        type="button"
        aria-pressed={chosen === undefined}
        className={look(chosen === undefined)}
        onClick={() => onChoose('')}
      >
        {t('console.work.all')} {all}
      </button>
      {counts.map(({ kind, count }) => (
        <button
          key={kind}
          type="button"
          aria-pressed={chosen === kind}
          className={look(chosen === kind)}
          onClick={() => onChoose(kind)}
        >
          {t(`console.kinds.${kind}`)} {count}
        </button>
      ))}
    </div>
  );
}

function People({ row: { people } }: { readonly row: Waiting }) {
  return <CasePeople of={people} />;
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
