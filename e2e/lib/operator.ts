import { createHash } from 'node:crypto';
import {
  type ArgumentsOf,
  type CallSpec,
  decodeOutput,
  encodeInput,
  openEnvelope,
  type OutputOf,
} from '@candor/contract';

const tokens = {
  reviewer: 'the token of the reviewer of the journeys',
  risk: 'the token of who sets the terms of the journeys',
} as const;
type Role = keyof typeof tokens;

const accessOf = (name: string, role: Role) =>
  `${name}:${role}:${createHash('sha256').update(tokens[role]).digest('hex')}`;

/** `CANDOR_OPERATORS` of the server that journeys run against. */
export const journeyOperators = `${accessOf('rita', 'reviewer')},${accessOf('max', 'risk')}`;

/** A call of the reviewer; throws when it is refused. */
export function callAsReviewer<C extends CallSpec>(
  address: string,
  spec: C,
  input: ArgumentsOf<C>,
): Promise<OutputOf<C>> {
  return callAs('reviewer', address, spec, input);
}

/** A call of an operator in one of the roles; throws when it is refused. */
export async function callAs<C extends CallSpec>(
  role: Role,
  address: string,
  spec: C,
  input: ArgumentsOf<C>,
): Promise<OutputOf<C>> {
  const form = new URLSearchParams({ ...(encodeInput(spec, input) as Record<string, string>), lang: 'en' });
  const url = `${address}/api${spec.path}`;
  const headers = { Authorization: `Bearer ${tokens[role]}` };
  const answer = await (spec.method === 'GET'
    ? fetch(`${url}?${form.toString()}`, { headers })
    : fetch(url, { method: 'POST', headers, body: form }));
  const opened = openEnvelope(await answer.json());
  if (opened.kind !== 'ok') throw new Error(`${spec.path}: ${JSON.stringify(opened)}`);
  return decodeOutput(spec, opened.payload);
}
