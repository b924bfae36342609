import { atomsFromText } from '@candor/money';
import { describe, expect, test } from 'vitest';
import { btcUsdt, factsWith, openOrder } from '../form/testing-facts.ts';
import { amendForm, canAmend } from './amend-form.ts';

const order = { ...openOrder({ side: 'buy', price: '67950', quantity: '0.04' }), filled: '0.012', held: '1902.6' };
const facts = { order, terms: btcUsdt, market: factsWith().market, available: atomsFromText('100', 6) };
const summarize = (price: string, amount: string) => amendForm.summarize({ price, stopPrice: '', amount }, facts);
const problem = (price: string, amount: string) => amendForm.problem({ price, stopPrice: '', amount }, facts);

describe('RULES 4: changing an order', () => {
  test('keeps the place of an order that gets smaller, and frees the difference', () => {
    expect(summarize('67950', '0.03')).toMatchObject({
      keepsPriority: true,
      hold: 1_223_100_000n,
      more: -679_500_000n,
    });
  });

  test('sends another price or a larger size to the end of the line', () => {
    expect(summarize('67951', '0.04')).toMatchObject({ keepsPriority: false, more: 28_000n });
    expect(summarize('67950', '0.041')).toMatchObject({ keepsPriority: false });
  });

  test('warns of a price that reaches the other side and trades at once', () => {
    const rich = { ...facts, available: atomsFromText('10000', 6) };
    expect(amendForm.summarize({ price: '68415', stopPrice: '', amount: '0.04' }, rich)).toMatchObject({
      takesNow: true,
    });
  });

  test.each([
    ['67950', '0.012', 'amend_below_filled'],
    ['67950.3', '0.04', 'price_off_tick'],
    ['67950', '0.05', 'balance_insufficient'],
    ['', '0.05', 'price_missing'],
    ['67950', '', 'quantity_missing'],
  ])('refuses %s × %s: %s', (price, amount, code) => {
    expect(problem(price, amount)).toBe(code);
  });

  test('finds no mistake in an order that is not changed, whatever the market has become, and shows its hold', () => {
    const far = { ...facts, available: atomsFromText('0', 6), market: undefined };
    for (const price of ['67950', '67950.0']) {
      expect(amendForm.problem({ price, stopPrice: '', amount: '0.040' }, far)).toBeUndefined();
      expect(amendForm.summarize({ price, stopPrice: '', amount: '0.040' }, facts)).toBeUndefined();
      expect(amendForm.holdAfter({ price, stopPrice: '', amount: '0.040' }, far)).toBe(1_902_600_000n);
    }
    expect(amendForm.holdAfter({ price: '67950', stopPrice: '', amount: '0.03' }, facts)).toBe(1_223_100_000n);
    expect(amendForm.holdAfter({ price: '67950', stopPrice: '', amount: '0.05' }, facts)).toBeUndefined();
  });

  test('moves the trigger of a stop that waits, checked as that of a new one, and the size of one that trails', () => {
    const stop = {
      ...order,
      orderType: 'stop_market',
      timeInForce: 'ioc',
      price: undefined,
      stopPrice: '69000',
    } as const;
    const waiting = { ...facts, order: { ...stop, status: 'waiting', held: '2787.6' } as const };
    const change = (stopPrice: string, amount: string) => ({ price: '', stopPrice, amount });
    expect(amendForm.summarize(change('69500', '0.04'), waiting)).toMatchObject({ waits: true, hold: 2_807_800_000n });
    expect(amendForm.problem(change('68000', '0.04'), waiting)).toBe('stop_would_trigger');
    expect(amendForm.problem(change('', '0.04'), waiting)).toBe('stop_missing');
    const trails = { ...waiting, order: { ...waiting.order, trailPercent: '2', stopPrice: '68000' } };
    expect(amendForm.summarize(change('68000', '0.03'), trails)).toMatchObject({ waits: true });
  });

  test('takes limit orders in the book and stops that wait, and legs of an OCO', () => {
    expect(canAmend(order)).toBe(true);
    expect(canAmend({ ...order, status: 'waiting' })).toBe(true);
    expect(canAmend({ ...order, linkedOrderId: 8 })).toBe(true);
  });
});
