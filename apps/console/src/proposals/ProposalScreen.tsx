import { cancelProposal, commentProposal, confirmProposal, listProposals } from '@candor/api';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useMessages, useMoment } from '../lib/i18n.tsx';
import { useMay, useSelf } from '../lib/self.ts';
import { useCall } from '../lib/use-call.ts';
import { ActForm } from '../ui/ActForm.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { NoteList } from '../ui/NoteList.tsx';
import { Page, Panel } from '../ui/Page.tsx';
import { aboutOf, type Proposal, StateTag } from './ProposalsScreen.tsx';

export function ProposalScreen() {
  const t = useMessages();
  const { id = '' } = useParams({ strict: false });
  const open = useCall(listProposals, {});
  return (
    <Page title={`${t('console.kinds.proposal')} ${id}`}>
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
  const moment = useMoment();
  const may = useMay();
  const { name } = useSelf();
  const { proposalId, change, proposedBy, proposedAtMs, dueAtMs, confirmedBy, differences, notes } = proposal;
  const fixed = useMemo(() => ({ id: proposalId }), [proposalId]);
  const isOwn = proposedBy === name;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[3fr_2fr]">
      <div className="flex min-w-0 flex-col gap-4">
        <Panel>
          <div className="flex flex-wrap items-center gap-3 text-13">
            <span className="font-semibold">{change}</span>
            <span className="text-fg-2">{aboutOf(proposal)}</span>
            <StateTag row={proposal} />
          </div>
          <p className="text-13 text-fg-2">
            {t('console.proposals.by')} {proposedBy}, {moment(proposedAtMs)} · {t('console.proposals.due')}{' '}
            {moment(dueAtMs)}
          </p>
          <table className="w-full text-13">
            <thead>
              <tr className="border-b border-line text-left text-fg-3">
                <th className="py-2 pr-3 font-medium">{t('console.proposals.field')}</th>
                <th className="py-2 pr-3 font-medium">{t('console.proposals.before')}</th>
                <th className="py-2 font-medium">{t('console.proposals.after')}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map((difference) => (
                <tr key={difference.name} className="border-b border-line align-top last:border-0">
                  <th scope="row" className="py-2 pr-3 text-left font-medium">
                    {difference.name}
                  </th>
                  <td className="py-2 pr-3 break-all text-danger">{plain(difference.before)}</td>
                  <td className="py-2 break-all text-good">{plain(difference.after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Panel>
        <Panel title={t('console.proposals.notes')}>
          <NoteList notes={notes} />
          {may(commentProposal) && (
            <ActForm call={commentProposal} fixed={fixed} look="soft" label={t('console.proposals.comment')} />
          )}
        </Panel>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {may(confirmProposal) && confirmedBy === '' && (
          <Panel title={t('console.proposals.confirm')}>
            {isOwn ? (
              <p className="text-13 text-fg-2">{t('console.proposals.own')}</p>
            ) : (
              <ActForm call={confirmProposal} fixed={fixed} label={t('console.proposals.confirm')} />
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

/** A value of the journal, which is JSON: a text without its quotes. */
function plain(json: string): string {
  return json === '' ? '–' : json.replace(/^"(.*)"$/, '$1');
}
