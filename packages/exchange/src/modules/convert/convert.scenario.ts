import { hourMs } from '@candor/kernel';
import type { AccountId, AssetId, CommandOf, ProposalId } from '@candor/exchange';
import {
  type Action,
  alice,
  asset,
  type AssetCode,
  bob,
  convertTerms,
  given,
  houseHolds,
  operator,
  passes,
  type Row,
  repeated,
  type Scenario,
  scenario,
  sends,
  switched,
  thenThat,
  ticks,
  when,
} from '@candor/testkit';
import { atoms, type Ppm, price } from '@candor/money';

const prices = { 'BTC/USDT': '60000', 'ETH/USDT': '3000' } as const;
const market = [
  given(ticks(prices)),
  given(operator.funds('liquidity', '10000 USDT')),
  given(operator.funds('liquidity', '1 BTC')),
  given(operator.funds('liquidity', '100 ETH')),
  given(alice.has('1 BTC')),
];

const unknown = {
  type: 'convert.quote',
  accountId: 5_000 as AccountId,
  fromAssetId: asset.BTC,
  toAssetId: asset.USDT,
  amount: atoms(1n),
} as const;

function terms(changes: Partial<CommandOf<'convert.set_terms'>>): Action {
  return sends(`the terms change: ${Object.keys(changes).join(', ')}`, {
    type: 'convert.set_terms',
    ...convertTerms,
    ...changes,
  });
}

function usdt(whole: number) {
  return atoms(BigInt(whole) * 1_000_000n);
}

/** A rate of the dollar of the given age. */
function dollarIs(perUsdt: number, ageMs = 0, source = 'a bank', code: AssetCode = 'USD'): Action {
  return {
    says: `${perUsdt / 100_000_000} ${code} are 1 USDT, says ${source} ${ageMs} ms ago`,
    send: (scene) =>
      sends('', {
        type: 'convert.set_fiat_terms',
        assetId: asset[code],
        fiatRate: price(perUsdt),
        source,
        asOfMs: scene.runner.nowMs - ageMs,
      }).send(scene),
  };
}

/** The same by one operator, for another one to confirm. */
function dollarProposed(perUsdt: number, source = 'a bank'): Action {
  return {
    says: `rita proposes ${perUsdt / 100_000_000} USD for 1 USDT`,
    send: (scene) =>
      sends('', {
        type: 'proposals.propose',
        operator: 'rita',
        change: {
          type: 'convert.set_fiat_terms',
          assetId: asset.USD,
          fiatRate: price(perUsdt),
          source,
          asOfMs: scene.runner.nowMs,
        },
      }).send(scene),
  };
}
const confirmed = (proposal: number): Action =>
  sends(`max confirms ${proposal}`, { type: 'proposals.confirm', operator: 'max', proposalId: proposal as ProposalId });
const dollar = (perUsdt: number): Row =>
  thenThat(
    `${perUsdt / 100_000_000} USD are 1 USDT`,
    ({ runner }) => runner.core.convertDesk.fiats.get(asset.USD)?.fiatRate,
    price(perUsdt),
  );

/** Then: how many quotes are known, and how many can still be accepted. */
function quotes(known: number, open: number): Row {
  return thenThat(
    `${known} quotes are known, ${open} of them open`,
    (scene) => {
      const all = [...scene.runner.core.convertDesk.quotes.values()];
      return [all.length, all.filter(({ status }) => status === 'open').length];
    },
    [known, open],
  );
}

const nobodysFiat = {
  type: 'convert.set_fiat_terms',
  assetId: 77 as AssetId,
  fiatRate: price(100_000_000),
  source: 'nobody',
  asOfMs: 0,
} as const;

