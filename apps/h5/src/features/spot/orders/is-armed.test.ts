import { expect, test } from 'vitest';
import { isArmed } from './is-armed.ts';

test.each([
  ['stop_market', 'open', true],
  ['take_profit_market', 'open', true],
  ['stop_market', 'waiting', false],
  ['stop_market', 'filled', false],
  ['stop_limit', 'open', false],
  ['limit', 'open', false],
] as const)('a %s order that is %s is armed: %s', (orderType, status, answer) => {
  expect(isArmed({ orderType, status })).toBe(answer);
});
