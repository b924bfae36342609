import { allocationOf } from '@candor/exchange/rules';
import { demandStepOf, type ProjectRecord } from '@candor/readmodel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allocatedNow, demandOf } from './demand.ts';

it('gives steps of equal subscriptions what the rule gives them, to the rounding of one atom each', () => {
  const step = fc.record({ subscribers: fc.integer({ min: 1, max: 9 }), each: fc.bigInt({ min: 1n, max: 10_000n }) });
  const terms = fc.record({
    issuance: fc.bigInt({ min: 1n, max: 50_000n }),
    accountMax: fc.bigInt({ min: 1n, max: 5_000n }),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(step, { selector: ({ each }) => each, minLength: 1, maxLength: 12 }),
      terms,
      (given, sale) => {
        const ascending = given.toSorted((a, b) => Number(a.each - b.each));
        const wanted = ascending.flatMap(({ subscribers, each }) => Array.from({ length: subscribers }, () => each));
        const allocated = allocationOf(wanted, sale.issuance, sale.accountMax);
        const now = allocatedNow(
          ascending.map(({ subscribers, each }) => ({
            subscribers,
            wanted: each * BigInt(subscribers),
            allocated: 0n,
          })),
          sale,
        );
        let at = 0;
        for (const [index, { subscribers }] of ascending.entries()) {
          const sum = allocated.slice(at, (at += subscribers)).reduce((all, one) => all + one, 0n);
          expect(Math.abs(Number(sum - (now[index] as bigint)))).toBeLessThanOrEqual(subscribers);
        }
        expect(now.reduce((all, one) => all + one, 0n) <= sale.issuance).toBe(true);
      },
    ),
    { numRuns: 100 },
  );
});

it('brings any spread of sizes into forty steps, with nothing lost', () => {
  const wanted = Array.from({ length: 60 }, (_one, at) => 1n << BigInt(at));
  const records = wanted.map((one) => ({ step: demandStepOf(one), subscribers: 1, wanted: one, allocated: one }));
  const project = { state: 'finished', subscribers: 60, terms: { mode: 'pro_rata' } } as unknown as ProjectRecord;
  const { steps, isExact } = demandOf(project, records as never, 0);
  expect(isExact).toBe(true);
  expect(steps.length).toBeLessThanOrEqual(40);
  expect(steps.reduce((sum, step) => sum + step.subscribers, 0)).toBe(60);
  expect(steps.reduce((sum, step) => sum + BigInt(step.wanted), 0n)).toBe((1n << 60n) - 1n);
  steps.slice(1).forEach(({ from }, at) => expect(BigInt(from) >= BigInt(steps[at]?.to ?? 0)).toBe(true));
});
