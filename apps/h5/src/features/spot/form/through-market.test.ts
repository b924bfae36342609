import { expect, test } from 'vitest';
import { initialOrderForm, type OrderForm } from './order-form.ts';
import { factsWith } from './testing-facts.ts';
import { throughMarket } from './through-market.ts';

const through = (fields: Partial<OrderForm>) => throughMarket({ ...initialOrderForm, ...fields }, factsWith());

test.each([
  // The best ask is 68,413 and the best bid 68,412.
  [{ side: 'buy', price: '68413' }, undefined],
  [{ side: 'buy', price: '70465' }, undefined],
  [
    { side: 'buy', price: '70465.5' },
    { percent: 3, mustAgree: false },
  ],
  [
    { side: 'buy', price: '80000' },
    { percent: 16, mustAgree: true },
  ],
  [{ side: 'sell', price: '66360' }, undefined],
  [
    { side: 'sell', price: '66359.5' },
    { percent: 3, mustAgree: false },
  ],
  [
    { side: 'sell', price: '61570.5' },
    { percent: 10, mustAgree: true },
  ],
  [{ side: 'buy', price: '80000', kind: 'stop_limit' }, undefined],
  [{ side: 'buy', price: '' }, undefined],
] as const)('a limit order as %o goes through the market by %o', (fields, expected) => {
  expect(through({ kind: 'limit', ...fields })).toEqual(expected);
});
