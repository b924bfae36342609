import { listIdentityCases, listSupportQueue, listWaitingCases, openSupportCase, submitIdentity } from '@candor/api';
import { dayMs } from '@candor/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operatorTokens, startTestSystem, type TestSystem } from '../testing/test-system.ts';

let system: TestSystem;
const cases = 12;
beforeAll(async () => {
  system = await startTestSystem();
  for (let n = 0; n < cases; n++) {
    const user = await system.newUser();
    system.wait(1_000);
    const clientId = `queue-${n}`.padEnd(16, '0');
    await user.call(openSupportCase, { topic: 'deposit', clientId, text: 'Where is my payment?' } as never);
    if (n % 3 > 0) continue;
    const typed = { realType: 'text', idType: 'id_card', name: 'An Nguyen', country: 'VN', birthDate: '1990-05-17' };
    await user.call(submitIdentity, { ...typed, cardId: `0011900123${n + 10}` } as never);
  }
});
afterAll(() => system.close());

interface Row {
  readonly kind: string;
  readonly id: string;
  readonly since: number;
  readonly promised?: number;
}
const dueOf = ({ since, promised }: Row): number => promised ?? since + dayMs;
const asked = async (fields: Readonly<Record<string, unknown>> = {}, token: string = operatorTokens.admin) =>
  (await system.send(listWaitingCases, fields, { token })).body.message;
const counted = (of: Readonly<Record<string, number>>) => Object.entries(of).map(([kind, count]) => ({ kind, count }));

it('reaches every case by pages, each once, by the time at which it is due, also while others come and go', async () => {
  const rows: Row[] = [];
  let after: string | undefined;
  do {
    const page = await asked({ limit: 3, after });
    expect(page).toMatchObject({ before: rows.length, total: cases + 4 });
    expect(page.counts).toEqual(counted({ identity: 4, support: cases }));
    rows.push(...page.data);
    after = page.next;
  } while (after !== undefined);
  expect(rows).toHaveLength(cases + 4);
  expect(new Set(rows.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(cases + 4);
  expect(rows.map(dueOf)).toEqual(rows.map(dueOf).toSorted((a, b) => a - b));
  // The last row of a page is decided meanwhile: nothing is skipped.
  const { next } = await asked({ limit: 3 });
  const gone = next.replace(/\d+$/, '999999');
  expect((await asked({ limit: 1, after: gone })).data).toMatchObject([{ id: rows[3]?.id }]);
});

it('names the person of each case, with their account', async () => {
  for (const { kind, people } of (await asked()).data) {
    expect(people, kind).toMatchObject([{ account_id: expect.any(Number), name: expect.stringMatching(/\w/) }]);
  }
});

it('has the kinds that a role may look at, and each kind alone with all counts', async () => {
  const support = await asked({}, operatorTokens.support);
  expect(support.counts).toEqual(counted({ support: cases }));
  const identities = await asked({ kind: 'identity' });
  expect([identities.total, identities.data.length]).toEqual([4, 4]);
  expect(identities.counts).toEqual(counted({ identity: 4, support: cases }));
});

it('tells what follows a case by its number, and a list has one row by its number', async () => {
  const { data } = await asked();
  const [first, second] = data;
  const following = await asked({ after: `0 ${first.kind} ${first.id}`, limit: 1 });
  expect(following).toMatchObject({ of: first, data: [second] });
  expect((await asked({ after: '0 support 999999', limit: 1 })).of).toBeUndefined();
  const last = (await asked({ kind: 'identity' })).data.at(-1);
  const token = operatorTokens.admin;
  const alone = (await system.send(listIdentityCases, { case_id: last.id }, { token })).body.message;
  expect(alone).toMatchObject({ total: 1, data: [{ case_id: Number(last.id) }] });
  expect((await system.send(listSupportQueue, {}, { token })).body.message.total).toBe(cases);
});
