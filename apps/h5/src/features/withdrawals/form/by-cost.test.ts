import { expect, it } from 'vitest';
import { byCost } from './by-cost.ts';

it('puts the cheapest network first, of equal fees the faster one, and closed ones last', () => {
  const rail = (name: string, withdrawFee: string, minutes?: number, takesWithdrawals = true) => ({
    name,
    withdrawFee,
    minutes,
    takesWithdrawals,
  });
  const rails = [
    rail('by hand', '1'),
    rail('closed', '0', 1, false),
    rail('dear', '10', 1),
    rail('slow', '1.0', 9),
    rail('fast', '1', 2),
    rail('cheap', '0.5', 30),
  ];
  expect(byCost(rails).map(({ name }) => name)).toEqual(['cheap', 'fast', 'slow', 'by hand', 'dear', 'closed']);
});
