import { type LockedProductId, house } from '@candor/exchange';
import { dayMs, hourMs, Seeded } from '@candor/kernel';
import { atoms, price } from '@candor/money';
import { asset, lockedTermsFor, type OutageWay, pair, passOutage, startWorld } from '@candor/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const usdt = 1_000_000n;

/** Deposits of whole days and of shorter ones, some of them renewed, before three days without the server. */
function books(seeds: readonly number[], way: OutageWay) {
  const { runner, users } = startWorld({ users: 4, faucet: { USDT: 500_000n * usdt } });
  runner.checksInvariants = false;
  for (const accountId of users) runner.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
  runner.must({ type: 'house.fund', house: 'rewards_locked', assetId: asset.USDT, amount: atoms(9_000n * usdt) });
  const amounts = { accountMax: atoms(200_000n * usdt), quota: atoms(900_000n * usdt) };
  const daily = lockedTermsFor({ ...amounts, days: 2, dayMs, dividendAtMs: 2 * hourMs });
  const short = lockedTermsFor({ ...amounts, productId: 2 as LockedProductId, days: 4, dayMs: 4 * hourMs });
  for (const terms of [daily, short]) runner.must(terms);
  const products = runner.core.queries.lockedProducts();
  for (const seed of seeds) {
    const random = new Seeded(seed);
    const product = random.pick(products);
    // Often more end at one moment than are paid in one piece.
    for (let left = random.pick([1, 1, 150]); left > 0; left--) {
      runner.send({
        type: 'locked.deposit',
        accountId: random.pick(users),
        productId: product.terms.productId,
        amount: atoms(usdt * BigInt(100 + random.below(50))),
        termsHash: product.hash,
        renewal: random.pick(['on', 'off']),
      });
    }
  }
  const sent = runner.steps.length;
  passOutage(runner, way, { untilMs: runner.nowMs + 3 * dayMs, pairIds: [pair['BTC/USDT']], mark: price(6e12) });
  runner.core.checkInvariants();
  const after = runner.steps.slice(sent).map(({ events }) => events.filter(({ type }) => type.startsWith('locked.')));
  const balances = [...users, house.rewards_locked].map((accountId) => runner.core.queries.balances(accountId));
  const live = users.map((accountId) => runner.core.queries.lockedDeposits(accountId));
  const mostPaid = Math.max(...after.map((of) => of.filter(({ type }) => type === 'locked.dividend_paid').length));
  return { books: { facts: after.flat(), balances, live }, state: runner.core.stateHash(), mostPaid };
}

test('RULES 8: three days without the server give the same books as an undisturbed run, and no record pays more than a piece', () => {
  const seen = new Map<string, number>();
  let mostAtOnce = 0;
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), (seeds) => {
      const undisturbed = books(seeds, 'undisturbed');
      const silence = books(seeds, 'in one record');
      const strides = books(seeds, 'in strides');
      expect(silence.books).toEqual(undisturbed.books);
      expect(strides.books).toEqual(undisturbed.books);
      expect(strides.state).toEqual(silence.state);
      expect(strides.mostPaid).toBeLessThanOrEqual(250);
      mostAtOnce = Math.max(mostAtOnce, silence.mostPaid);
      for (const { type } of undisturbed.books.facts) seen.set(type, (seen.get(type) ?? 0) + 1);
    }),
    { numRuns: 6, seed: 8 },
  );
  for (const type of ['locked.dividend_paid', 'locked.ended', 'locked.deposited']) {
    expect(seen.get(type), type).toBeGreaterThan(100);
  }
  expect(mostAtOnce).toBeGreaterThan(1_000);
});
