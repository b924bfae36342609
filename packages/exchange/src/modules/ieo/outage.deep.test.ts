import { house, type ProjectId } from '@candor/exchange';
import { dayMs, hourMs, Seeded } from '@candor/kernel';
import { atoms, type Ppm, price } from '@candor/money';
import { asset, type OutageWay, pair, passOutage, projectFor, startWorld, subscriptionTo } from '@candor/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const tokens = 100_000_000n;

/** Two sales that close within three days and are released in rows, with a market that opens. */
function books(seeds: readonly number[], way: OutageWay) {
  const { runner, users } = startWorld({ users: 6, faucet: { USDT: 5_000_000_000n } });
  runner.checksInvariants = false;
  for (const accountId of users) runner.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
  runner.must({ type: 'house.fund', house: 'issuance', assetId: asset.ETH, amount: atoms(2_000n * tokens) });
  runner.must({ type: 'catalog.set_pair_status', pairId: pair['ETH/USDT'], status: 'halted' });
  const beginsAtMs = runner.nowMs + hourMs;
  const closesAtMs = beginsAtMs + dayMs;
  const releases = [hourMs, 30 * hourMs, 40 * hourMs].map((afterMs, row) => ({
    atMs: closesAtMs + afterMs,
    share: (row === 2 ? 333_334 : 333_333) as Ppm,
  }));
  const whole = [{ atMs: closesAtMs + 2 * hourMs, share: 1_000_000 as Ppm }];
  for (const [at, mode] of (['pro_rata', 'first_come'] as const).entries()) {
    const projectId = (at + 1) as ProjectId;
    const dates = {
      opensAtMs: beginsAtMs,
      closesAtMs: closesAtMs + at * hourMs,
      releases: at === 0 ? releases : whole,
    };
    runner.must(projectFor({ projectId, mode, ...dates }));
  }
  const opensAtMs = closesAtMs + 3 * hourMs;
  runner.must({ type: 'ieo.set_market', projectId: 1 as ProjectId, pairId: pair['ETH/USDT'], opensAtMs });
  runner.nowMs = beginsAtMs;
  for (const seed of seeds) {
    const random = new Seeded(seed);
    const projectId = (1 + random.below(2)) as ProjectId;
    const amount = atoms(tokens + BigInt(random.below(300)) * tokens + BigInt(random.below(1_000)));
    runner.send(subscriptionTo(runner, random.pick(users), { projectId, amount }));
  }
  const untilMs = beginsAtMs + 3 * dayMs;
  passOutage(runner, way, { untilMs, pairIds: [pair['BTC/USDT']], mark: price(60_000 * 1e8) });
  runner.core.checkInvariants();
  const facts = runner.steps.flatMap(({ events }) => events.filter(({ type }) => type.startsWith('ieo.')));
  const balances = [...users, house.issuance].map((accountId) => runner.core.queries.balances(accountId));
  return { facts, balances, status: runner.core.catalog.pairs.get(pair['ETH/USDT'])?.status };
}

test('RULES 9: three days without the server give the same books as an undisturbed run, at once and in strides: close, allocation, releases, market', () => {
  let released = 0;
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 30 }), (seeds) => {
      const undisturbed = books(seeds, 'undisturbed');
      expect(books(seeds, 'in one record')).toEqual(undisturbed);
      expect(books(seeds, 'in strides')).toEqual(undisturbed);
      released += undisturbed.facts.filter(({ type }) => type === 'ieo.released').length;
      const isSold = undisturbed.facts.some((fact) => fact.type === 'ieo.released' && fact.projectId === 1);
      expect(undisturbed.status).toBe(isSold ? 'trading' : 'halted');
    }),
    { numRuns: 25, seed: 9 },
  );
  expect(released).toBeGreaterThan(100);
});
