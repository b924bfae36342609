import { cancelProposal, commentProposal, confirmProposal, listProposals } from '@candor/api';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useMessages, useMoment } from '../lib/i18n.tsx';
import { useHouseNames } from '../money/account-name.ts';
import { useMay, useSelf } from '../lib/self.ts';
import { useCall } from '../lib/use-call.ts';
import { ActForm } from '../ui/ActForm.tsx';
import { NextAfter } from '../work/NextCase.tsx';
import { BalanceMoves } from '../ui/BalanceMoves.tsx';
import { Differences } from '../ui/Differences.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { NoteList } from '../ui/NoteList.tsx';
import { Page, Panel } from '../ui/Page.tsx';
import { useChangeName } from '../markets/change-name.ts';
import { useTextsAt } from '../markets/setting-text.ts';
import { type Proposal, StateTag } from './ProposalsScreen.tsx';

export function ProposalScreen() {
  const t = useMessages();
  const { id = '' } = useParams({ strict: false });
  const open = useCall(listProposals, {});
  return (
    <Page title={`${t('console.kinds.proposal')} ${id}`} actions={<NextAfter kind="proposal" id={id} />}>
      <Loaded from={open}>
        {(rows) => {
          const proposal = rows.find(({ proposalId }) => `${proposalId}` === id);
          if (proposal === undefined) return <p className="text-13 text-fg-3">{t('console.work.gone')}</p>;
          return <ProposalBody key={id} proposal={proposal} />;
        }}
      </Loaded>
    </Page>
  );
}

function ProposalBody({ proposal }: { readonly proposal: Proposal }) {
  const t = useMessages();
  const changeName = useChangeName();
  const moment = useMoment();
  const may = useMay();
  const { name } = useSelf();
  const { proposalId, change, proposedBy, proposedAtMs, dueAtMs, confirmedBy, differences, balances, notes } = proposal;
  const roles = proposal.confirmers.map((role) => t(`console.roles.${role}`)).join(', ');
  const fixed = useMemo(() => ({ id: proposalId }), [proposalId]);
  const texts = useTextsAt(proposal.call);
  const houseNames = useHouseNames();
  const named = change === 'ledger.correct' ? houseNames : (text: string) => text;
  const isOwn = proposedBy === name;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[3fr_2fr]">
      <div className="flex min-w-0 flex-col gap-4">
        <Panel>
          <div className="flex flex-wrap items-center gap-3 text-13">
            <span className="font-semibold">{changeName(change)}</span>
            <span className="text-fg-2">{named(proposal.about)}</span>
            <StateTag row={proposal} />
          </div>
          <p className="text-13 text-fg-2">
            {t('console.proposals.by')} {proposedBy}, {moment(proposedAtMs)} · {t('console.proposals.due')}{' '}
            {moment(dueAtMs)}
          </p>
          <Differences
            of={differences}
            label={texts.label}
            value={(name, value) => named(texts.value(name, value, proposal.after))}
          />
          <BalanceMoves of={balances} />
        </Panel>
        <Panel title={t('console.proposals.notes')}>
          <NoteList notes={notes} />
          {may(commentProposal) && (
            <ActForm call={commentProposal} fixed={fixed} look="soft" label={t('console.proposals.comment')} />
          )}
        </Panel>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {confirmedBy === '' && (
          <Panel title={t('console.proposals.confirm')}>
            {proposal.mayConfirm && !isOwn ? (
              <ActForm call={confirmProposal} fixed={fixed} label={t('console.proposals.confirm')} />
            ) : (
              <p className="text-13 text-fg-2">
                {isOwn && t('console.proposals.own')} {t('console.proposals.confirmers', { roles })}
              </p>
            )}
          </Panel>
        )}
        {may(cancelProposal) && (
          <Panel title={t('console.proposals.refuse')}>
            <ActForm call={cancelProposal} fixed={fixed} look="danger" label={t('console.proposals.refuse')} />
          </Panel>
        )}
      </div>
    </div>
  );
}
