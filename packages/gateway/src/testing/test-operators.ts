import { type CallSpec, confirmProposal } from '@candor/api';
import { operatorTokens, type TestSystem } from './test-system.ts';

/**
 * Proposes a change of a setting for everybody by one operator and confirms it by another; returns the first answer.
 */
export async function changedByTwo(system: TestSystem, call: CallSpec, fields: object): Promise<any> {
  const { body } = await system.send(call, fields as Readonly<Record<string, unknown>>, {
    token: operatorTokens.markets,
  });
  const id: number | undefined = body.message.proposal_id;
  if (id === undefined) return body;
  const confirm = { id, note: 'for the test' };
  const confirmed = (await system.send(confirmProposal, confirm, { token: operatorTokens.admin })).body;
  if (confirmed.type !== 'ok') throw new Error(confirmed.code);
  return body;
}
