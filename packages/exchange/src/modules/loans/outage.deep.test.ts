import { type AccountId, house, type LoanProductId } from '@candor/exchange';
import { dayMs, Seeded } from '@candor/kernel';
import { atoms, price, type Ppm } from '@candor/money';
import type { OutageWay, Runner } from '@candor/testkit';
import { asset, loanTermsFor, pair, passOutage, startWorld } from '@candor/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const usdt = 1_000_000n;
const terms = loanTermsFor({ amountMin: atoms(usdt), fixed: [{ days: 1, interest: 43_800 as Ppm }] });

const mark = price(60_000 * 1e8);

/** Flexible and fixed loans by the seeds, and a new flexible interest that holds a day later. */
function lend(seeds: readonly number[]): { readonly runner: Runner; readonly users: readonly AccountId[] } {
  const { runner, users } = startWorld({ users: 3, faucet: { BTC: 100_000_000n, USDT: 2_000n * usdt } });
  runner.checksInvariants = false;
  for (const accountId of users) {
    for (const assetId of [asset.BTC, asset.USDT]) runner.must({ type: 'practice.claim', accountId, assetId });
  }
  runner.must({ type: 'house.fund', house: 'treasury', assetId: asset.USDT, amount: atoms(30_000n * usdt) });
  runner.must(terms);
  runner.tick([{ pairId: pair['BTC/USDT'], price: mark }]);
  for (const seed of seeds) {
    const random = new Seeded(seed);
    const [product] = runner.core.queries.loanProducts();
    const isFixed = random.chance(1, 2);
    runner.send({
      type: 'loans.borrow',
      accountId: random.pick(users),
      productId: 1 as LoanProductId,
      amount: atoms(usdt * BigInt(1 + random.below(2_000)) + BigInt(random.below(9))),
      ...(isFixed ? { days: 1 } : {}),
      collateral: [{ assetId: asset.BTC, amount: atoms(BigInt(1 + random.below(20_000_000))) }],
      termsHash: product?.hash ?? new Uint8Array(),
      interest: isFixed ? (43_800 as Ppm) : (product?.interest ?? (0 as Ppm)),
    });
  }
  runner.must({ ...terms, flexibleInterest: 175_200 as Ppm });
  return { runner, users };
}

/** Three days; then everything is repaid. */
function books(seeds: readonly number[], way: OutageWay) {
  const { runner, users } = lend(seeds);
  passOutage(runner, way, { untilMs: runner.nowMs + 3 * dayMs, pairIds: [pair['BTC/USDT']], mark });
  const ended = runner.steps.flatMap(({ events }) => events.filter(({ type }) => type === 'loans.term_ended'));
  const owed = users.map((accountId) =>
    runner.core.queries
      .liveLoans(accountId)
      .map(({ loanId, principal, interest, interestNow }) => ({ loanId, principal, interest, interestNow })),
  );
  for (const accountId of users) {
    for (const { loanId, debt } of runner.core.queries.liveLoans(accountId)) {
      runner.send({ type: 'loans.repay', accountId, loanId, amount: debt });
    }
  }
  runner.core.checkInvariants();
  const balances = [...users, house.treasury].map((accountId) => runner.core.queries.balances(accountId));
  return { ended, owed, balances };
}

test('RULES 14: three days without the server give the same books as an undisturbed run, at once and in strides: interest, terms that end, a new rate', () => {
  let terms = 0;
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 8 }), (seeds) => {
      const undisturbed = books(seeds, 'undisturbed');
      expect(books(seeds, 'in one record')).toEqual(undisturbed);
      expect(books(seeds, 'in strides')).toEqual(undisturbed);
      terms += undisturbed.ended.length;
    }),
    { numRuns: 25, seed: 3 },
  );
  expect(terms).toBeGreaterThan(10);
});
