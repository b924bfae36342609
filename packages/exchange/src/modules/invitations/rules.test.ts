import { atoms, type Ppm } from '@candor/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entryKinds } from '../../ledger-words.ts';
import { friendPartOfFees, inviterPartOfFees, isSharedFee, rebateOf, sharedFees } from './rules.ts';

const share = fc.nat({ max: 1_000_000 }).map((value) => value as Ppm);

test('RULES 16: rebate and kept fee are the fee, and no part is below zero or above it', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 1n << 62n }), share, share, (fee, of, friends) => {
      const { rebate, friendPart, inviterPart } = rebateOf(atoms(fee), of, friends);
      expect(friendPart + inviterPart).toBe(rebate);
      expect([rebate <= fee, friendPart >= 0n, inviterPart >= 0n]).toEqual([true, true, true]);
      // Down, by less than an atom each.
      expect(fee * BigInt(of) - rebate * 1_000_000n).toBeLessThan(1_000_000n);
      expect(rebate * BigInt(friends) - friendPart * 1_000_000n).toBeLessThan(1_000_000n);
    }),
  );
});

test('RULES 16: fees in many small pieces are never shared beyond a fee in one', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: 0n, max: 999n }), { maxLength: 50 }), share, (fees, of) => {
      const sum = fees.reduce((total, fee) => total + fee, 0n);
      const parts = fees.reduce((total, fee) => total + rebateOf(atoms(fee), of, 0 as Ppm).rebate, 0n);
      expect(parts).toBeLessThanOrEqual(rebateOf(atoms(sum), of, 0 as Ppm).rebate);
    }),
  );
});

test('RULES 16: 20 % with a quarter for the friend are 15 % and 5 % of a fee', () => {
  const of = 200_000 as Ppm;
  const friends = 250_000 as Ppm;
  expect([inviterPartOfFees(of, friends), friendPartOfFees(of, friends)]).toEqual([150_000, 50_000]);
  expect(rebateOf(atoms(100n), of, friends)).toEqual({ rebate: 20n, friendPart: 5n, inviterPart: 15n });
});

test('the list of shared fees and the check of one agree', () => {
  expect(entryKinds.filter(isSharedFee).sort()).toEqual([...sharedFees].sort());
});
