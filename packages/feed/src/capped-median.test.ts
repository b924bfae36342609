import { price, priceFromText } from '@candor/money';
import { expect, test } from 'vitest';
import { cappedMedian, clampedParts, clampedToMedian } from './capped-median.ts';

const now = 1_800_000_000_000;
const priced = (text: string) => priceFromText(text) ?? price(1);
const quotes = (...texts: string[]) =>
  texts.map((text, i) => ({ source: `venue ${i}`, price: priced(text), atMs: now - i * 100 }));

test('RULES 3: 100 / 101 / 120 are clamped to 100.495 / 101 / 101.505, and make 101.00', () => {
  const clamped = clampedToMedian([priced('100'), priced('101'), priced('120')]);
  expect(clamped).toEqual(['100.495', '101', '101.505'].map((text) => BigInt(priced(text)) * clampedParts));
  expect(cappedMedian(quotes('100', '101', '120'), now)).toBe(priced('101'));
  // With weights of 25, 50 and 25 percent it is the same price.
  const weights = [25n, 50n, 25n];
  const weighted = clamped.reduce((sum, parts, i) => sum + parts * (weights[i] as bigint), 0n);
  expect(weighted / (100n * clampedParts)).toBe(BigInt(priced('101')));
});

test('RULES 3: the median of an even count is the mean of the two middle values', () => {
  // The median is 100.5, so 90 counts as 99.9975 and 200 as 101.0025.
  expect(cappedMedian(quotes('200', '101', '90', '100'), now)).toBe(priced('100.5'));
  expect(cappedMedian(quotes('0.00000001', '0.00000002', '0.00000003', '0.00000003'), now)).toBe(2);
});

test('RULES 3: fewer than three fresh sources make no price', () => {
  const two = quotes('100', '101');
  const third = (atMs: number) => ({ source: 'third', price: priced('102'), atMs });
  expect(cappedMedian(two, now)).toBeUndefined();
  expect(cappedMedian([...two, third(now - 3_001)], now)).toBeUndefined();
  expect(cappedMedian([...two, third(now + 1)], now)).toBeUndefined();
  expect(cappedMedian([...two, third(now - 3_000)], now)).toBe(priced('101'));
});

test('one venue, however wrong, moves the price by a sixth of a percent at most', () => {
  expect(cappedMedian(quotes('100', '100', '9000000'), now)).toBe(priced('100.16666666'));
});
