import { confirmProposal, mayMake, type OperatorRole, operatorRoles, setFundingTerms } from '@candor/api';
import type { ChangeCommand, PairId } from '@candor/exchange';
import type { Ppm } from '@candor/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { servedChanges } from '../generated/changes.ts';
import { operatorTokens, startTestSystem, type TestSystem } from '../testing/test-system.ts';
import { confirmingRoles } from './confirming-roles.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
});
afterAll(() => system.close());

let count = 0;
/** A change that each time is another one. */
const changes: Readonly<Record<string, () => ChangeCommand>> = {
  'of markets': () => ({
    type: 'catalog.set_pair_fees',
    pairId: 1 as PairId,
    makerFee: (1_000 + count) as Ppm,
    takerFee: (2_000 + count) as Ppm,
  }),
  'of admins': () => ({ type: 'operators.set_role', name: `new-${count}`, role: 'support' }),
};

/** Proposed past the calls, so that every role has proposals of its own. */
async function proposedBy(operator: OperatorRole, change: ChangeCommand): Promise<number> {
  const command = { type: 'proposals.propose', operator, change } as const;
  const answer = await system.exchange.submit({ commandId: `test:proposal:${count}`, actor: 'operator', command });
  const outcome = answer.outcome as { readonly ok: boolean; readonly value?: { readonly proposalId?: number } };
  expect(outcome.ok).toBe(true);
  return outcome.value?.proposalId as number;
}

const matrix = Object.entries(changes).flatMap(([of, change]) =>
  operatorRoles.flatMap((proposer) => operatorRoles.map((role) => ({ of, change, proposer, role }))),
);

it.each(matrix)('lets $role decide on a change $of by $proposer as declared', async ({ change, proposer, role }) => {
  count += 1;
  const proposed = change();
  const id = await proposedBy(proposer, proposed);
  const { body } = await system.send(confirmProposal, { id, note: 'seen' }, { token: operatorTokens[role] });
  const refusal = !mayMake(role, confirmProposal)
    ? 'role_needed'
    : !confirmingRoles(proposed.type).includes(role)
      ? 'not_permitted'
      : proposer === role
        ? 'second_person_needed'
        : undefined;
  expect(body.type === 'error' ? body.code : undefined).toBe(refusal);
  const { rows } = await system.gateway.deps.platform.audit.list({ operator: role, page: 1, limit: 1 });
  expect(rows).toMatchObject([{ call: 'POST /operator/proposals/confirm', outcome: refusal ?? 'ok' }]);
  const waiting = (await system.exchange.query('proposals')).map(({ proposalId }) => proposalId);
  expect(waiting.includes(id as never)).toBe(refusal !== undefined);
  if (refusal === undefined) return;
  const command = { type: 'proposals.cancel', operator: proposer, proposalId: id as never } as const;
  await system.exchange.submit({ commandId: `test:cancel:${count}`, actor: 'operator', command });
});

it.each(servedChanges.map(({ changeType, call }) => ({ changeType, call })))(
  'has somebody who may propose $changeType and somebody who may be the second',
  ({ changeType, call }) => {
    expect(operatorRoles.filter((role) => mayMake(role, call))).not.toEqual([]);
    const second = confirmingRoles(changeType);
    expect(second).not.toEqual([]);
    expect(second.filter((role) => !mayMake(role, call))).toEqual([]);
    expect(second).not.toContain('auditor');
  },
);

it('makes a change once that was confirmed before the server stopped, and not before its time', async () => {
  const before = await startTestSystem();
  const { admin, markets } = operatorTokens;
  const terms = {
    undo_ms: 60_000,
    destination_wait_ms: 0,
    hold_ms: 120_000,
    basic_limit: '250',
    advanced_limit: '500',
    review_above: '1',
    two_people_above: '500',
    note: 'for the test',
  };
  const { proposal_id: id } = (await before.send(setFundingTerms, terms, { token: admin })).body.message;
  await before.send(confirmProposal, { id, note: 'seen' }, { token: markets });
  await before.stop();
  const after = await startTestSystem({ folder: before.folder });
  const limit = async () => (await after.exchange.query('fundingTerms'))?.basicLimit;
  const basic = await limit();
  await after.tick();
  expect(await limit()).toBe(basic);
  after.wait(60_000);
  await after.tick();
  expect(await limit()).not.toBe(basic);
  expect((await after.send(confirmProposal, { id, note: 'again' }, { token: markets })).body.code).toBe(
    'proposal_not_found',
  );
  await after.close();
});
