import { createHash } from 'node:crypto';
import {
  type ArgumentsOf,
  type CallSpec,
  confirmProposal,
  decodeOutput,
  encodeInput,
  inviteOperator,
  listProposals,
  openEnvelope,
  type OperatorRole,
  type OutputOf,
} from '@candor/api';
import { operatorDoorOf } from '../load/operator-doors.ts';
import { drawOperatorToken, operatorTokenHash } from '@candor/platform';

const drawn = (role: string) =>
  drawOperatorToken(() => createHash('sha256').update(`the ${role} of the journeys`).digest());
const tokens = {
  compliance: drawn('compliance'),
  markets: drawn('markets'),
  admin: drawn('admin'),
  owner: drawn('owner'),
  support: drawn('support'),
} as const;
type Role = keyof typeof tokens;

const accessOf = (name: string, role: Role) =>
  `${name}:${role === 'owner' ? 'admin' : role}:${operatorTokenHash(tokens[role])}`;

/** `CANDOR_OPERATORS` of the server that journeys run against. */
export const journeyOperators = [
  accessOf('rita', 'compliance'),
  accessOf('max', 'markets'),
  accessOf('ada', 'admin'),
  // A second one, who confirms roles.
  accessOf('oda', 'owner'),
  accessOf('sue', 'support'),
].join(',');

/** Delays last half a minute in practice. */
const lookEveryMs = 1_000;

/** A call of compliance; throws when it is refused. */
export function callAsCompliance<C extends CallSpec>(
  address: string,
  spec: C,
  input: ArgumentsOf<C>,
): Promise<OutputOf<C>> {
  return callAs('compliance', address, spec, input);
}

/** A change that one operator proposes and another one confirms; waits until it is in force. */
export async function changeByTwo<C extends CallSpec>(address: string, spec: C, input: ArgumentsOf<C>): Promise<void> {
  const { proposalId } = (await callAs('markets', address, spec, input)) as { readonly proposalId?: number };
  if (proposalId === undefined) return;
  await callAs('admin', address, confirmProposal, { proposalId, note: 'for the journeys' });
  const waits = async () =>
    (await callAs('markets', address, listProposals, {})).some((open) => open.proposalId === proposalId);
  while (await waits()) await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
}

/** Invites somebody in a role, who has it when they join; returns the link. */
export async function hire(address: string, role: OperatorRole): Promise<string> {
  const note = 'for the journeys';
  const { invitation, proposalId } = await callAs('admin', address, inviteOperator, {
    name: `the ${role}`,
    role,
    note,
  });
  if (proposalId !== undefined) await callAs('owner', address, confirmProposal, { proposalId, note });
  return `${operatorDoorOf(address)}/console/#/join/${invitation}`;
}

/** A call of an operator in one of the roles; throws when it is refused. */
export async function callAs<C extends CallSpec>(
  role: Role,
  address: string,
  spec: C,
  input: ArgumentsOf<C>,
): Promise<OutputOf<C>> {
  const form = new URLSearchParams({ ...(encodeInput(spec, input) as Record<string, string>), lang: 'en' });
  const url = `${operatorDoorOf(address)}/api${spec.path}`;
  const headers = { Authorization: `Bearer ${tokens[role]}` };
  const answer = await (spec.method === 'GET'
    ? fetch(`${url}?${form.toString()}`, { headers })
    : fetch(url, { method: 'POST', headers, body: form }));
  const opened = openEnvelope(await answer.json());
  if (opened.kind !== 'ok') throw new Error(`${spec.path}: ${JSON.stringify(opened)}`);
  return decodeOutput(spec, opened.payload);
}
