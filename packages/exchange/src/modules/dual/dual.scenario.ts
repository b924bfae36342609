import type { AccountId, DualProductId, DualPurchaseId, PairId } from '@candor/exchange';
import { dayMs, minuteMs } from '@candor/kernel';
import { atoms, type Ppm, price } from '@candor/money';
import {
  alice,
  bob,
  dual,
  dualMarket,
  given,
  operator,
  pair,
  passes,
  repeated,
  type Row,
  type Scenario,
  scenarioIn,
  settlesDualAt,
  sends,
  thenThat,
  ticks,
  waitsUntil,
  when,
  worldStartMs,
} from '@candor/testkit';

const at = (btc: string) => ticks({ 'BTC/USDT': btc });

const stranger = {
  type: 'dual.buy',
  accountId: 5_000 as AccountId,
  productId: 7 as DualProductId,
  shares: 0,
  termsHash: new Uint8Array(),
} as const;

const flows: readonly Scenario[] = [
  dualMarket(
    'RULES 10: a call at the linked price or above is paid in USDT: 1 BTC at 60,000, 7 days at 12 % → 60,138.0822',
    when(dual.buys('alice', 1, 100), 'done'),
    alice.holds('1 BTC', '1'),
    ...settlesDualAt('60000'),
    dual.windows(120),
    dual.settled('alice: quote 60138.082191 USDT at 60000'),
    alice.holds('1 BTC', '0'),
    alice.holds('70138.082191 USDT', '0'),
    underwriting('1100000000', '939861917809', '0', '0'),
    dual.live('alice'),
  ),
  dualMarket(
    'RULES 10: a call below the linked price is paid in the coin, with interest → 1.00230137 BTC, down to the atom',
    given(dual.buys('alice', 1, 100)),
    ...settlesDualAt('59999.5'),
    dual.settled('alice: base 1.00230136 BTC at 59999.5'),
    alice.holds('2.00230136 BTC', '0'),
    underwriting('999769864', '1000000000000', '0', '0'),
  ),
  dualMarket(
    'RULES 10: a put below the linked price buys the coin: 1,000 USDT → 0.0167050228 BTC, down to the atom',
    given(dual.buys('alice', 2, 10)),
    alice.holds('9000 USDT', '1000'),
    ...settlesDualAt('59999.5'),
    dual.settled('alice: base 0.01670502 BTC at 59999.5'),
    alice.holds('2.01670502 BTC', '0'),
    alice.holds('9000 USDT', '0'),
  ),
  dualMarket(
    'RULES 10: a put at the linked price or above returns USDT with interest → 1,002.3014',
    given(dual.buys('alice', 2, 10)),
    ...settlesDualAt('60000'),
    dual.settled('alice: quote 1002.301369 USDT at 60000'),
    alice.holds('10002.301369 USDT', '0'),
  ),
  dualMarket(
    'RULES 10: both payouts are set aside at the purchase, so that either result is paid for',
    given(dual.buys('alice', 1, 100)),
    underwriting('999769864', '939861917809', '230136', '60138082191'),
    given(dual.buys('bob', 2, 10)),
    underwriting('998099362', '939859616440', '1900638', '60140383560'),
    dual.left(1, 100),
  ),
  dualMarket(
    'RULES 10: products of one pair and maturity share one window, and each purchase is settled once',
    given(dual.buys('alice', 1, 1)),
    given(dual.buys('bob', 2, 1)),
    given(dual.buys('alice', 1, 2)),
    dual.live('alice', '2 of 1', '1 of 1'),
    ...settlesDualAt('61000'),
    dual.windows(120),
    dual.settled(
      'alice: quote 601.380821 USDT at 61000',
      'alice: quote 1202.761643 USDT at 61000',
      'bob: quote 100.230136 USDT at 61000',
    ),
    when(at('61000'), 'done'),
    dual.windows(),
    dual.settled(),
  ),
  dualMarket(
    'RULES 10: the settlement price is the mean of the window alone, rounded down',
    given(dual.buys('alice', 1, 1)),
    waitsUntil(9 * minuteMs),
    dual.ticksUntil(9.5 * minuteMs, '60000'),
    dual.ticksUntil(10 * minuteMs - 500, '60001'),
    dual.ticksUntil(10 * minuteMs, '60002'),
    dual.settled('alice: quote 601.380821 USDT at 60000.50833333'),
  ),
  dualMarket(
    'RULES 10: ticks at a slow pace decide as well; a gap of a fifth of the window does not',
    given(dual.buys('alice', 1, 1)),
    ...Array.from({ length: 10 }, (_, spell) => [
      waitsUntil(9 * minuteMs + 5_000 * spell + 100),
      given(at('60000')),
    ]).flat(),
    waitsUntil(10 * minuteMs + 2_000),
    when(operator.funds('dust', '1 USDT'), 'done'),
    dual.settled('alice: quote 601.380821 USDT at 60000'),
  ),
  dualMarket(
    'RULES 10: too few samples void a product: everything comes back',
    given(dual.buys('alice', 1, 100)),
    given(dual.buys('bob', 2, 10)),
    waitsUntil(9 * minuteMs),
    dual.ticksUntil(9 * minuteMs + 45_000, '60000'),
    passes(minuteMs),
    when(operator.funds('dust', '1 USDT'), 'done'),
    dual.windows(90),
    dual.settled('alice: void 1 BTC at nothing', 'bob: void 1000 USDT at nothing'),
    alice.holds('2 BTC', '0'),
    bob.holds('10000 USDT', '0'),
    underwriting('1000000000', '1000000000000', '0', '0'),
  ),
  dualMarket(
    'RULES 10: after an outage the clock settles with the samples that are there',
    given(dual.buys('alice', 1, 1)),
    waitsUntil(9 * minuteMs),
    dual.ticksUntil(9 * minuteMs + 55_000, '60000'),
    passes(3 * dayMs),
    when(operator.funds('dust', '1 USDT'), 'done'),
    dual.settled('alice: quote 601.380821 USDT at 60000'),
  ),
  dualMarket(
    'RULES 0: what was bought runs to its end when the product is closed and switched off',
    given(dual.buys('alice', 1, 1)),
    given(dual.closes(1)),
    given(sends('it is off', { type: 'products.set_availability', product: 'dual', availability: 'off' })),
    ...settlesDualAt('60000'),
    dual.settled('alice: quote 601.380821 USDT at 60000'),
  ),
  dualMarket(
    'RULES 10: a payout is reinvested in the next product of its kind, in whole shares, where the user asked for it',
    given(dual.buys('alice', 2, 10, { reinvestsAt: 110_000 })),
    given(dual.opensPut(next())),
    ...settlesDualAt('60000'),
    dual.settled('alice: quote 1002.301369 USDT at 60000'),
    dual.live('alice', '10 of 3'),
    alice.holds('9002.301369 USDT', '1000'),
    given(dual.reinvests('alice', 2)),
  ),
  ...(
    [
      ['no_product', []],
      ['pair_not_trading', [given(dual.opensPut(next())), given(operator.sets('BTC/USDT', 'halted'))]],
      ['market_closed', [given(dual.opensPut(next())), given(opensTomorrow())]],
      ['linked_passed', [given(dual.opensPut(next({ linkedPrice: price(6_000_100_000_000) })))]],
      ['interest_lower', [given(dual.opensPut(next({ interest: 109_999 as Ppm })))]],
      ['too_little', [given(dual.opensPut(next({ share: atoms(1_100_000_000n) })))]],
      [
        'product_unavailable',
        [
          given(dual.opensPut(next())),
          given(sends('it is off', { type: 'products.set_availability', product: 'dual', availability: 'off' })),
        ],
      ],
      [
        'liquidity_insufficient',
        [given(dual.opensPut(next({ interestDays: 7, interest: 10_000_000 as Ppm, linkedPrice: price(4_000) })))],
      ],
    ] as const
  ).map(([reason, rows]) =>
    dualMarket(
      `RULES 10: a payout that cannot be reinvested as agreed stays the user's: ${reason}`,
      given(dual.buys('alice', 2, 10)),
      given(dual.reinvests('alice', 1, 110_000)),
      ...rows,
      ...settlesDualAt('60000'),
      dual.notReinvested(reason),
      alice.holds('10002.301369 USDT', '0'),
    ),
  ),
  dualMarket(
    'RULES 10: after an outage there is no index to reinvest by',
    given(dual.buys('alice', 2, 10, { reinvestsAt: 1 })),
    given(dual.opensPut(next())),
    waitsUntil(9 * minuteMs),
    dual.ticksUntil(9 * minuteMs + 55_000, '60000'),
    passes(minuteMs),
    when(operator.funds('dust', '1 USDT'), 'done'),
    dual.notReinvested('index_stale'),
  ),
  dualMarket(
    'RULES 10: of several products the one is bought that is as far from the index as the first was, and can be had',
    // A put at 60,000 with the index at 61,000 at the purchase and 60,500 at its end: 59,508.2 would be as far.
    given(at('61000')),
    given(dual.buys('alice', 2, 10, { reinvestsAt: 110_000 })),
    given(dual.opensPut(next({ linkedPrice: price(5_800_000_000_000) }))),
    given(dual.opensPut(next({ linkedPrice: price(5_950_000_000_000), interest: 109_999 as Ppm }))),
    given(dual.opensPut(next({ linkedPrice: price(5_951_000_000_000), shares: 1 }))),
    given(dual.buys('bob', 5, 1)),
    given(dual.opensPut(next({ linkedPrice: price(6_060_000_000_000) }))),
    given(dual.opensPut(next({ linkedPrice: price(5_940_000_000_000) }))),
    given(dual.opensPut(next({ linkedPrice: price(6_040_000_000_000) }))),
    ...settlesDualAt('60500'),
    dual.live('alice', '10 of 7'),
  ),
  dualMarket(
    'RULES 10: a call is reinvested where its linked price has not been passed',
    given(dual.buys('alice', 1, 100, { reinvestsAt: 1 })),
    given(dual.opens(next({ linkedPrice: price(5_940_000_000_000) }))),
    given(dual.opens(next({ linkedPrice: price(6_200_000_000_000) }))),
    ...settlesDualAt('59500'),
    dual.live('alice', '100 of 4'),
  ),
  dualMarket(
    'RULES 10: a payout in the other asset is not reinvested in the same kind',
    given(dual.buys('alice', 2, 10, { reinvestsAt: 1 })),
    given(dual.opensPut(next())),
    ...settlesDualAt('50000'),
    dual.notReinvested('other_asset'),
  ),
];

