import type { GridTick, OptionRow, OptionTape } from '@candor/api';
import { describe, expect, it } from 'vitest';
import { optionMarket, runningOption } from '../testing-option.ts';
import { recompute } from './recompute.ts';

const tick = (gridIndex: number, price: string): GridTick => ({ gridIndex, price, atMs: gridIndex * 500 });

/** Twelve samples from tick 1109 to 1120, the strike 100 at tick 1000. */
function tapeOf(prices: readonly string[], settled: Partial<OptionRow>, changed: Partial<OptionTape> = {}): OptionTape {
  const sum = prices.reduce((total, price) => total + BigInt(Math.round(Number(price) * 100)) * 1_000_000n, 0n);
  return {
    option: runningOption({ status: 'closed', ...settled }),
    terms: optionMarket().terms,
    strike: tick(1_000, '100'),
    windowSize: 12,
    samples: prices.map((price, at) => tick(1_109 + at, price)),
    sampleSum: String(sum),
    ...changed,
  };
}

const flat = (count: number, price: string) => Array.from({ length: count }, () => price);

describe('recomputing', () => {
  it('decides by the sum, not by the last price', () => {
    const prices = [...flat(11, '100.5'), '90'];
    const done = recompute(tapeOf(prices, { result: 'lost', paid: '0' }), 6);
    expect(done).toMatchObject({ count: 12, sum: '1195.5', even: '1200', comparison: 'below', result: 'lost' });
    expect(done?.isEqual).toBe(true);
  });

  it('pays stake and reward for a win', () => {
    const done = recompute(tapeOf(flat(12, '100.01'), { result: 'won', paid: '364.00' }), 6);
    expect([done?.result, done?.paid, done?.isEqual]).toEqual(['won', '364', true]);
  });

  it('gives the stake back when it is exactly even', () => {
    const done = recompute(tapeOf([...flat(6, '99'), ...flat(6, '101')], { result: 'refunded', paid: '200' }), 6);
    expect([done?.comparison, done?.result, done?.isEqual]).toEqual(['equal', 'refunded', true]);
  });

  it('settles void with less than 80 % of the window, and without a strike', () => {
    const few = recompute(tapeOf(flat(9, '101'), { result: 'void', paid: '200' }), 6);
    expect([few?.result, few?.isEqual]).toEqual(['void', true]);
    const none = recompute(
      tapeOf(
        [],
        { result: 'void', paid: '200', strikeGrid: undefined, strikePrice: undefined, expiryGrid: undefined },
        { strike: undefined },
      ),
      6,
    );
    expect([none?.result, none?.even, none?.isEqual]).toEqual(['void', undefined, true]);
  });

  it('reports a difference from the server', () => {
    const won = recompute(tapeOf(flat(12, '99'), { result: 'won', paid: '364' }), 6);
    expect([won?.result, won?.isEqual]).toEqual(['lost', false]);
    const wrongSum = recompute(tapeOf(flat(12, '101'), { result: 'won', paid: '364' }, { sampleSum: '1' }), 6);
    expect(wrongSum?.checks.filter(({ holds }) => !holds).map(({ id }) => id)).toEqual(['sum']);
    const outside = tapeOf(flat(12, '101'), { result: 'won', paid: '364' });
    const early = recompute({ ...outside, samples: [tick(1_108, '101'), ...outside.samples.slice(1)] }, 6);
    expect([early?.checks.find(({ id }) => id === 'window')?.holds, early?.isEqual]).toEqual([false, false]);
  });

  it('has no result for a live option', () => {
    expect(recompute(tapeOf([], {}), 6)).toBeUndefined();
  });
});
