import { expect, it } from 'vitest';
import { type AlertForm, asKind, distanceOf, newForm, priceAway, problemOf, termsOf } from './alert-form.ts';

const form: AlertForm = { ...newForm('60000'), price: '61000' };

it('begins at the index, which has to be moved', () => {
  expect(newForm('60000.5')).toMatchObject({ kind: 'above', price: '60000.5' });
  expect(problemOf(newForm('60000.5'), '60000.5')).toEqual({ kind: 'above_met', index: '60000.5' });
  expect(newForm(undefined).kind).toBe('liquidation');
});

it('moves the price by percent of the index, on the decimals of the pair', () => {
  expect(priceAway('60000', '1', 2)).toBe('60600.00');
  expect(priceAway('0.07123', '-5', 5)).toBe('0.06766');
  expect(distanceOf('60000', '60600')).toBe('1.00');
  expect(distanceOf('60000', '57000.5')).toBe('-4.99');
  expect(distanceOf('0', '1')).toBeUndefined();
});

it('keeps a price that fits another kind, and moves one that does not', () => {
  expect(asKind(form, 'below', '60000', 2)).toMatchObject({ kind: 'below', price: '59400.00' });
  expect(asKind({ ...form, price: '59000' }, 'below', '60000', 2)).toMatchObject({ price: '59000' });
  expect(asKind(form, 'move', '60000', 2)).toEqual({ ...form, kind: 'move' });
});

it('names the first problem', () => {
  expect(problemOf(form, '60000')).toBeUndefined();
  expect(problemOf(form, '61000')).toMatchObject({ kind: 'above_met', index: '61000' });
  expect(problemOf({ ...form, kind: 'below' }, '60000')).toMatchObject({ kind: 'below_met' });
  expect(problemOf({ ...form, price: '' }, '60000')).toEqual({ kind: 'price_missing' });
  expect(problemOf({ ...form, price: '0' }, '60000')).toEqual({ kind: 'price_missing' });
  expect(problemOf({ ...form, note: 'x'.repeat(61) }, '60000')).toEqual({ kind: 'note_long' });
  for (const percent of ['', '0.09', '50.1']) {
    expect(problemOf({ ...form, kind: 'move', percent }, '60000')).toEqual({ kind: 'percent_range' });
  }
  expect(problemOf({ ...form, kind: 'liquidation', percent: '0.1' }, undefined)).toBeUndefined();
});

it('sends what the kind needs and nothing else', () => {
  expect(termsOf({ ...form, note: ' sell ' }, 1)).toEqual({
    kind: 'above',
    pairId: 1,
    price: '61000',
    repeats: false,
    days: 30,
    note: 'sell',
  });
  const move = termsOf({ ...form, kind: 'move', percent: '5.25' }, 1);
  expect(move).toMatchObject({ pairId: 1, share: 52_500, seconds: 3_600 });
  expect(move).not.toHaveProperty('price');
  const near = termsOf({ ...form, kind: 'liquidation' }, 1);
  expect(near).toMatchObject({ share: 50_000 });
  expect(near).not.toHaveProperty('pairId');
});
