import { createHash } from 'node:crypto';
import {
  type ArgumentsOf,
  type CallSpec,
  decodeOutput,
  encodeInput,
  openEnvelope,
  type OutputOf,
} from '@candor/contract';

const token = 'the token of the reviewer of the journeys';

/** `CANDOR_OPERATORS` of the server that journeys run against: one reviewer. */
export const journeyOperators = `rita:reviewer:${createHash('sha256').update(token).digest('hex')}`;

/** A call of the reviewer; throws when it is refused. */
export async function callAsReviewer<C extends CallSpec>(
  address: string,
  spec: C,
  input: ArgumentsOf<C>,
): Promise<OutputOf<C>> {
  const form = new URLSearchParams({ ...(encodeInput(spec, input) as Record<string, string>), lang: 'en' });
  const url = `${address}/api${spec.path}`;
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await (spec.method === 'GET'
    ? fetch(`${url}?${form.toString()}`, { headers })
    : fetch(url, { method: 'POST', headers, body: form }));
  const opened = openEnvelope(await answer.json());
  if (opened.kind !== 'ok') throw new Error(`${spec.path}: ${JSON.stringify(opened)}`);
  return decodeOutput(spec, opened.payload);
}
