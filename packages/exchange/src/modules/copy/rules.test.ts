import { atoms, type Ppm } from '@candor/money';
import { describe, expect, test } from 'vitest';
import type { Lots } from '../../vocabulary.ts';
import { copiedCloseLots, copiedLots, navOf, navOne, profitShareDue, stopReasonOf, unitsAfter } from './rules.ts';

const none = () => ({ follower: atoms(0n), trader: atoms(0n) });
const usdt = (whole: number) => atoms(BigInt(whole) * 1_000_000n);

describe('RULES 7: worked examples', () => {
  test('the weekly share carries losses', () => {
    const share = 100_000 as Ppm;
    let realised = 0;
    let shared = atoms(0n);
    const paid = [200, -150, 300].map((result) => {
      realised += result;
      const due = profitShareDue(usdt(realised), share, shared);
      shared = atoms(shared + due);
      return Number(due) / 1_000_000;
    });
    expect(paid).toEqual([20, 0, 15]);
  });

  test('deposits do not change the record', () => {
    const start = unitsAfter(atoms(0n), atoms(0n), usdt(500), navOne);
    expect(navOf(usdt(400), start)).toBe(800_000);
    const more = unitsAfter(start, usdt(400), usdt(1_000), 800_000);
    expect(navOf(usdt(1_400), more)).toBe(800_000);
    expect(navOf(usdt(1_550), more)).toBe(885_714);
  });

  test('taking everything out does not wash the record', () => {
    const left = unitsAfter(usdt(500), usdt(400), atoms(-usdt(400)), 800_000);
    expect(left).toBe(0n);
    expect(navOf(usdt(1_000), unitsAfter(left, atoms(0n), usdt(1_000), 800_000))).toBe(800_000);
  });

  test('sizes above one lot round half up to two decimals, smaller ones down', () => {
    expect(copiedLots('multiple', 150, 333 as Lots, none)).toBe(500);
    expect(copiedLots('multiple', 50, 301 as Lots, none)).toBe(151);
    expect(copiedLots('multiple', 50, 199 as Lots, none)).toBe(99);
    expect(copiedLots('lots', 250, 10_000 as Lots, none)).toBe(250);
  });

  test('sizes in proportion to both equities always round down', () => {
    const of = (follower: number, trader: number) => () => ({ follower: usdt(follower), trader: usdt(trader) });
    expect(copiedLots('proportional', 100, 333 as Lots, of(2_500, 10_000))).toBe(83);
    expect(copiedLots('proportional', 200, 333 as Lots, of(2_500, 10_000))).toBe(166);
    expect(copiedLots('proportional', 100, 333 as Lots, of(25_000, 10_000))).toBe(832);
    expect(copiedLots('proportional', 100, 333 as Lots, of(-1, 10_000))).toBe(0);
    expect(copiedLots('proportional', 100, 333 as Lots, of(2_500, 0))).toBe(0);
    const tiny = () => ({ follower: usdt(1_000_000), trader: atoms(1n) });
    expect(copiedLots('proportional', 10_000, 100_000 as Lots, tiny)).toBe(2_147_483_647);
  });

  test('a total limit is reached with its last atom', () => {
    const limits = { lossMax: usdt(20), profitMin: usdt(30) };
    expect(stopReasonOf(limits, atoms(-19_999_999n))).toBeUndefined();
    expect(stopReasonOf(limits, usdt(-20))).toBe('loss');
    expect(stopReasonOf(limits, usdt(30))).toBe('profit');
    expect(stopReasonOf({}, usdt(-1_000))).toBeUndefined();
  });

  test('a part of a copy closes with the same part of the trade', () => {
    expect(copiedCloseLots(151 as Lots, 100 as Lots, 300 as Lots)).toBe(51);
    expect(copiedCloseLots(151 as Lots, 300 as Lots, 300 as Lots)).toBe(151);
  });
});
