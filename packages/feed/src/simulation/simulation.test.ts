import type { PairId } from '@candor/exchange';
import { expect, test } from 'vitest';
import { practiceCatalogue } from '../instruments/practice.ts';
import { isPriced } from '../instruments/types.ts';
import { instantsPerMinute } from './grid.ts';
import { crossPrice } from './series.ts';
import { createSimulation } from './simulation.ts';

const btc = 1 as PairId;
const ethBtc = 201 as PairId;
/** 2026-11-18 11:06:40 UTC. */
const instant = 3_590_000_000;
const minute = Math.floor(instant / instantsPerMinute);
const daysTested = 90;
const minutesPerDay = 1_440;
const start = minute - daysTested * minutesPerDay;
const simulation = createSimulation('golden', practiceCatalogue);

test('golden: a seed yields these prices, today and on every machine', () => {
  const after = [0, 1, 2, 7_200, 172_800, 5_184_000];
  expect(after.map((later) => simulation.priceAt(btc, instant + later))).toEqual([
    6_321_700_000_000, 6_321_400_000_000, 6_320_700_000_000, 6_284_000_000_000, 6_405_800_000_000, 5_389_250_000_000,
  ]);
  expect(after.map((later) => simulation.priceAt(ethBtc, instant + later))).toEqual([
    4_688_000, 4_688_000, 4_688_000, 4_690_000, 4_486_000, 4_134_000,
  ]);
  expect(simulation.candles(btc, minute, minute + 1)).toEqual([
    {
      openMs: 1_794_999_960_000,
      open: 6_321_150_000_000,
      high: 6_322_000_000_000,
      low: 6_320_150_000_000,
      close: 6_320_150_000_000,
      volume: 1_128_426_000n,
      quoteVolume: 713_262_558_742n,
    },
  ]);
  expect(createSimulation('other', practiceCatalogue).priceAt(btc, instant)).not.toBe(6_321_700_000_000);
});

test('an instant has the same price whatever was asked before', () => {
  const walked = createSimulation('golden', practiceCatalogue);
  const order = Array.from({ length: 400 }, (_, i) => instant + i * 37);
  const forward = order.map((k) => walked.pricesAt(k));
  const backward = [...order].reverse().map((k) => walked.pricesAt(k));
  expect(backward.reverse()).toEqual(forward);
  expect(order.map((k) => createSimulation('golden', practiceCatalogue).pricesAt(k))).toEqual(forward);
});

test('candles open and close at the prices of their first and last instant, and hold their samples', () => {
  for (const { pairId } of practiceCatalogue.pairs) {
    const candles = simulation.candles(pairId, minute, minute + 30);
    expect(candles.map(({ openMs }) => openMs / 60_000)).toEqual(candles.map((_, i) => minute + i));
    for (const candle of candles) {
      const first = candle.openMs / 500;
      expect(candle.open).toBe(simulation.priceAt(pairId, first));
      expect(candle.close).toBe(simulation.priceAt(pairId, first + instantsPerMinute - 1));
      for (let k = first; k < first + instantsPerMinute; k += 15) {
        expect(simulation.priceAt(pairId, k)).toBeLessThanOrEqual(candle.high);
        expect(simulation.priceAt(pairId, k)).toBeGreaterThanOrEqual(candle.low);
      }
    }
  }
});

test('a tick leaves cross pairs out, and they are the division of their legs', () => {
  const prices = simulation.pricesAt(instant);
  expect(prices.map(({ pairId }) => pairId)).toEqual(
    practiceCatalogue.pairs.filter(isPriced).map(({ pairId }) => pairId),
  );
  const pair = practiceCatalogue.pairs.find(({ pairId }) => pairId === ethBtc);
  const [numerator, denominator] = [simulation.priceAt(2 as PairId, instant), simulation.priceAt(btc, instant)];
  expect(simulation.priceAt(ethBtc, instant)).toBe(crossPrice(numerator, denominator, pair?.tick ?? numerator));
});

