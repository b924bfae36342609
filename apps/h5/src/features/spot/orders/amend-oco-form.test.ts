import { atomsFromText } from '@candor/money';
import { describe, expect, test } from 'vitest';
import { btcUsdt, factsWith, openOrder } from '../form/testing-facts.ts';
import { amendExitsForm } from './amend-exits-form.ts';
import { amendOcoForm, legsOf } from './amend-oco-form.ts';

const limit = { ...openOrder({ side: 'buy', price: '67000', quantity: '0.04' }), filled: '0.01', linkedOrderId: 8 };
const stop = {
  ...openOrder({ side: 'buy', price: '70500', quantity: '0.03' }),
  orderId: 8,
  linkedOrderId: 7,
  orderType: 'stop_limit',
  stopPrice: '70000',
  status: 'waiting',
} as const;
const legs = { limit: { ...limit, held: '2010' }, stop: { ...stop, held: '105' } };
const { market } = factsWith();
const facts = { ...legs, terms: btcUsdt, market, available: atomsFromText('100', 6) };
const form = amendOcoForm.initial(legs.limit, legs.stop);

describe('RULES 4: changing an OCO', () => {
  test('finds both legs by either, and starts from their prices', () => {
    expect(legsOf(stop, limit)).toEqual({ limit, stop });
    expect(legsOf(limit, stop)).toEqual({ limit, stop });
    expect(form).toEqual({ limitPrice: '67000', stopPrice: '70000', stopLimitPrice: '70500' });
    expect(amendOcoForm.problem(form, facts)).toBeUndefined();
    expect(amendOcoForm.summarize(form, facts)).toBeUndefined();
    expect(amendOcoForm.heldNow(facts)).toBe(2_115_000_000n);
  });

  test('keeps the place of a limit whose own price stays, and holds the larger need of what is left', () => {
    expect(amendOcoForm.summarize({ ...form, stopLimitPrice: '71000' }, facts)).toEqual({
      keepsPriority: true,
      hold: 2_130_000_000n,
    });
    expect(amendOcoForm.summarize({ ...form, limitPrice: '67100' }, facts)).toMatchObject({ keepsPriority: false });
  });

  test.each([
    [{ limitPrice: '' }, 'price_missing'],
    [{ stopPrice: '' }, 'stop_missing'],
    [{ stopPrice: '68000' }, 'stop_would_trigger'],
    [{ limitPrice: '68413' }, 'oco_prices_wrong'],
    [{ stopPrice: '75000', stopLimitPrice: '75500' }, 'balance_insufficient'],
  ])('refuses %j: %s', (changed, code) => {
    expect(amendOcoForm.problem({ ...form, ...changed }, facts)).toBe(code);
  });
});

test('RULES 4: exits of a purchase lie on either side of its price, and one or both can go', () => {
  const order = { ...openOrder({ side: 'buy', price: '67000', quantity: '0.04' }), takeProfitPrice: '70000' };
  const problem = (takeProfitPrice: string, stopLossPrice: string) =>
    amendExitsForm.problem({ takeProfitPrice, stopLossPrice }, { order, terms: btcUsdt, market });
  expect(problem('70000', '')).toBeUndefined();
  expect(problem('71000', '66000')).toBeUndefined();
  expect(problem('', '')).toBeUndefined();
  expect(problem('66000', '')).toBe('exit_prices_wrong');
  expect(problem('70000', '67000')).toBe('exit_prices_wrong');
});
