import { listProposals, type OutputOf } from '@candor/api';
import { Tag } from '@candor/kit/view';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useMessages, useMoment } from '../lib/i18n.tsx';
import { useHouseNames } from '../money/account-name.ts';
import { useCall } from '../lib/use-call.ts';
import { useChangeName } from '../markets/change-name.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Page } from '../ui/Page.tsx';

export type Proposal = OutputOf<typeof listProposals>[number];

export function ProposalsScreen() {
  const t = useMessages();
  const changeName = useChangeName();
  const moment = useMoment();
  const houseNames = useHouseNames();
  const navigate = useNavigate();
  const open = useCall(listProposals, {}, { everyMs: 30_000 });
  const columns = useMemo(
    (): readonly Column<Proposal>[] => [
      { id: 'number', title: t('console.work.number'), value: (row) => row.proposalId },
      {
        id: 'change',
        title: t('console.proposals.change'),
        value: (row) => changeName(row.change),
      },
      {
        id: 'about',
        title: t('console.proposals.about'),
        value: ({ change, about }) => (change === 'ledger.correct' ? houseNames(about) : about),
      },
      { id: 'by', title: t('console.proposals.by'), value: (row) => row.proposedBy },
      {
        id: 'at',
        title: t('console.proposals.at'),
        value: (row) => row.proposedAtMs,
        text: (row) => moment(row.proposedAtMs),
        isMoment: true,
        from: 'laptop',
      },
      {
        id: 'due',
        title: t('console.proposals.due'),
        value: (row) => row.dueAtMs,
        text: (row) => moment(row.dueAtMs),
        isMoment: true,
      },
      { id: 'state', title: t('console.proposals.state'), value: (row) => row.confirmedBy, Cell: StateTag },
    ],
    [t, moment, changeName, houseNames],
  );
  return (
    <Page title={t('console.nav.proposals')}>
      <Loaded from={open}>
        {(rows) => (
          <DataTable
            name="proposals"
            rows={rows}
            columns={columns}
            keyOf={({ proposalId }) => `${proposalId}`}
            empty={t('console.proposals.empty')}
            onOpen={({ proposalId }) => void navigate({ to: '/proposals/$id', params: { id: `${proposalId}` } })}
          />
        )}
      </Loaded>
    </Page>
  );
}

export function StateTag({ row: { isOutdated, confirmedBy } }: { readonly row: Proposal }) {
  const t = useMessages();
  if (isOutdated) return <Tag look="danger">{t('console.proposals.outdated')}</Tag>;
  if (confirmedBy === '') return <Tag look="warn">{t('console.proposals.waits')}</Tag>;
  return <Tag look="good">{t('console.proposals.confirmed', { name: confirmedBy })}</Tag>;
}
