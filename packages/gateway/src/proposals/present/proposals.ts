import type { listProposals, OutputOf } from '@candor/api';
import type { ChangeCommand, ProposalView } from '@candor/exchange';
import type { ProposalNote } from '@candor/platform';

type Row = OutputOf<typeof listProposals>[number];

/** The fields that identify which terms a change is of. */
const subjects: ReadonlySet<string> = new Set([
  'pairId',
  'pairIds',
  'railId',
  'assetId',
  'product',
  'country',
  'productId',
  'projectId',
  'campaignId',
  'itemId',
  'name',
]);

/** A proposal as the confirming operator has to see it: the values in force, and the proposed ones. */
export function proposalRowOf(proposal: ProposalView, notes: readonly ProposalNote[]): Row {
  const { proposalId, change, before, proposedBy, proposedAtMs, confirmedBy, dueAtMs } = proposal;
  const after = fieldsOf(change);
  const held = before === undefined ? new Map<string, string>() : fieldsOf(before);
  const names = [...new Set([...held.keys(), ...after.keys()])].filter((name) => !subjects.has(name));
  return {
    proposalId,
    change: change.type,
    about: JSON.stringify(Object.fromEntries(Object.entries(change).filter(([name]) => subjects.has(name)))),
    differences: names
      .map((name) => ({ name, before: held.get(name) ?? '', after: after.get(name) ?? '' }))
      .filter((field) => field.before !== field.after),
    proposedBy,
    proposedAtMs,
    confirmedBy: confirmedBy ?? '',
    dueAtMs,
    waits: proposal.weakening === 'delayed',
    isOutdated: proposal.isOutdated,
    notes: notes.map(({ operator, atMs, kind, text }) => ({ operator, atMs, kind, text })),
  };
}

function fieldsOf({ type: _type, ...fields }: ChangeCommand): Map<string, string> {
  return new Map(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [
        name,
        JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? `${inner}` : inner)),
      ]),
  );
}
