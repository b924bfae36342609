import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { drawOperatorToken, operatorTokenHash } from '@candor/platform';
import { type Fields, mustGet, mustPost, post } from '../load/api-user.ts';
import { operatorDoorOf } from '../load/operator-doors.ts';

const drawn = (word: string) => drawOperatorToken(() => createHash('sha256').update(word).digest());
const token = drawn('who decides in this test');
const secondToken = drawn('who confirms it in this test');
const accessOf = (name: string, itsToken: string) => `${name}:admin:${operatorTokenHash(itsToken)}`;
/** Delays last half a minute in practice. */
const lookEveryMs = 500;

/** The environment that provides the server with two operators. */
export const operatorEnvironment = {
  CANDOR_OPERATORS: `${accessOf('kills', token)},${accessOf('seconds', secondToken)}`,
} as const;

export function operatorPost(address: string, path: string, fields: Fields): Promise<unknown> {
  return mustPost(operatorDoorOf(address), path, fields, token);
}

/** The same by another operator. */
export function secondPost(address: string, path: string, fields: Fields): Promise<unknown> {
  return mustPost(operatorDoorOf(address), path, fields, secondToken);
}

/** Changes that one operator proposes and another one confirms; until all of them are in force. */
export async function changeByTwo(address: string, changes: readonly (readonly [path: string, fields: Fields])[]) {
  for (const [path, fields] of changes) {
    const { proposal_id: id } = (await operatorPost(address, path, fields)) as { readonly proposal_id?: number };
    if (id === undefined) continue;
    await mustPost(operatorDoorOf(address), '/operator/proposals/confirm', { id, note: 'for the kills' }, secondToken);
  }
  const count = async () => ((await operatorGet(address, '/operator/proposals')) as { readonly total: number }).total;
  while ((await count()) > 0) await pause(lookEveryMs);
}

/** The same where the practice desk may have been quicker: then it is done as well. */
export async function operatorDecide(address: string, path: string, fields: Fields): Promise<void> {
  const answer = await post(operatorDoorOf(address), path, fields, token);
  const isDecided = answer.type === 'ok' || decided.includes(String(answer.code));
  if (!isDecided) throw new Error(`${path}: ${answer.code} ${String(answer.message)}`);
}

const decided = ['claim_not_found', 'case_not_found', 'case_decided'];

export function operatorGet(address: string, path: string): Promise<unknown> {
  return mustGet(operatorDoorOf(address), path, token);
}