/** In percent of one day, from the changes over `step` minutes. */
function volatility(closes: readonly number[], step: number): number {
  let sum = 0;
  let count = 0;
  for (let i = step; i < closes.length; i += step) {
    sum += Math.log((closes[i] as number) / (closes[i - step] as number)) ** 2;
    count++;
  }
  return Math.sqrt(((sum / count) * minutesPerDay) / step) * 100;
}

test.each(practiceCatalogue.pairs.filter(isPriced).filter(({ pairId }) => [1, 7, 102].includes(pairId)))(
  '$symbol: ninety days have the volatility, the range and the volume they should have',
  ({ pairId, model, tick, dailyVolume }) => {
    const candles = simulation.candles(pairId, start, minute);
    const closes = candles.map(({ close }) => close);
    const wanted = model.dailyVolatility / 10_000;
    for (const step of [60, 240]) {
      expect(volatility(closes, step)).toBeGreaterThan(wanted * 0.8);
      expect(volatility(closes, step)).toBeLessThan(wanted * 1.25);
    }
    for (const { high, low } of candles) {
      if (high > model.price * 3 || low * 3 < model.price) expect.fail('the price left its range');
      if (high % tick !== 0 || low % tick !== 0) expect.fail('a price is off its tick');
    }
    const volume = candles.reduce((all, candle) => all + candle.volume, 0n);
    const usual = dailyVolume * BigInt(daysTested);
    expect(volume * 10n).toBeGreaterThan(usual * 6n);
    expect(volume * 10n).toBeLessThan(usual * 14n);
  },
);

test('goes on from the prices it is given, and begins at its levels with the others', () => {
  const before = createSimulation('another', practiceCatalogue);
  const prices = new Map(before.pricesAt(minute * instantsPerMinute).map(({ pairId, price }) => [pairId, price]));
  prices.delete(7 as PairId);
  const onward = createSimulation('fresh', practiceCatalogue, { minute, prices });
  for (const { pairId, price } of onward.pricesAt(minute * instantsPerMinute)) {
    if (pairId !== 7) expect(price).toBe(prices.get(pairId));
  }
  const later = minute * instantsPerMinute + 120;
  const [was, is] = [onward.priceAt(btc, later - 120), onward.priceAt(btc, later)];
  expect(is).not.toBe(was);
  expect(Math.abs(is / was - 1)).toBeLessThan(0.01);
});

test('coins move together, and busy minutes are those that move', () => {
  const candlesOf = (pairId: number) => simulation.candles(pairId as PairId, minute - 5_000, minute);
  const moves = (pairId: number) => candlesOf(pairId).map(({ open, close }) => Math.log(close / open));
  expect(correlation(moves(1), moves(2))).toBeGreaterThan(0.25);
  const volumes = candlesOf(1).map(({ volume }) => Number(volume));
  expect(correlation(moves(1).map(Math.abs), volumes)).toBeGreaterThan(0.3);
});

function correlation(left: readonly number[], right: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((all, value) => all + value, 0) / values.length;
  const [ml, mr] = [mean(left), mean(right)];
  const products = left.map((value, i) => (value - ml) * ((right[i] as number) - mr));
  const spread = (values: readonly number[], m: number) => Math.sqrt(mean(values.map((value) => (value - m) ** 2)));
  return mean(products) / (spread(left, ml) * spread(right, mr));
}

test('half seconds are alive without being noise', () => {
  const prices = Array.from({ length: 4_000 }, (_, i) => simulation.priceAt(btc, instant + i));
  const steps = prices.slice(1).map((price, i) => price - (prices[i] as number));
  const still = steps.filter((step) => step === 0).length / steps.length;
  expect(still).toBeLessThan(0.5);
  // It turns as often as it goes on: a tape that goes on more often is one that can be foretold.
  const moved = steps.filter((step) => step !== 0);
  const turns = moved.filter((step, i) => i > 0 && step * (moved[i - 1] as number) < 0).length / moved.length;
  expect(Math.abs(turns - 0.5)).toBeLessThan(1.5 / Math.sqrt(moved.length));
  expect(Math.max(...steps.map(Math.abs))).toBeLessThan(68_400e8 * 0.005);
});
