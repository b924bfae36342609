import type { listProposals, OutputOf } from '@candor/api';
import { type ProposalView, settingSubject } from '@candor/exchange';
import type { OperatorRole } from '@candor/exchange/rules';
import type { ProposalNote } from '@candor/platform';
import type { Rails } from '../../funding/rails.ts';
import type { Deps } from '../../serving/deps.ts';
import { differencesOf } from '../../settings/differences.ts';
import { movedBalances } from '../../settings/moved-balances.ts';
import { changeServed, settingFields } from '../../settings/setting-fields.ts';
import { confirmingRoles } from '../confirming-roles.ts';
import { settingName } from '../../settings/setting-name.ts';

type Row = OutputOf<typeof listProposals>[number];

/** A proposal as the confirming operator has to see it: the values in force, and the proposed ones. */
export async function proposalRowOf(
  deps: Deps,
  rails: Rails,
  proposal: ProposalView,
  reader: OperatorRole,
  notes: readonly ProposalNote[],
): Promise<Row> {
  const { proposalId, change, proposedBy, proposedAtMs, confirmedBy, dueAtMs } = proposal;
  const [before, after, balances] = await Promise.all([
    proposal.before === undefined ? [] : settingFields(deps, proposal.before),
    settingFields(deps, change),
    confirmedBy === undefined ? movedBalances(deps, change) : [],
  ]);
  const confirmers = confirmingRoles(change.type);
  return {
    proposalId,
    change: change.type,
    about: settingName(deps.market.instruments, rails, change, settingSubject(change)),
    call: changeServed(change.type)?.call.path ?? '',
    before,
    after,
    differences: differencesOf(before, after),
    balances,
    proposedBy,
    proposedAtMs,
    confirmedBy: confirmedBy ?? '',
    mayConfirm: confirmers.includes(reader),
    confirmers: [...confirmers],
    dueAtMs,
    waits: proposal.weakening === 'delayed',
    isOutdated: proposal.isOutdated,
    notes: notes.map(({ operator, atMs, kind, text }) => ({ operator, atMs, kind, text })),
  };
}
