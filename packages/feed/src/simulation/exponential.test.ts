import { expect, test } from 'vitest';
import { exponential, factorBits, logMax, logOne } from './exponential.ts';

test('agrees with the real exponential to three parts in a hundred million', () => {
  let worst = 0;
  for (let log = -logMax; log <= logMax; log += 12_345_679) {
    const real = Math.exp(log / logOne) * 2 ** factorBits;
    worst = Math.max(worst, Math.abs(exponential(log) - real) / real);
  }
  expect(worst).toBeLessThan(3e-8);
});

test('its ends are a third and three, and its middle is one', () => {
  expect(exponential(0)).toBe(2 ** factorBits);
  expect(exponential(logMax) / 2 ** factorBits).toBeCloseTo(3, 7);
  expect(exponential(-logMax) / 2 ** factorBits).toBeCloseTo(1 / 3, 7);
  expect(() => exponential(logMax + 1)).toThrow('within a factor of three');
});
