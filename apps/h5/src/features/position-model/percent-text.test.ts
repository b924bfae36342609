import { expect, it } from 'vitest';
import { percentOfRate } from './percent-text.ts';

it('hundredths of a percent are shown in percent', () => {
  expect([8_000, 3_001, 1, 500_000].map(percentOfRate)).toEqual(['80', '30.01', '0.01', '5000']);
});
