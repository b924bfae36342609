import { assert, done, encode, present, reject } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import { type CommandsOf, type Decision, defineModule, undecided } from '../../module.ts';
import type { RejectCode } from '../../reject-codes.ts';
import type { ProposalId } from '../../vocabulary.ts';
import type { ProposalEnd } from './ends.ts';
import { isOperatorName } from '../../operator-name.ts';
import { type ChangeCommand, changeCodec } from '../../changes.ts';
import type { Proposal } from './proposals.ts';
import { changeDelayMs, proposalLapsesMs, proposalsMax } from './rules.ts';
import type { ProposalsSlice } from './slice.ts';
import type { proposalsSpec } from './spec.ts';

function propose(
  core: ProposalsSlice,
  { operator, change }: CommandOf<'proposals.propose'>,
): OutcomeOf<'proposals.propose'> {
  const { proposals, nowMs } = core;
  if (!core.changes.isProposable(change) || !isOperatorName(operator)) return reject('not_permitted');
  const refusal = core.changes.refusalOf(change);
  if (refusal !== undefined) return reject(refusal);
  if (core.changes.weakeningOf(change) === 'none') {
    core.changes.make(change, undecided);
    return done({});
  }
  if (proposals.open.size >= proposalsMax) return reject('too_many_proposals');

  const proposalId = proposals.nextId++ as ProposalId;
  const dueAtMs = nowMs + proposalLapsesMs;
  proposals.open.set(proposalId, {
    proposalId,
    change,
    before: core.changes.presentOf(change),
    proposedBy: operator,
    proposedAtMs: nowMs,
    confirmedBy: undefined,
    dueAtMs,
  });
  core.timers.set(dueAtMs, 'proposals.due', proposalId);
  core.emit({ type: 'proposals.proposed', proposalId, operator, change, lapsesAtMs: dueAtMs });
  return done({ proposalId });
}

function confirm(
  core: ProposalsSlice,
  { operator, proposalId }: CommandOf<'proposals.confirm'>,
): OutcomeOf<'proposals.confirm'> {
  if (!isOperatorName(operator)) return reject('not_permitted');
  const proposal = core.proposals.open.get(proposalId);
  if (proposal === undefined) return reject('proposal_not_found');
  if (proposal.confirmedBy !== undefined) return reject('proposal_confirmed');
  if (proposal.proposedBy === operator) return reject('second_person_needed');
  if (isOutdated(core, proposal)) return reject('proposal_outdated');
  const { change } = proposal;
  const refusal = core.changes.refusalOf(change);
  if (refusal !== undefined) return reject(refusal);

  proposal.confirmedBy = operator;
  if (core.changes.weakeningOf(change) !== 'delayed') {
    core.changes.make(change, decisionOn(proposal));
    end(core, proposal, 'made');
    return done({});
  }
  const mode = present(core.founded, 'an exchange that takes commands was founded').mode;
  proposal.dueAtMs = core.nowMs + changeDelayMs(mode);
  core.timers.set(proposal.dueAtMs, 'proposals.due', proposalId);
  core.emit({ type: 'proposals.confirmed', proposalId, operator, takesEffectAtMs: proposal.dueAtMs });
  return done({ takesEffectAtMs: proposal.dueAtMs });
}

/** One operator is enough to leave things as they are. */
function cancel(
  core: ProposalsSlice,
  { operator, proposalId }: CommandOf<'proposals.cancel'>,
): OutcomeOf<'proposals.cancel'> {
  if (!isOperatorName(operator)) return reject('not_permitted');
  const proposal = core.proposals.open.get(proposalId);
  if (proposal === undefined) return reject('proposal_not_found');
  end(core, proposal, 'cancelled', { endedBy: operator });
  return done({});
}

/** A proposal that no longer fits is no operator's to decide: with this it ends, and says why. */
function endUnfit(
  core: ProposalsSlice,
  { operator, proposalId }: CommandOf<'proposals.end_unfit'>,
): OutcomeOf<'proposals.end_unfit'> {
  if (!isOperatorName(operator)) return reject('not_permitted');
  const proposal = core.proposals.open.get(proposalId);
  if (proposal === undefined) return reject('proposal_not_found');
  const reason = core.changes.refusalOf(proposal.change);
  if (!isOutdated(core, proposal) && reason === undefined) return reject('proposal_fits');
  end(core, proposal, 'outdated', { endedBy: operator, ...(reason !== undefined && { reason }) });
  return done({});
}

/** The time of a proposal has come: to take effect, or to lapse. */
function due(core: ProposalsSlice, reference: number): void {
  const proposal = core.proposals.open.get(reference as ProposalId);
  // A confirmation has moved its time on, or it has ended.
  if (proposal === undefined || proposal.dueAtMs > core.nowMs) return;
  if (proposal.confirmedBy === undefined) return end(core, proposal, 'lapsed');
  if (isOutdated(core, proposal)) return end(core, proposal, 'outdated');
  const { change } = proposal;
  const reason = core.changes.refusalOf(change);
  if (reason !== undefined) return end(core, proposal, 'refused', { reason });
  core.changes.make(change, decisionOn(proposal));
  end(core, proposal, 'made');
}

/** The two operators behind a proposal that is confirmed. */
function decisionOn({ proposalId, proposedBy, confirmedBy }: Proposal): Decision {
  return { proposalId, operators: [proposedBy, present(confirmedBy, 'a proposal is confirmed before it is made')] };
}

function end(
  core: ProposalsSlice,
  { proposalId, proposedBy, confirmedBy }: Proposal,
  ended: ProposalEnd,
  { endedBy, reason }: { readonly endedBy?: string; readonly reason?: RejectCode } = {},
): void {
  core.proposals.open.delete(proposalId);
  const operators = [proposedBy, confirmedBy, endedBy].filter((name) => name !== undefined);
  core.emit({ type: 'proposals.ended', proposalId, end: ended, operators, reason });
}

/**
 * True when the setting is no longer what the proposer saw: the second operator confirms one change of that state, and
 * making it now would also take back later changes.
 */
export function isOutdated(core: ProposalsSlice, { change, before }: Pick<Proposal, 'change' | 'before'>): boolean {
  return bytesOf(core.changes.presentOf(change)) !== bytesOf(before);
}

function bytesOf(change: ChangeCommand | undefined): string {
  return change === undefined ? '' : hex(encode(changeCodec, change));
}

/** Changes that loosen the protection of people and the house: one operator proposes them, another one confirms. */
export const proposalsModule = defineModule<ProposalsSlice, CommandsOf<typeof proposalsSpec>>({
  name: 'proposals',
  handlers: {
    'proposals.propose': propose,
    'proposals.confirm': confirm,
    'proposals.cancel': cancel,
    'proposals.end_unfit': endUnfit,
  },
  due: { 'proposals.due': due },
  isEmpty: (core) => core.proposals.isEmpty,
  write: (core, writer) => core.proposals.write(writer),
  read: (core, reader) => core.proposals.read(reader),
  check(core) {
    const { open, nextId } = core.proposals;
    assert(open.size <= proposalsMax, 'proposals that wait are bounded');
    for (const [id, proposal] of open) {
      assert(proposal.proposalId === id && id < nextId, 'a proposal has the number it was given');
      assert(proposal.confirmedBy !== proposal.proposedBy, 'nobody confirms what they proposed');
      assert(proposal.dueAtMs > core.nowMs, 'the time of a proposal ends by itself');
    }
  },
});
