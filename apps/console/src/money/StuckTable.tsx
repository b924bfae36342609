import { type CaseKind, listStuck, type OutputOf } from '@candor/api';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useMessages, useMoment } from '../lib/i18n.tsx';
import { useCall } from '../lib/use-call.ts';
import { useChangeName } from '../markets/change-name.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { placeOf } from '../work/case-place.ts';

type Stuck = OutputOf<typeof listStuck>[number];

const everyMs = 20_000;

/** Everything that does not go on as it should, and why. */
export function StuckTable() {
  const t = useMessages();
  const moment = useMoment();
  const navigate = useNavigate();
  const subjectOf = useSubject();
  const found = useCall(listStuck, {}, { everyMs });
  const columns = useMemo(
    (): readonly Column<Stuck>[] => [
      { id: 'why', title: t('console.money.why'), value: ({ kind }) => t(`console.money.stuck.${kind}`) },
      { id: 'number', title: t('console.work.number'), value: ({ number }) => number },
      { id: 'subject', title: t('console.work.subject'), value: subjectOf },
      {
        id: 'since',
        title: t('console.work.since'),
        value: ({ sinceMs }) => sinceMs ?? 0,
        text: ({ sinceMs }) => (sinceMs === undefined ? '–' : moment(sinceMs)),
        isMoment: true,
      },
    ],
    [t, moment, subjectOf],
  );
  // The watcher’s block, the signer’s limits and the gas, for which payments wait, are with the rails.
  const open = ({ kind, subject, number }: Stuck): void => {
    if (kind.startsWith('proposal')) void navigate({ to: '/proposals/$id', params: { id: number } });
    else if (kind === 'case_late') void navigate(placeOf({ kind: subject as CaseKind, caseId: number }));
    else if (kind === 'payout_waiting') {
      void navigate({ to: '/work/$kind/$id', params: { kind: 'payout', id: number } });
    } else if (kind === 'index_silent') void navigate({ to: '/markets', search: { part: 'index' } });
    else if (kind === 'clock_stopped' || kind === 'lists_behind') {
      void navigate({ to: '/insight', search: { part: 'health' } });
    } else void navigate({ to: '/money', search: { part: 'rails' } });
  };
  return (
    <Loaded from={found}>
      {(rows) => (
        <DataTable
          name="stuck"
          rows={rows}
          columns={columns}
          keyOf={({ kind, number, subject }) => `${kind} ${number} ${subject}`}
          empty={t('console.money.nothingStuck')}
          onOpen={open}
        />
      )}
    </Loaded>
  );
}

function useSubject(): (row: Stuck) => string {
  const t = useMessages();
  const changeName = useChangeName();
  return useMemo(
    () =>
      ({ kind, subject }) => {
        if (kind.startsWith('proposal')) return changeName(subject);
        return kind === 'case_late' ? t(`console.kinds.${subject}` as 'console.kinds.claim') : subject;
      },
    [t, changeName],
  );
}
