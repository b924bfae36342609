import { house } from '@candor/exchange';
import { dayMs, hourMs, minuteMs, Seeded } from '@candor/kernel';
import { atoms, type Ppm, price } from '@candor/money';
import {
  asset,
  dualProductFor,
  dualPutFor,
  type OutageWay,
  pair,
  passOutage,
  startWorld,
  worldStartMs,
} from '@candor/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** The window of the first products ends with the last tick before three days without the server; those of the others are in it. */
const maturesAtMs = worldStartMs + 10 * minuteMs + 137;
const marks = { below: price(59_000 * 1e8), above: price(61_000 * 1e8) };

function books(seeds: readonly number[], way: OutageWay, mark: keyof typeof marks) {
  const { runner, users } = startWorld({ users: 4, faucet: { BTC: 10n ** 10n, USDT: 10n ** 12n } });
  runner.checksInvariants = false;
  for (const accountId of users) {
    for (const assetId of [asset.BTC, asset.USDT]) runner.must({ type: 'practice.claim', accountId, assetId });
  }
  runner.must({ type: 'house.fund', house: 'underwriting', assetId: asset.BTC, amount: atoms(10n ** 10n) });
  runner.must({ type: 'house.fund', house: 'underwriting', assetId: asset.USDT, amount: atoms(10n ** 13n) });
  const sold = { closesAtMs: worldStartMs + 5 * minuteMs, shares: 500, accountShares: 500 };
  const later = { closesAtMs: worldStartMs + dayMs, interest: 60_000 as Ppm };
  const products = [0, dayMs, dayMs + 40, 2 * dayMs + hourMs].flatMap((afterMs) => {
    const terms = { ...sold, maturesAtMs: maturesAtMs + afterMs };
    return [runner.must(dualProductFor(terms)), runner.must(dualPutFor(terms))];
  });
  // Products for reinvestment, which are settled in the outage.
  for (const terms of [dualProductFor, dualPutFor]) {
    runner.must(terms({ ...sold, ...later, linkedPrice: price(62_000 * 1e8), maturesAtMs: maturesAtMs + 2 * dayMs }));
    runner.must(terms({ ...sold, ...later, linkedPrice: price(58_000 * 1e8), maturesAtMs: maturesAtMs + 2 * dayMs }));
  }
  const tick = (last: number) => runner.tick([{ pairId: pair['BTC/USDT'], price: price(last) }]);
  tick(60_000 * 1e8);
  for (const seed of seeds) {
    const random = new Seeded(seed);
    const { productId } = random.pick(random.chance(1, 2) ? products.slice(0, 2) : products);
    const termsHash = runner.core.queries.dualProduct(productId)?.hash ?? new Uint8Array();
    const reinvest = random.chance(1, 2) ? { reinvest: { interestMin: random.pick([1, 100_000]) as Ppm } } : {};
    for (let left = random.pick([1, 1, 120]); left > 0; left--) {
      const order = { type: 'dual.buy', accountId: random.pick(users), productId, termsHash, ...reinvest } as const;
      runner.send({ ...order, shares: 1 + random.below(2) });
    }
  }
  runner.nowMs = maturesAtMs - minuteMs - 500;
  while (runner.nowMs < maturesAtMs - 500) tick(marks[mark]);
  const sent = runner.steps.length;
  // An outage leaves windows without a sample. To compare with, the run that goes on has ticks of other pairs alone.
  const untilMs = maturesAtMs + 3 * dayMs;
  passOutage(runner, way, { untilMs, pairIds: [pair['ETH/USDT']], mark: price(3_000 * 1e8) });
  runner.core.checkInvariants();
  const after = runner.steps.slice(sent).map(({ events }) => events.filter(({ type }) => type.startsWith('dual.')));
  const balances = [...users, house.underwriting].map((accountId) => runner.core.queries.balances(accountId));
  const mostSettled = Math.max(...after.map((of) => of.filter(({ type }) => type === 'dual.settled').length));
  return { books: { facts: after.flat(), balances }, state: runner.core.stateHash(), mostSettled };
}

/** Without a tick the clock closes a window, a second later: everything but the moment is the same. */
function withoutTimes({ facts, balances }: ReturnType<typeof books>['books']) {
  return { facts: facts.map((event) => ({ ...event, atMs: undefined, boughtAtMs: undefined })), balances };
}

test('RULES 10: three days without the server give the same books as three days without an index of the pair, and no record settles more than a piece', () => {
  const seen = new Map<string, number>();
  let mostAtOnce = 0;
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { minLength: 4, maxLength: 8 }),
      fc.constantFrom('below', 'above'),
      (seeds, mark) => {
        const undisturbed = books(seeds, 'undisturbed', mark);
        const silence = books(seeds, 'in one record', mark);
        const strides = books(seeds, 'in strides', mark);
        expect(withoutTimes(silence.books)).toEqual(withoutTimes(undisturbed.books));
        expect(strides.books).toEqual(silence.books);
        expect(strides.state).toEqual(silence.state);
        expect(strides.mostSettled).toBeLessThanOrEqual(100);
        mostAtOnce = Math.max(mostAtOnce, silence.mostSettled);
        for (const event of undisturbed.books.facts) {
          const what = event.type === 'dual.settled' ? event.result : event.type;
          seen.set(what, (seen.get(what) ?? 0) + 1);
        }
      },
    ),
    { numRuns: 10, seed: 10 },
  );
  for (const what of ['base', 'quote', 'void', 'dual.bought', 'dual.reinvest_refused']) {
    expect(seen.get(what), what).toBeGreaterThan(10);
  }
  expect(mostAtOnce).toBeGreaterThan(200);
});
