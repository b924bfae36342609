import type { AccountId, DualProductId, DualPurchaseId, PairId } from '@candor/exchange';
import { dayMs, minuteMs } from '@candor/kernel';
import { atoms, type Ppm, price } from '@candor/money';
import {
  alice,
  bob,
  dual,
  given,
  operator,
  pair,
  passes,
  repeated,
  type Row,
  type Scenario,
  scenarioIn,
  sends,
  thenThat,
  ticks,
  when,
  worldStartMs,
} from '@candor/testkit';

const at = (btc: string) => ticks({ 'BTC/USDT': btc });

/** Alice and bob have 2 BTC and 10,000 USDT each, the house what it needs to underwrite; a call and a put are on offer. */
function market(title: string, ...rows: readonly Row[]): Scenario {
  return scenarioIn(
    {},
    title,
    ...[alice, bob].flatMap((user) => [given(user.has('2 BTC')), given(user.has('10000 USDT'))]),
    given(operator.funds('underwriting', '10 BTC')),
    given(operator.funds('underwriting', '1000000 USDT')),
    given(dual.opens()),
    given(dual.opensPut()),
    given(at('60000')),
    ...rows,
  );
}

/** The whole window of the market's products at one price, after another before it. */
function settlesAt(btc: string): Row[] {
  return [
    dual.waitsUntil(9 * minuteMs - 1_000),
    dual.ticksUntil(9 * minuteMs, '1'),
    dual.ticksUntil(10 * minuteMs, btc),
  ];
}

const stranger = {
  type: 'dual.buy',
  accountId: 5_000 as AccountId,
  productId: 7 as DualProductId,
  shares: 0,
  termsHash: new Uint8Array(),
} as const;

