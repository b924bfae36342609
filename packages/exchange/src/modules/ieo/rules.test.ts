import { Seeded } from '@candor/kernel';
import { atoms, type Ppm, price } from '@candor/money';
import { allocate } from '@candor/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocationOf, allocationPage, areReleases, estimateFor, payFor, releaseAmounts } from './rules.ts';

const million = 1_000_000n;

describe('RULES 9: allocation', () => {
  test('fills the cap first and shares the rest: 50/30/7/7/6/5 k', () => {
    const wanted = [50_000n, 30_000n, 7_000n, 7_000n, 6_000n, 5_000n].map((one) => one * 10_000n);
    const allocated = allocationOf(wanted, 100n * million, 20n * million);
    expect(allocated).toEqual([20n, 20n, 16.8, 16.8, 14.4, 12n].map((one) => BigInt(Number(one) * 1_000_000)));
  });

  test('gives everybody what they ask for, up to the cap, when there is enough', () => {
    expect(allocationOf([5n, 30n, 1n], 100n, 20n)).toEqual([5n, 20n, 1n]);
    expect(allocationOf([], 100n, 20n)).toEqual([]);
    expect(allocationOf([30n], 20n, 20n)).toEqual([20n]);
    expect(allocationOf([1n << 80n, 1n << 80n], 20n, 20n)).toEqual([10n, 10n]);
  });

  test('follows the naive model: cap the largest, share again, until nobody is above the cap', () => {
    const amounts = fc.array(fc.bigInt({ min: 1n, max: 60n }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        amounts,
        fc.bigInt({ min: 1n, max: 400n }),
        fc.bigInt({ min: 1n, max: 70n }),
        (wanted, issuance, cap) => {
          expect(allocationOf(wanted, issuance, cap)).toEqual(naive(wanted, issuance, cap));
        },
      ),
      { numRuns: 3_000, seed: 9 },
    );
  });

  test('estimates never more than the present demand gives', () => {
    const random = new Seeded(9);
    for (let run = 0; run < 300; run++) {
      const wanted = Array.from({ length: 1 + random.below(9) }, () => BigInt(1 + random.below(1_000)));
      const [issuance, accountMax] = [BigInt(1 + random.below(2_000)), BigInt(1 + random.below(500))];
      const total = wanted.reduce((sum, one) => sum + one, 0n);
      allocationOf(wanted, issuance, accountMax).forEach((allocated, at) => {
        expect(estimateFor(wanted[at] as bigint, total, { issuance, accountMax }) <= allocated).toBe(true);
      });
    }
  });
});

/** The rule in its plainest words. */
function naive(wanted: readonly bigint[], issuance: bigint, cap: bigint): bigint[] {
  const most = wanted.map((one) => (one < cap ? one : cap));
  if (most.reduce((sum, one) => sum + one, 0n) <= issuance) return most;
  const capped = new Set<number>();
  for (;;) {
    const others = wanted.map((one, at) => (capped.has(at) ? 0n : one));
    const left = issuance - cap * BigInt(capped.size);
    const all = others.reduce((sum, one) => sum + one, 0n);
    const above = others.findIndex((one) => one > 0n && one * left >= cap * all);
    if (above < 0) {
      const shares = all === 0n ? others : allocate(atoms(left), others);
      return shares.map((share, at) => (capped.has(at) ? cap : share));
    }
    // One at a time, a largest one first.
    capped.add(others.indexOf(others.reduce((a, b) => (a > b ? a : b))));
  }
}

test('RULES 9: the pay is rounded up to the atom', () => {
  const scales = { token: 8, pay: 6 };
  expect(payFor(atoms(1n), price(1), scales)).toBe(1n);
  expect(payFor(atoms(300_000_000n), price(33_333_333), scales)).toBe(1_000_000n);
});

test('RULES 9: release rows follow each other after the close, and are the whole together', () => {
  const row = (atMs: number, share: number) => ({ atMs, share: share as Ppm });
  expect(areReleases([row(10, 400_000), row(11, 600_000)], 10)).toBe(true);
  expect(areReleases([row(9, 1_000_000)], 10)).toBe(false);
  expect(areReleases([row(10, 1_000_001)], 10)).toBe(false);
  expect(releaseAmounts(atoms(10n), [row(1, 333_333), row(2, 333_333), row(3, 333_334)])).toEqual([3n, 3n, 4n]);
});

test('the allocation list is hashed by pages that anybody can write', () => {
  const rows = [{ number: 7, wanted: 10n, allocated: 4n }];
  expect(allocationPage('', rows)).toBe('\n7,10,4');
  expect(allocationPage('ab', [...rows, { number: 9, wanted: 1n, allocated: 0n }])).toBe('ab\n7,10,4\n9,1,0');
});
