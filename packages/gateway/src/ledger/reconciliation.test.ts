import { enterRailStatement, listAudit, payPracticeDeposit, viewReconciliation } from '@candor/api';
import type { RailHolding } from '@candor/chain';
import { dayMs } from '@candor/kernel';
import { atoms, zero } from '@candor/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountOf, dollars, erc20, note, submitAs } from '../funding/test-funding.ts';
import { operatorTokens, startTestSystem, type TestSystem, type TestUser } from '../testing/test-system.ts';

let system: TestSystem;
let ann: TestUser;
beforeAll(async () => {
  system = await startTestSystem();
  ann = await system.newUser();
  await system.tick();
});
afterAll(() => system.close());

const { treasury, markets, compliance } = operatorTokens;
const read = async () => (await system.send(viewReconciliation, {}, { token: compliance })).body.message;
const railOf = async (id: number) => (await read()).rails.find((row: { readonly id: number }) => row.id === id);

function holds(given: Partial<RailHolding>): void {
  const nothing = { unreported: zero, left: zero, costs: zero, roundings: 0 };
  system.chain.holding.set(erc20, { railId: erc20, held: zero, ...nothing, ...given });
}

it('explains a chain’s figure by what is under way, and states what is left of the difference', async () => {
  holds({ held: 'unreachable' });
  expect(await railOf(erc20)).toMatchObject({ source: 'none', gap: 'unreachable', flights: [] });
  expect(await railOf(erc20)).not.toHaveProperty('unexplained');

  holds({});
  expect(await railOf(erc20)).toMatchObject({ source: 'chain', held: '0', booked: '0', unexplained: '0' });

  await ann.call(payPracticeDeposit, { railId: erc20, amount: '50' });
  holds({ held: atoms(50_000_000n) });
  expect(await railOf(erc20)).toMatchObject({
    source: 'chain',
    booked: '0',
    held: '50',
    flights: [{ kind: 'deposits_pending', amount: '50', at_most: false }],
    unexplained: '0',
  });
  await system.chain.mine(20);
  expect(await railOf(erc20)).toMatchObject({ paid_in: '50', booked: '50', flights: [], unexplained: '0' });

  holds({ held: atoms(42_000_000n), left: atoms(7_000_000n), roundings: 3 });
  expect(await railOf(erc20)).toMatchObject({ unexplained: '-1', rounding: false });
  holds({ held: atoms(50_000_002n), roundings: 3 });
  expect(await railOf(erc20)).toMatchObject({ unexplained: '0.000002', rounding: true });
});

it('splits what came in from outside into what the rails brought and the rest', async () => {
  const usdt = (await read()).outside.find(({ code }: { readonly code: string }) => code === 'USDT');
  expect(usdt.over_rails).toBe('50');
  expect(Number(usdt.external)).toBe(Number(usdt.rest) + 50);
});

it('compares a bank with the last statement, and lets what is decided since explain up to its amount', async () => {
  expect(await railOf(dollars)).toMatchObject({ source: 'none', gap: 'no_statement' });
  const enter = async (fields: object, token: string = treasury) =>
    (
      await system.send(
        enterRailStatement,
        { rail_id: dollars, day: system.gateway.deps.clock() - dayMs, closing: '1500', own: '1000', note, ...fields },
        { token },
      )
    ).body;
  expect(await enter({ rail_id: erc20 })).toMatchObject({ code: 'rail_not_found' });
  expect(await enter({ closing: '0.001' })).toMatchObject({ code: 'amount_invalid' });
  expect(await enter({ day: system.gateway.deps.clock() })).toMatchObject({ code: 'statement_day_ahead' });
  expect(await enter({}, markets)).toMatchObject({ code: 'role_needed' });

  const before = await system.exchange.query('assetTotals');
  expect(await enter({})).toMatchObject({ type: 'ok' });
  expect(await system.exchange.query('assetTotals')).toEqual(before);
  const audit = (
    await system.send(listAudit, { limit: 1, operator: 'treasury', outcome: 'ok' }, { token: operatorTokens.admin })
  ).body;
  expect(audit.message.data[0]).toMatchObject({
    operator: 'treasury',
    call: 'POST /operator/reconciliation/statements',
    outcome: 'ok',
  });
  expect(await railOf(dollars)).toMatchObject({
    source: 'statement',
    operator: 'treasury',
    held: '500',
    own: '1000',
    booked: '0',
    unexplained: '500',
  });

  // Claimed and credited today: the bank may have had it yesterday.
  const made = { type: 'funding.claim', accountId: accountOf(system, ann), railId: dollars } as const;
  const { claimId } = await submitAs(system, 'user', { ...made, amount: atoms(40_000n), proof: new Uint8Array(32) });
  const decide = { type: 'funding.decide_claim', claimId, received: atoms(40_000n), operator: 'treasury' } as const;
  await submitAs(system, 'operator', decide);
  expect(await railOf(dollars)).toMatchObject({
    booked: '0',
    flights: [{ kind: 'credited_since', amount: '400', at_most: true }],
    unexplained: '100',
  });
  expect(await enter({ closing: '1400' })).toMatchObject({ type: 'ok' });
  expect(await railOf(dollars)).toMatchObject({ held: '400', unexplained: '0' });
});