/** Bitcoin trades in one session, from so many days on. */
function opensTomorrow(days = 1) {
  const opensAtMs = worldStartMs + days * dayMs;
  const sessions = [{ opensAtMs, closesAtMs: opensAtMs + dayMs }];
  return sends('BTC trades in a session', { type: 'sessions.set_calendar', pairIds: [pair['BTC/USDT']], sessions });
}

/** On sale while the market's products mature. */
function next(changes: Parameters<typeof dual.opensPut>[0] = {}) {
  return { closesAtMs: worldStartMs + 15 * minuteMs, maturesAtMs: worldStartMs + 20 * minuteMs, ...changes };
}

function underwriting(btc: string, usdt: string, btcHeld: string, usdtHeld: string): Row {
  return thenThat(
    `underwriting has ${btc} and ${usdt}, with ${btcHeld} and ${usdtHeld} reserved`,
    ({ runner }) => {
      const { ledger } = runner.core;
      const wallets = [1, 3].map((assetId) => ledger.wallet(5 as AccountId, 'house', assetId as never));
      return [...wallets.map((one) => `${ledger.available(one)}`), ...wallets.map((one) => `${ledger.frozen(one)}`)];
    },
    [btc, usdt, btcHeld, usdtHeld],
  );
}

/** One refusal after the other in the order of the checks: each row would meet the next one's reason too. */
const refusals: readonly Scenario[] = [
  scenarioIn(
    {},
    'RULES 10: refusals of a purchase, in check order',
    given(alice.has('0.5 BTC')),
    when(sends('a stranger buys', stranger), 'account_not_found'),
    given(dual.opens({ opensAtMs: worldStartMs + 60_000 })),
    given(sends('it is off', { type: 'products.set_availability', product: 'dual', availability: 'off' })),
    when(dual.buys('alice', 7, 0), 'dual_not_offered'),
    when(dual.buys('alice', 1, 0, { termsHash: new Uint8Array(32) }), 'dual_not_offered'),
    passes(60_000),
    when(dual.buys('alice', 1, 0, { termsHash: new Uint8Array(32) }), 'product_unavailable'),
    given(sends('it is on', { type: 'products.set_availability', product: 'dual', availability: 'on' })),
    when(dual.buys('alice', 1, 0, { termsHash: new Uint8Array(32) }), 'terms_changed'),
    given(operator.sets('BTC/USDT', 'halted')),
    given(opensTomorrow()),
    when(dual.buys('alice', 1, 0), 'pair_not_trading'),
    given(operator.sets('BTC/USDT', 'trading')),
    when(dual.buys('alice', 1, 0), 'market_closed'),
    given(opensTomorrow(0)),
    when(dual.buys('alice', 1, 0), 'index_stale'),
    given(at('60000')),
    when(dual.buys('alice', 1, 0), 'shares_invalid'),
    when(dual.buys('alice', 1, 201), 'dual_sold_out'),
    when(dual.buys('alice', 1, 151), 'dual_account_max'),
    when(dual.buys('alice', 1, 51), 'balance_insufficient'),
    when(dual.buys('alice', 1, 50), 'liquidity_insufficient'),
    given(operator.funds('underwriting', '1 BTC')),
    when(dual.buys('alice', 1, 50), 'liquidity_insufficient'),
    dual.left(1, 0),
    given(operator.funds('underwriting', '30069.1 USDT')),
    when(dual.buys('alice', 1, 50), 'done'),
    given(dual.closes(1)),
    when(dual.buys('alice', 1, 1), 'dual_not_offered'),
    when(dual.closes(1), 'dual_not_offered'),
  ),
  scenarioIn(
    {},
    'RULES 10: a user has two hundred live purchases at most',
    given(alice.has('30000 USDT')),
    given(operator.funds('underwriting', '10 BTC')),
    given(operator.funds('underwriting', '1000 USDT')),
    given(dual.opensPut({ shares: 1_000, accountShares: 1_000, interest: 1 as Ppm })),
    given(at('60000')),
    repeated(200, dual.buys('alice', 1, 1)),
    when(dual.buys('alice', 1, 1), 'too_many_purchases'),
  ),
  dualMarket(
    'RULES 10: refusals of a reinvestment',
    given(dual.buys('alice', 1, 1)),
    when(
      sends('a stranger reinvests', {
        type: 'dual.set_reinvest',
        accountId: 5_000 as AccountId,
        purchaseId: 1 as DualPurchaseId,
      }),
      'account_not_found',
    ),
    when(dual.reinvests('bob', 1, 1), 'purchase_not_found'),
    when(dual.reinvests('alice', 2, 1), 'purchase_not_found'),
    when(dual.reinvests('alice', 1, 1), 'done'),
  ),
  scenarioIn(
    {},
    'RULES 10: refusals of a product',
    when(dual.opens({ pairId: 77 as PairId, shares: 0 }), 'pair_not_found'),
    when(dual.opens({ pairId: pair['ETH/BTC'], shares: 0 }), 'pair_not_found'),
    // A window at night would have no ticks.
    given(opensTomorrow(0)),
    when(dual.opens(), 'terms_invalid'),
    given(
      sends('BTC trades at all hours', { type: 'sessions.set_calendar', pairIds: [pair['BTC/USDT']], sessions: [] }),
    ),
    ...[
      { shares: 0 },
      { accountShares: 0 },
      { interest: 0 as Ppm },
      { interest: 10_000_001 as Ppm },
      { interestDays: 0 },
      { windowMs: 9_999 },
      { closesAtMs: worldStartMs },
      { closesAtMs: worldStartMs + 9 * minuteMs - 4_999 },
      { opensAtMs: worldStartMs + 8 * minuteMs },
      { maturesAtMs: worldStartMs + 401 * dayMs },
      // Its payouts would be more than the ledger counts, although its stake is not.
      { shares: 1_000_000_000, share: atoms(1_000_000_000n), linkedPrice: price(9_000_000_000_000_000) },
      // A share is worth 100 USDT at least.
      { share: atoms(166_666n) },
      { shares: 1_000_000_000, share: atoms(10n ** 10n) },
    ].map((changes) => when(dual.opens(changes), 'terms_invalid')),
    when(dual.opensPut({ share: atoms(99_999_999n) }), 'terms_invalid'),
    when(dual.opens(), 'done'),
  ),
];

/** RULES 10: dual investments. */
export const dualScenarios: readonly Scenario[] = [...flows, ...refusals];