/** RULES 13: conversion at a quoted rate, 0.1 % spread at least and 0.1 % fee. */
export const convertScenarios: readonly Scenario[] = [
  scenario(
    'RULES 13: a conversion gives the quoted amount, out of liquidity, and the fee goes to fees',
    ...market,
    when(alice.asksFor('0.1 BTC', 'USDT'), 'done'),
    // 6,000 less the spread is 5,994; the fee on it 5.994.
    when(alice.accepts(), 'done'),
    alice.holds('0.9 BTC'),
    alice.holds('5988.006 USDT'),
    houseHolds('liquidity', '4006 USDT'),
    houseHolds('liquidity', '1.1 BTC'),
    houseHolds('fees', '5.994 USDT'),
    when(alice.accepts(), 'quote_used'),
  ),
  scenario(
    'RULES 1, 13: a fee that is not whole is rounded up, against its payer',
    ...market,
    given(bob.has('10 USDT')),
    given(bob.asksFor('10 USDT', 'BTC')),
    given(bob.accepts()),
    // 10 ÷ 60,000 less the spread is 0.0001665; a thousandth of it is 16.65 satoshis.
    bob.holds('0.00016633 BTC'),
    houseHolds('fees', '0.00000017 BTC'),
  ),
  scenario(
    'RULES 13: a quote is good for 8 s and not a millisecond longer',
    ...market,
    given(alice.asksFor('0.01 BTC', 'USDT', 'inTime')),
    given(alice.asksFor('0.01 BTC', 'ETH', 'late')),
    passes(3_999),
    given(ticks(prices)),
    passes(3_500),
    when(alice.accepts('inTime'), 'done'),
    passes(500),
    when(alice.accepts('late'), 'quote_expired'),
    quotes(0, 0),
  ),
  scenario(
    'RULES 13: a quote holds while the index moves against the house by half the spread, and is refused beyond it',
    ...market,
    given(alice.asksFor('0.1 BTC', 'USDT')),
    given(ticks({ 'BTC/USDT': '59969.99' })),
    when(alice.accepts(), 'quote_moved'),
    given(ticks({ 'BTC/USDT': '59970' })),
    when(alice.accepts(), 'done'),
    alice.holds('5988.006 USDT'),
    given(alice.asksFor('600 USDT', 'BTC')),
    given(ticks({ 'BTC/USDT': '61000' })),
    when(alice.accepts(), 'quote_moved'),
    // The user bears a move that they would regret: the quote is as it was shown.
    given(ticks({ 'BTC/USDT': '50000' })),
    when(alice.accepts(), 'done'),
  ),
  scenario(
    'RULES 13: the spread follows how much the price moves, up at once and down slowly, as far as the terms let it',
    ...market,
    given(ticks({ 'BTC/USDT': '60060' })),
    given(alice.asksFor('0.01 BTC', 'USDT')),
    // A thousandth in one movement, times six: 0.6 % off 600.6, and the fee off the result.
    thenThat(
      'the spread is 0.6 %',
      (scene) => scene.runner.core.queries.convertOffer(scene.accountOf('alice'), asset.BTC, asset.USDT)?.spread,
      6_000,
    ),
    given(alice.accepts()),
    alice.holds('596.399403 USDT'),
    given(ticks({ 'BTC/USDT': '70000' })),
    thenThat(
      'the spread is as much as it may be',
      (scene) => scene.runner.core.queries.convertOffer(scene.accountOf('alice'), asset.BTC, asset.USDT)?.spread,
      20_000,
    ),
    ...Array.from({ length: 3 }, () => [passes(3_600), given(ticks({ 'BTC/USDT': '70000' }))]).flat(),
    thenThat(
      'and still is after some quiet seconds',
      (scene) => scene.runner.core.queries.convertOffer(scene.accountOf('alice'), asset.BTC, asset.USDT)?.spread,
      20_000,
    ),
  ),
  scenario(
    'RULES 13: one quote of two assets is open, whichever way round, and the newer one is it',
    ...market,
    given(alice.asksFor('0.01 BTC', 'USDT', 'first')),
    given(alice.asksFor('0.02 BTC', 'USDT', 'second')),
    quotes(2, 1),
    when(alice.accepts('first'), 'quote_replaced'),
    given(alice.asksFor('10 USDT', 'BTC', 'back')),
    when(alice.accepts('second'), 'quote_replaced'),
    given(alice.asksFor('0.01 BTC', 'ETH', 'another pair')),
    given(bob.asksFor('0.01 BTC', 'USDT', 'of another')),
    quotes(5, 3),
    passes(8_001),
    given(ticks(prices)),
    quotes(0, 0),
  ),
  scenario(
    'RULES 13: quotes are commands, so an account may request twenty a minute',
    ...market,
    repeated(20, alice.asksFor('0.01 BTC', 'USDT')),
    when(alice.asksFor('0.01 BTC', 'USDT'), 'too_many_quotes'),
    when(bob.asksFor('0.01 BTC', 'USDT'), 'done'),
    passes(60_000),
    given(ticks(prices)),
    when(alice.asksFor('0.01 BTC', 'USDT'), 'done'),
  ),
  scenario(
    'RULES 13: between two coins by way of the unit of account',
    ...market,
    given(alice.asksFor('0.1 BTC', 'ETH')),
    when(alice.accepts(), 'done'),
    alice.holds('1.996002 ETH'),
  ),
  scenario(
    'RULES 13: fiat is given from and received in its own account, at a wider spread and a rate with a source',
    ...market,
    given(operator.funds('liquidity', '10000 USD')),
    given(bob.has('200 USDT')),
    when(bob.asksFor('100 USDT', 'USD'), 'convert_not_offered'),
    given(dollarIs(99_000_000)),
    given(bob.asksFor('100 USDT', 'USD')),
    // 99 dollars less 0.5 % are 98.505, down to the cent 98.50; the fee of 0.0985 up to 0.10.
    given(bob.accepts()),
    bob.holds('98.4 USD', '0', 'fiat'),
    given(bob.asksFor('50 USD', 'USDT')),
    given(bob.accepts()),
    bob.holds('48.4 USD', '0', 'fiat'),
    // 50 ÷ 0.99 less 0.5 % is 50.252525; the fee up to 0.050253.
    bob.holds('150.202272 USDT'),
    given(bob.asksFor('10 USD', 'USDT')),
    // A dollar that is worth less by more than half the spread is a move like any other.
    given(dollarIs(99_500_000)),
    when(bob.accepts(), 'quote_moved'),
  ),
  scenario(
    'RULES 13: nothing is converted at a rate of fiat that is older than 72 hours',
    ...market,
    given(dollarIs(100_000_000, 72 * hourMs - 5_000)),
    given(operator.funds('liquidity', '10000 USD')),
    given(alice.asksFor('0.01 BTC', 'USD')),
    passes(5_000),
    given(ticks(prices)),
    when(alice.accepts(), 'fiat_rate_stale'),
    when(alice.asksFor('0.01 BTC', 'USD'), 'fiat_rate_stale'),
    given(dollarIs(100_000_000)),
    when(alice.asksFor('0.01 BTC', 'USD'), 'done'),
    when(dollarIs(100_000_000, 72 * hourMs + 1_000), 'fiat_rate_invalid'),
    when(dollarIs(100_000_000, -6_000), 'fiat_rate_invalid'),
    when(dollarIs(100_000_000, 0, ''), 'fiat_rate_invalid'),
    when(dollarIs(100_000_000, 0, 'a bank', 'BTC'), 'fiat_rate_invalid'),
  ),
  scenario(
    'a rate of fiat is two operators’ word, and one that goes far takes effect with notice',
    ...market,
    given(dollarIs(100_000_000, 1_000)),
    when(dollarProposed(101_000_000, ''), 'fiat_rate_invalid'),
    when(dollarProposed(101_000_000), 'done'),
    dollar(100_000_000),
    when(confirmed(1), 'done'),
    dollar(101_000_000),
    when(dollarProposed(120_000_000), 'done'),
    when(confirmed(2), 'done'),
    dollar(101_000_000),
    passes(31_000),
    given(ticks(prices)),
    dollar(120_000_000),
  ),
  scenario(
    'RULES 13: a conversion, an account’s conversions of an asset in a day, and those of the house, are limited',
    ...market,
    given(operator.funds('liquidity', '1000000 USDT')),
    given(terms({ maxValue: usdt(6_000), accountDayMax: usdt(9_000), houseDayMax: usdt(12_000) })),
    when(alice.asksFor('0.10000001 BTC', 'USDT'), 'convert_too_large'),
    given(alice.asksFor('0.1 BTC', 'USDT')),
    given(alice.accepts()),
    when(alice.asksFor('0.0500001 BTC', 'USDT'), 'convert_day_limit'),
    given(alice.asksFor('0.05 BTC', 'USDT', 'fits')),
    given(alice.asksFor('0.05 BTC', 'ETH', 'fits no more')),
    given(alice.accepts('fits')),
    when(alice.accepts('fits no more'), 'convert_day_limit'),
    given(bob.has('1 BTC')),
    when(bob.asksFor('0.06 BTC', 'USDT'), 'convert_house_limit'),
    given(bob.asksFor('0.05 BTC', 'USDT', 'of bob')),
    given(terms({ maxValue: usdt(6_000), accountDayMax: usdt(9_000), houseDayMax: usdt(9_000) })),
    when(bob.accepts('of bob'), 'convert_house_limit'),
    passes(25 * hourMs),
    given(ticks(prices)),
    given(alice.asksFor('0.1 BTC', 'USDT')),
    when(alice.accepts(), 'done'),
  ),
  scenario(
    'RULES 13: the asset received counts for its limit of a day like the one given, for a day and never less',
    ...market,
    given(alice.has('10 ETH')),
    given(terms({ maxValue: usdt(9_000), accountDayMax: usdt(9_000) })),
    // Half an hour after a full hour: a day later is in the hour that counts last.
    passes(hourMs / 2),
    given(ticks(prices)),
    given(alice.asksFor('2 ETH', 'BTC')),
    given(alice.accepts()),
    when(alice.asksFor('0.0500001 BTC', 'USDT'), 'convert_day_limit'),
    when(alice.asksFor('0.05 BTC', 'USDT'), 'done'),
    passes(24 * hourMs - 60_000),
    given(ticks(prices)),
    when(alice.asksFor('0.0500001 BTC', 'USDT'), 'convert_day_limit'),
    passes(hourMs),
    given(ticks(prices)),
    when(alice.asksFor('0.0500001 BTC', 'USDT'), 'done'),
  ),
  scenario(
    'RULES 13: an amount below the minimum by a part of an atom is too small',
    ...market,
    given(terms({ minValue: usdt(1) })),
    given(ticks({ 'BTC/USDT': '60024' })),
    when(alice.asksFor('0.00001666 BTC', 'ETH'), 'convert_too_small'),
    when(alice.asksFor('0.00001667 BTC', 'ETH'), 'done'),
  ),
  scenario(
    'RULES 13: refusals of a quote, in check order',
    when(sends('a stranger asks', unknown), 'account_not_found'),
    when(
      sends('alice requests an unknown quote', { ...unknown, accountId: 1_000 as AccountId, toAssetId: 77 as AssetId }),
      'asset_not_found',
    ),
    when(alice.asksFor('0 BTC', 'BTC'), 'convert_same_asset'),
    when(alice.asksFor('0 BTC', 'USD'), 'convert_not_offered'),
    when(alice.asksFor('0 BTC', 'ACME'), 'convert_not_offered'),
    when(alice.asksFor('0 BTC', 'USDT'), 'amount_invalid'),
    when(alice.asksFor('0.00000001 BTC', 'USDT'), 'index_stale'),
    given(ticks(prices)),
    when(alice.asksFor('0.00000001 BTC', 'USDT'), 'convert_too_small'),
    when(alice.asksFor('0.1 BTC', 'USDT'), 'liquidity_insufficient'),
  ),
  scenario(
    'RULES 13: refusals of an acceptance',
    ...market,
    when(alice.accepts('none'), 'quote_not_found'),
    given(alice.asksFor('0.1 BTC', 'USDT')),
    // Another user's quote is not found.
    when(bob.accepts(), 'quote_not_found'),
    given(switched('convert', 'off')),
    when(alice.accepts(), 'product_unavailable'),
    given(switched('convert', 'on')),
    passes(5_500),
    when(alice.accepts(), 'index_stale'),
    given(ticks(prices)),
    given(alice.moves('0.95 BTC', 'spot', 'contract')),
    when(alice.accepts(), 'balance_insufficient'),
    given(alice.moves('0.95 BTC', 'contract', 'spot')),
    given(alice.asksFor('0.1 BTC', 'USDT')),
    given(bob.has('1 BTC')),
    given(bob.asksFor('0.1 BTC', 'USDT', 'other')),
    given(bob.accepts('other')),
    when(alice.accepts(), 'liquidity_insufficient'),
  ),
  scenario(
    'RULES 13: refusals of terms',
    when(terms({ spread: 6_000 as Ppm }), 'terms_invalid'),
    when(terms({ spreadMax: 1_000_000 as Ppm }), 'terms_invalid'),
    when(terms({ fee: 1_000_000 as Ppm }), 'terms_invalid'),
    when(terms({ minValue: atoms(-1n) }), 'terms_invalid'),
    when(terms({ houseDayMax: usdt(1) }), 'terms_invalid'),
    when(sends('a rate of nothing known', nobodysFiat), 'asset_not_found'),
    when(
      sends('the first rules are over', {
        type: 'convert.set_former_terms',
        spread: 1_000 as Ppm,
        fee: 0 as Ppm,
        minValue: atoms(0n),
      }),
      'not_permitted',
    ),
  ),
];