const flows: readonly Scenario[] = [
  market(
    'RULES 10: a call at the linked price or above is paid in USDT: 1 BTC at 60,000, 7 days at 12 % → 60,138.0822',
    when(dual.buys('alice', 1, 100), 'done'),
    alice.holds('1 BTC', '1'),
    ...settlesAt('60000'),
    dual.windows(120),
    dual.settled('alice: quote 60138.082191 USDT at 60000'),
    alice.holds('1 BTC', '0'),
    alice.holds('70138.082191 USDT', '0'),
    underwriting('1100000000', '939861917809', '0', '0'),
    dual.live('alice'),
  ),
  market(
    'RULES 10: a call below the linked price is paid in the coin, with interest → 1.00230137 BTC, down to the atom',
    given(dual.buys('alice', 1, 100)),
    ...settlesAt('59999.5'),
    dual.settled('alice: base 1.00230136 BTC at 59999.5'),
    alice.holds('2.00230136 BTC', '0'),
    underwriting('999769864', '1000000000000', '0', '0'),
  ),
  market(
    'RULES 10: a put below the linked price buys the coin: 1,000 USDT → 0.0167050228 BTC, down to the atom',
    given(dual.buys('alice', 2, 10)),
    alice.holds('9000 USDT', '1000'),
    ...settlesAt('59999.5'),
    dual.settled('alice: base 0.01670502 BTC at 59999.5'),
    alice.holds('2.01670502 BTC', '0'),
    alice.holds('9000 USDT', '0'),
  ),
  market(
    'RULES 10: a put at the linked price or above returns USDT with interest → 1,002.3014',
    given(dual.buys('alice', 2, 10)),
    ...settlesAt('60000'),
    dual.settled('alice: quote 1002.301369 USDT at 60000'),
    alice.holds('10002.301369 USDT', '0'),
  ),
  market(
    'RULES 10: both payouts are set aside at the purchase, so that either result is paid for',
    given(dual.buys('alice', 1, 100)),
    underwriting('999769864', '939861917809', '230136', '60138082191'),
    given(dual.buys('bob', 2, 10)),
    underwriting('998099362', '939859616440', '1900638', '60140383560'),
    dual.left(1, 100),
  ),
  market(
    'RULES 10: products of one pair and maturity share one window, and each purchase is settled once',
    given(dual.buys('alice', 1, 1)),
    given(dual.buys('bob', 2, 1)),
    given(dual.buys('alice', 1, 2)),
    dual.live('alice', '2 of 1', '1 of 1'),
    ...settlesAt('61000'),
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
  market(
    'RULES 10: the settlement price is the mean of the window alone, rounded down',
    given(dual.buys('alice', 1, 1)),
    dual.waitsUntil(9 * minuteMs),
    dual.ticksUntil(9.5 * minuteMs, '60000'),
    dual.ticksUntil(10 * minuteMs - 500, '60001'),
    dual.ticksUntil(10 * minuteMs, '60002'),
    dual.settled('alice: quote 601.380821 USDT at 60000.50833333'),
  ),
  market(
    'RULES 10: ticks at a slow pace decide as well; a gap of a fifth of the window does not',
    given(dual.buys('alice', 1, 1)),
    ...Array.from({ length: 10 }, (_, spell) => [
      dual.waitsUntil(9 * minuteMs + 5_000 * spell + 100),
      given(at('60000')),
    ]).flat(),
    dual.waitsUntil(10 * minuteMs + 2_000),
    when(operator.funds('dust', '1 USDT'), 'done'),
    dual.settled('alice: quote 601.380821 USDT at 60000'),
  ),
  market(
    'RULES 10: too few samples void a product: everything comes back',
    given(dual.buys('alice', 1, 100)),
    given(dual.buys('bob', 2, 10)),
    dual.waitsUntil(9 * minuteMs),
    dual.ticksUntil(9 * minuteMs + 45_000, '60000'),
    passes(minuteMs),
    when(operator.funds('dust', '1 USDT'), 'done'),
    dual.windows(90),
    dual.settled('alice: void 1 BTC at nothing', 'bob: void 1000 USDT at nothing'),
    alice.holds('2 BTC', '0'),
    bob.holds('10000 USDT', '0'),
    underwriting('1000000000', '1000000000000', '0', '0'),
  ),
  market(
    'RULES 10: after an outage the clock settles with the samples that are there',
    given(dual.buys('alice', 1, 1)),
    dual.waitsUntil(9 * minuteMs),
    dual.ticksUntil(9 * minuteMs + 55_000, '60000'),
    passes(3 * dayMs),
    when(operator.funds('dust', '1 USDT'), 'done'),
    dual.settled('alice: quote 601.380821 USDT at 60000'),
  ),
  market(
    'RULES 0: what was bought runs to its end when the product is closed and switched off',
    given(dual.buys('alice', 1, 1)),
    given(dual.closes(1)),
    given(sends('it is off', { type: 'products.set_availability', product: 'dual', availability: 'off' })),
    ...settlesAt('60000'),
    dual.settled('alice: quote 601.380821 USDT at 60000'),
  ),
  market(
    'RULES 10: a payout is reinvested in the next product of its kind, in whole shares, where the user asked for it',
    given(dual.buys('alice', 2, 10, { reinvestsAt: 110_000 })),
    given(dual.opensPut(next())),
    ...settlesAt('60000'),
    dual.settled('alice: quote 1002.301369 USDT at 60000'),
    dual.live('alice', '10 of 3'),
    alice.holds('9002.301369 USDT', '1000'),
    given(dual.reinvests('alice', 2)),
  ),
  ...(
    [
      ['no_product', []],
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
    market(
      `RULES 10: a payout that cannot be reinvested as agreed stays the user's: ${reason}`,
      given(dual.buys('alice', 2, 10)),
      given(dual.reinvests('alice', 1, 110_000)),
      ...rows,
      ...settlesAt('60000'),
      dual.notReinvested(reason),
      alice.holds('10002.301369 USDT', '0'),
    ),
  ),
  market(
    'RULES 10: a payout in the other asset is not reinvested in the same kind',
    given(dual.buys('alice', 2, 10, { reinvestsAt: 1 })),
    given(dual.opensPut(next())),
    ...settlesAt('50000'),
    dual.notReinvested('other_asset'),
  ),
];

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

const ownLimits: readonly Scenario[] = [
  market(
    'RULES 10: a limit of one’s own counts all live purchases at their linked prices',
    when(dual.limits('alice', '700 USDT'), 'done'),
    when(dual.buys('alice', 1, 1), 'done'),
    dual.limit('alice', '700 USDT', '600 USDT'),
    when(dual.buys('alice', 2, 2), 'dual_limit'),
    when(dual.buys('alice', 2, 1), 'done'),
    dual.limit('alice', '700 USDT', '700 USDT'),
    when(dual.buys('bob', 2, 1), 'done'),
    ...settlesAt('60000'),
    dual.limit('alice', '700 USDT', '0 USDT'),
  ),
  market(
    'RULES 10: a looser limit waits for a day, a tighter one holds at once',
    given(dual.limits('alice', '100 USDT')),
    when(dual.limits('alice', '1000 USDT'), 'done'),
    when(dual.buys('alice', 1, 1), 'dual_limit'),
    passes(dayMs - 1_000),
    dual.limit('alice', '100 USDT', '0 USDT'),
    passes(1_000),
    given(at('60000')),
    dual.limit('alice', '1000 USDT', '0 USDT'),
    when(dual.limits('alice'), 'done'),
    when(dual.limits('alice', '50 USDT'), 'done'),
    passes(dayMs),
    given(at('60000')),
    dual.limit('alice', '50 USDT', '0 USDT'),
  ),
  market(
    'RULES 10: in a pause nothing is bought or reinvested, and it cannot be shortened',
    given(dual.buys('alice', 2, 1, { reinvestsAt: 1 })),
    given(dual.opensPut({ closesAtMs: worldStartMs + 40 * minuteMs, maturesAtMs: worldStartMs + 50 * minuteMs })),
    when(dual.pauses('alice', 30 * minuteMs), 'done'),
    when(dual.pauses('alice', 29 * minuteMs), 'pause_invalid'),
    when(dual.buys('alice', 1, 1), 'dual_paused'),
    ...settlesAt('60000'),
    dual.notReinvested('own_limit'),
    passes(21 * minuteMs),
    given(at('60000')),
    when(dual.buys('alice', 3, 1), 'done'),
  ),
  market(
    'RULES 10: refusals of limits',
    when(sends('a stranger', { type: 'dual.set_limit', accountId: 5_000 as AccountId }), 'account_not_found'),
    when(
      dual.does('alice', (accountId) => ({ type: 'dual.set_limit', accountId, heldMax: atoms(-1n) })),
      'amount_invalid',
    ),
    when(sends('a stranger', { type: 'dual.pause', accountId: 5_000 as AccountId, untilMs: 1 }), 'account_not_found'),
    when(dual.pauses('alice', 0), 'pause_invalid'),
    when(dual.pauses('alice', 6 * 366 * dayMs), 'pause_invalid'),
  ),
];

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
  market(
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
    ...[
      { shares: 0 },
      { accountShares: 0 },
      { interest: 0 as Ppm },
      { interest: 10_000_001 as Ppm },
      { interestDays: 0 },
      { windowMs: 9_999 },
      { closesAtMs: worldStartMs },
      { closesAtMs: worldStartMs + 9 * minuteMs + 1 },
      { opensAtMs: worldStartMs + 8 * minuteMs },
      { maturesAtMs: worldStartMs + 401 * dayMs },
      // A share is worth 100 USDT at least.
      { share: atoms(166_666n) },
      { shares: 1_000_000_000, share: atoms(10n ** 10n) },
    ].map((changes) => when(dual.opens(changes), 'terms_invalid')),
    when(dual.opensPut({ share: atoms(99_999_999n) }), 'terms_invalid'),
    when(dual.opens(), 'done'),
  ),
];

/** RULES 10: dual investments. */
export const dualScenarios: readonly Scenario[] = [...flows, ...ownLimits, ...refusals];
