import type { OtcAdRow } from '@candor/api';
import type { Ppm } from '@candor/money';
import { expect, it } from 'vitest';
import { type AdForm, adInput, adProblem, initialAdForm } from './ad-form.ts';

const offset = 7 * 60;
const [asset, fiat] = [
  { assetId: 3, scale: 6 },
  { assetId: 201, scale: 2 },
];
const ad: OtcAdRow = {
  adId: 4,
  side: 'sell',
  state: 'live',
  assetId: 3,
  code: 'USDT',
  scale: 6,
  fiatAssetId: 201,
  fiatCode: 'USD',
  fiatScale: 2,
  quantity: '900',
  factor: 1_012_500,
  priceMin: '0.9',
  priceMax: '1.2',
  orderMin: '10',
  orderMax: '500',
  paymentMinutes: 15,
  fromMinute: 60,
  toMinute: 900,
  levelMin: 'advanced',
  completedMin: 3,
  completionMin: 905_000 as Ppm,
  ageDaysMin: 30,
  methods: ['wise'],
  text: 'No third parties.',
  isOpen: true,
  isMine: true,
  maker: { uid: 1, nickname: 'An', avatar: '', completed: 0, completion: 1_000_000 as Ppm },
};
const assets = { asset, fiat };
const fresh: AdForm = {
  ...initialAdForm({ ad: undefined, offset }, { assetId: 3, fiatAssetId: 201 }),
  quantity: '100',
  price: '1.01',
  methods: ['wise'],
};
const floating: AdForm = { ...fresh, isFloating: true, price: '', priceMin: '0.9', priceMax: '1.2' };
const problemOf = (form: AdForm, edited?: OtcAdRow, isOffered = true) =>
  adProblem(form, { ...assets, ad: edited, offset, isOffered, available: '500', hasDetails: (one) => one === 'wise' });

it('sends back the terms of an ad as they were, and its amount only when it was changed', () => {
  const form = initialAdForm({ ad, offset }, { assetId: undefined, fiatAssetId: undefined });
  expect(problemOf(form, ad)).toBeUndefined();
  const { quantity, factor, priceMin, priceMax, orderMin, orderMax, paymentMinutes, fromMinute, toMinute } = ad;
  const { levelMin, completedMin, completionMin, ageDaysMin, text } = ad;
  const terms = { factor, priceMin, priceMax, orderMin, orderMax, paymentMinutes, fromMinute, toMinute };
  expect(adInput(form, { ...assets, ad, offset })).toEqual({
    adId: 4,
    side: 'sell',
    assetId: 3,
    fiatAssetId: 201,
    ...terms,
    levelMin,
    completedMin,
    completionMin,
    ageDaysMin,
    text,
    methods: [['wise']],
  });
  expect(adInput({ ...form, quantity: '901' }, { ...assets, ad, offset }).quantity).toBe('901');
  expect(adInput(fresh, { ...assets, ad: undefined, offset }).quantity).toBe(fresh.quantity);
  expect(quantity).not.toBe('901');
});

it('reads percents exactly', () => {
  const input = adInput({ ...floating, percent: '100.29', completion: '99.99' }, { ...assets, ad: undefined, offset });
  expect([input.factor, input.completionMin]).toEqual([1_002_900, 999_900]);
});

it('lets through no terms that the core refuses', () => {
  expect(problemOf(fresh)).toBeUndefined();
  expect(problemOf(floating)).toBeUndefined();
  expect(problemOf(fresh, undefined, false)).toEqual({ code: 'not_offered' });
  const missing: readonly [string, AdForm][] = [
    ['quantity', { ...fresh, quantity: '' }],
    ['quantity', { ...fresh, quantity: '0' }],
    ['price', { ...fresh, price: '' }],
    ['priceMin', { ...floating, priceMin: '0' }],
    ['priceMax', { ...floating, priceMax: '' }],
    ['min', { ...fresh, min: '0' }],
  ];
  for (const [field, form] of missing) expect(problemOf(form)).toEqual({ code: 'missing', field });
  const outside: readonly [string, AdForm][] = [
    ['percent', { ...floating, percent: '49.9999' }],
    ['percent', { ...floating, percent: '200.0001' }],
    ['minutes', { ...fresh, minutes: '4' }],
    ['minutes', { ...fresh, minutes: '361' }],
    ['completedMin', { ...fresh, completed: '100001' }],
    ['completionMin', { ...fresh, completion: '100.0001' }],
    ['ageMin', { ...fresh, ageDays: '3651' }],
  ];
  for (const [field, form] of outside) expect(problemOf(form)).toMatchObject({ code: 'outside', field });
  expect(problemOf({ ...floating, priceMin: '1.3' })).toMatchObject({ code: 'crossed', low: 'priceMin' });
  expect(problemOf({ ...fresh, min: '1000.01' })).toMatchObject({ code: 'crossed', low: 'min' });
  expect(problemOf({ ...fresh, methods: [] })).toEqual({ code: 'method_missing' });
  expect(problemOf({ ...fresh, methods: ['momo'] })).toEqual({ code: 'details_missing' });
  expect(problemOf({ ...fresh, side: 'buy', methods: ['momo'] })).toBeUndefined();
  for (const to of ['', '08:00']) {
    expect(problemOf({ ...fresh, hasHours: true, from: '08:00', to })).toEqual({ code: 'hours_wrong' });
  }
});

it('wants available only what an ad to sell would offer in addition', () => {
  expect(problemOf({ ...fresh, quantity: '500.000001' })).toEqual({ code: 'insufficient' });
  expect(problemOf({ ...fresh, side: 'buy', quantity: '501' })).toBeUndefined();
  const form = initialAdForm({ ad, offset }, { assetId: 3, fiatAssetId: 201 });
  expect(problemOf({ ...form, quantity: '1400' }, ad)).toBeUndefined();
  expect(problemOf({ ...form, quantity: '1400.01' }, ad)).toEqual({ code: 'insufficient' });
});
