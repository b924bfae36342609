import type { AccountId } from '@candor/exchange';
import { expect, it } from 'vitest';
import { CommandBudget } from './command-budget.ts';

const dayMs = 86_400_000;
const [alice, bob] = [1_000 as AccountId, 1_001 as AccountId];

it('gives each account a number of commands a day (UTC), and as many again for those that end a risk', () => {
  let nowMs = 20_000 * dayMs + dayMs - 1_500;
  const budget = new CommandBudget(2, () => nowMs);
  const places = (account: AccountId) => budget.take(account, 'spot.place');
  expect([places(alice), places(alice), places(alice)]).toEqual([0, 0, 2]);
  const cancels = [1, 2, 3].map(() => budget.take(alice, 'spot.cancel'));
  expect(cancels).toEqual([0, 0, 2]);
  expect(places(bob)).toBe(0);
  nowMs += 1_499;
  expect(places(alice)).toBe(1);
  nowMs += 1;
  expect([places(alice), places(alice), places(alice)]).toEqual([0, 0, dayMs / 1_000]);
});
