import { createHash } from 'node:crypto';
import { type Fields, mustGet, mustPost, post } from '../load/api-user.ts';

const token = 'who-decides-in-this-test';

/** What the server has to be started with, so that there is an operator. */
export const operatorEnvironment = {
  CANDOR_OPERATORS: `kills:admin:${createHash('sha256').update(token).digest('hex')}`,
} as const;

export function operatorPost(address: string, path: string, fields: Fields): Promise<unknown> {
  return mustPost(address, path, fields, token);
}

/** The same where the practice desk may have been quicker: then it is done as well. */
export async function operatorDecide(address: string, path: string, fields: Fields): Promise<void> {
  const answer = await post(address, path, fields, token);
  const isDecided = answer.type === 'ok' || decided.includes(String(answer.code));
  if (!isDecided) throw new Error(`${path}: ${answer.code} ${String(answer.message)}`);
}

const decided = ['claim_not_found', 'case_not_found', 'case_decided'];

export function operatorGet(address: string, path: string): Promise<unknown> {
  return mustGet(address, path, token);
}
