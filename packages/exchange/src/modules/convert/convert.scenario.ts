import type { AccountId } from '@candor/exchange';
import {
  alice,
  asset,
  bob,
  given,
  houseHolds,
  operator,
  passes,
  type Scenario,
  scenario,
  sends,
  ticks,
  when,
} from '@candor/testkit';
import { atoms, type Ppm } from '@candor/money';

const market = [
  given(ticks({ 'BTC/USDT': '60000', 'ETH/USDT': '3000' })),
  given(operator.funds('liquidity', '10000 USDT')),
  given(alice.has('1 BTC')),
];

const unknown = {
  type: 'convert.quote',
  accountId: 5_000 as AccountId,
  fromAssetId: asset.BTC,
  toAssetId: asset.USDT,
  amount: atoms(1n),
} as const;

/** RULES 13: conversion at a quoted rate, 0.1 % spread and 0.1 % fee. */
export const convertScenarios: readonly Scenario[] = [
  scenario(
    'RULES 13: a conversion gives what its quote said, out of liquidity, and the fee goes to fees',
    ...market,
    when(alice.asksFor('0.1 BTC', 'USDT'), 'done'),
    // 6,000 less the spread is 5,994; the fee on it 5.994.
    when(alice.accepts(), 'done'),
    alice.holds('0.9 BTC'),
    alice.holds('5988.006 USDT'),
    houseHolds('liquidity', '4006 USDT'),
    houseHolds('liquidity', '0.1 BTC'),
    houseHolds('fees', '5.994 USDT'),
    when(alice.accepts(), 'quote_used'),
  ),
  scenario(
    'RULES 13: the price may move, the quote does not, for 15 s',
    ...market,
    given(alice.asksFor('0.1 BTC', 'USDT')),
    given(ticks({ 'BTC/USDT': '30000' })),
    passes(14_000),
    when(alice.accepts(), 'done'),
    alice.holds('5988.006 USDT'),
  ),
  scenario(
    'RULES 13: a quote is good for 15 s and not a millisecond longer',
    ...market,
    given(alice.asksFor('0.01 BTC', 'USDT', 'inTime')),
    given(alice.asksFor('0.01 BTC', 'USDT', 'late')),
    passes(14_998),
    when(alice.accepts('inTime'), 'done'),
    passes(1),
    when(alice.accepts('late'), 'quote_expired'),
  ),
  scenario(
    'RULES 13: between two coins by way of the unit of account',
    ...market,
    given(operator.funds('liquidity', '100 ETH')),
    given(alice.asksFor('0.1 BTC', 'ETH')),
    when(alice.accepts(), 'done'),
    alice.holds('1.996002 ETH'),
  ),
  scenario(
    'RULES 13: refusals of a quote, in check order',
    when(sends('a stranger asks', unknown), 'account_not_found'),
    when(
      sends('alice asks for nothing known', { ...unknown, accountId: 1_000 as AccountId, toAssetId: 77 as never }),
      'asset_not_found',
    ),
    when(alice.asksFor('0 BTC', 'BTC'), 'convert_same_asset'),
    when(alice.asksFor('0 BTC', 'USD'), 'convert_not_offered'),
    when(alice.asksFor('0 BTC', 'USDT'), 'amount_invalid'),
    when(alice.asksFor('0.00000001 BTC', 'USDT'), 'index_stale'),
    given(ticks({ 'BTC/USDT': '60000', 'ETH/USDT': '3000' })),
    when(alice.asksFor('0.00000001 BTC', 'USDT'), 'convert_too_small'),
    when(alice.asksFor('0.1 BTC', 'USDT'), 'liquidity_insufficient'),
  ),
  scenario(
    'RULES 13: refusals of an acceptance',
    ...market,
    when(alice.accepts('none'), 'quote_not_found'),
    given(alice.asksFor('0.1 BTC', 'USDT')),
    // Somebody else's quote is no quote.
    when(bob.accepts(), 'quote_not_found'),
    given(alice.asksFor('0.1 BTC', 'USDT', 'other')),
    given(alice.accepts('other')),
    when(alice.accepts(), 'liquidity_insufficient'),
    given(alice.moves('0.9 BTC', 'change', 'lever')),
    when(alice.accepts(), 'balance_insufficient'),
    when(
      sends('the operator sets a spread of all', {
        type: 'convert.set_terms',
        spread: 1_000_000 as Ppm,
        fee: 0 as Ppm,
        minValue: atoms(0n),
      }),
      'amount_invalid',
    ),
  ),
];
