import { expect, it } from 'vitest';
import { percentOfPpm, percentOfRate } from './percent-text.ts';

it('millionths and hundredths of a percent are shown in percent', () => {
  expect([600, 4_000, 1, 1_000_000].map(percentOfPpm)).toEqual(['0.06', '0.4', '0.0001', '100']);
  expect([8_000, 3_001, 1, 500_000].map(percentOfRate)).toEqual(['80', '30.01', '0.01', '5000']);
});
