import type { CoreEvent } from '@candor/exchange';
import { expect, test } from 'vitest';
import { checkDeals } from './deal-check.ts';

const opened = { type: 'otc.ad_opened', adId: 1, quantity: 100n };
const ordered = { type: 'otc.order_opened', adId: 1, orderId: 1, quantity: 40n, adLeft: 60n };
const ended = { type: 'otc.ended', adId: 1, orderId: 1, toBuyer: 30n, toSeller: 10n, toAd: 0n };
const check = (...facts: readonly object[]) => checkDeals(facts as unknown as readonly CoreEvent[]);

test('orders that end once, with what they held, are fine', () => {
  expect(() => check(opened, ordered)).not.toThrow();
  expect(() => check(opened, ordered, ended)).not.toThrow();
  expect(() => check(opened, ordered, { ...ended, toBuyer: 0n, toSeller: 0n, toAd: 40n })).not.toThrow();
});

test('an order that ends twice, an ad that sells too much, and an escrow that does not add up are found', () => {
  expect(() => check(opened, ordered, ended, ended)).toThrow(/twice/);
  expect(() => check(opened, { ...ordered, quantity: 140n, adLeft: -40n })).toThrow(/sold more/);
  expect(() => check(opened, { ...ordered, adLeft: 50n })).toThrow(/sold more/);
  expect(() => check(opened, ordered, { ...ended, toSeller: 0n })).toThrow(/add up/);
});
