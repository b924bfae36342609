import { createHash } from 'node:crypto';
import { type Fields, mustGet, mustPost } from '../load/api-user.ts';

const token = 'who-decides-in-this-test';

/** What the server has to be started with, so that there is an operator. */
export const operatorEnvironment = {
  CANDOR_OPERATORS: `kills:admin:${createHash('sha256').update(token).digest('hex')}`,
} as const;

export function operatorPost(address: string, path: string, fields: Fields): Promise<unknown> {
  return mustPost(address, path, fields, token);
}

export function operatorGet(address: string, path: string): Promise<unknown> {
  return mustGet(address, path, token);
}
