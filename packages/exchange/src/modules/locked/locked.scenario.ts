import type { AccountId, AssetId, CoreEvent, EventOf, LockedProductId } from '@candor/exchange';
import { dayMs } from '@candor/kernel';
import { atoms, type Ppm } from '@candor/money';
import {
  alice,
  asset,
  bob,
  given,
  houseHolds,
  locked,
  minuteDays,
  operator,
  passes,
  repeated,
  type Row,
  type Scenario,
  scenarioIn,
  sends,
  thenThat,
  waitsUntil,
  when,
  worldStartMs,
} from '@candor/testkit';

const hour = 60 * minuteDays;

/** Product 1 on sale with 1,000 USDT of rewards; alice and bob have 10,000 each. */
function shop(title: string, ...rows: readonly Row[]): Scenario {
  return scenarioIn(
    {},
    title,
    given(alice.has('10000 USDT')),
    given(bob.has('10000 USDT')),
    given(operator.funds('rewards_locked', '1000 USDT')),
    given(locked.sets()),
    ...rows,
  );
}

/** Alice and bob have 200 deposits of one dollar each that are renewed, and the last day of all of them is just over. */
function crowded(title: string, ...rows: readonly Row[]): Scenario {
  return shop(
    title,
    given(locked.sets({ amountMin: atoms(1_000_000n) })),
    repeated(200, locked.locks('alice', '1 USDT', { renewal: 'on' })),
    repeated(200, locked.locks('bob', '1 USDT', { renewal: 'on' })),
    passes(3 * minuteDays),
    given(operator.funds('dust', '1 USDT')),
    waitsUntil(4 * minuteDays),
    ...rows,
  );
}

function isRenewal(event: CoreEvent): event is EventOf<'locked.deposited'> {
  return event.type === 'locked.deposited' && event.renewalOf !== undefined;
}

/** The next command comes after so much time. */
function later(ms: number): Row[] {
  return [passes(ms), given(operator.funds('dust', '1 USDT'))];
}

const stranger = {
  type: 'locked.deposit',
  accountId: 5_000 as AccountId,
  productId: 7 as LockedProductId,
  amount: atoms(0n),
  termsHash: new Uint8Array(),
  renewal: 'off',
} as const;

const flows: readonly Scenario[] = [
  shop(
    'RULES 8: the rate follows the amount, from the low end at the minimum to the high end at the maximum',
    when(locked.locks('alice', '100 USDT'), 'done'),
    when(locked.locks('alice', '1100 USDT'), 'done'),
    when(locked.locks('bob', '2100 USDT'), 'done'),
    locked.live('alice', '1100 USDT 3500 0/3', '100 USDT 3000 0/3'),
    locked.live('bob', '2100 USDT 4000 0/3'),
    alice.holds('8800 USDT', '1200'),
    // 3 days of 0.3 + 3.85 + 8.4
    locked.rewards('962.35 USDT', '37.65 USDT'),
  ),
  shop(
    'RULES 8: pays one dividend a day, begins at the next dividend time, ends by itself and returns the principal',
    given(locked.locks('alice', '1100 USDT')),
    ...later(minuteDays),
    locked.paid(),
    ...later(minuteDays),
    locked.paid('alice 1: 3.85 USDT'),
    alice.holds('8903.85 USDT', '1100'),
    ...later(minuteDays),
    locked.paid('alice 2: 3.85 USDT'),
    locked.live('alice', '1100 USDT 3500 2/3'),
    ...later(minuteDays),
    locked.paid('alice 3: 3.85 USDT'),
    locked.ended('alice: matured, 1100 USDT, 0 USDT'),
    alice.holds('10011.55 USDT', '0'),
    locked.rewards('988.45 USDT', '0 USDT'),
    locked.live('alice'),
  ),
  shop(
    'RULES 8: an early exit costs ratio × days left × amount: 0.4 %, 3 days, 1,000 → 12, refund 988',
    given(locked.locks('alice', '1000 USDT')),
    when(locked.redeems('alice', 1, '11.999999 USDT'), 'penalty_changed'),
    when(locked.redeems('alice', 1, '12 USDT'), 'done'),
    locked.ended('alice: redeemed, 988 USDT, 12 USDT'),
    alice.holds('9988 USDT', '0'),
    locked.rewards('1012 USDT', '0 USDT'),
  ),
  shop(
    'RULES 8: days that are over are paid and cost no penalty; dividends stay the user’s',
    given(locked.locks('alice', '1100 USDT')),
    ...later(3 * minuteDays),
    locked.live('alice', '1100 USDT 3500 2/3'),
    when(locked.redeems('alice', 1), 'done'),
    locked.ended('alice: redeemed, 1095.6 USDT, 4.4 USDT'),
    alice.holds('10003.3 USDT', '0'),
    locked.rewards('996.7 USDT', '0 USDT'),
  ),
  shop(
    'RULES 8: a penalty is never more than the principal: nothing is left at 250 days of 0.4 %',
    given(locked.sets({ days: 251 })),
    given(locked.locks('alice', '1000 USDT')),
    ...later(2 * minuteDays),
    when(locked.redeems('alice', 1), 'done'),
    locked.ended('alice: redeemed, 0 USDT, 1000 USDT'),
    given(locked.locks('alice', '1000 USDT')),
    when(locked.redeems('alice', 2), 'done'),
    locked.ended('alice: redeemed, 0 USDT, 1000 USDT'),
  ),
  shop(
    'RULES 8: an outage of three days pays each missed dividend once, at its own time',
    given(locked.sets({ days: 5, dayMs, dividendAtMs: 8 * hour })),
    given(locked.locks('alice', '1100 USDT')),
    ...later(8 * hour + 3 * dayMs),
    locked.paid('alice 1: 3.85 USDT', 'alice 2: 3.85 USDT', 'alice 3: 3.85 USDT'),
    ...later(1),
    locked.paid(),
    ...later(10 * dayMs),
    locked.paid('alice 4: 3.85 USDT', 'alice 5: 3.85 USDT'),
    locked.ended('alice: matured, 1100 USDT, 0 USDT'),
  ),
  shop(
    'RULES 8: a deposit keeps the terms it was made under',
    given(locked.locks('alice', '1100 USDT')),
    given(locked.sets({ rateLow: 100 as Ppm, rateHigh: 100 as Ppm, penaltyRatio: 1_000_000 as Ppm, isOffered: 'no' })),
    ...later(2 * minuteDays),
    locked.paid('alice 1: 3.85 USDT'),
    when(locked.redeems('alice', 1, '8.8 USDT'), 'done'),
  ),
  shop(
    'RULES 8: a switched renewal locks the principal anew at the same rate or a better one',
    given(locked.locks('alice', '1100 USDT', { renewal: 'on' })),
    given(locked.locks('bob', '1100 USDT')),
    ...later(4 * minuteDays),
    locked.ended('alice: matured, 1100 USDT, 0 USDT', 'bob: matured, 1100 USDT, 0 USDT'),
    locked.live('alice', '1100 USDT 3500 0/3'),
    locked.live('bob'),
    alice.holds('8911.55 USDT', '1100'),
    given(locked.renews('alice', 3, 'off')),
    when(locked.renews('alice', 3, 'off'), 'done'),
    ...later(4 * minuteDays),
    locked.live('alice'),
    alice.holds('10023.1 USDT', '0'),
  ),
  crowded(
    'RULES 8: who redeems when the last day is over, and its turn has not come, has it back and not locked anew',
    when(locked.redeems('bob', 400), 'done'),
    thenThat(
      '250 were paid before, and the deposit with the command',
      (scene) => scene.told('locked.ended').map(({ depositId }) => depositId),
      [...Array.from({ length: 250 }, (_, i) => i + 1), 400],
    ),
    thenThat(
      'the deposit is not continued',
      (scene) => scene.told('locked.deposited').filter(({ renewalOf }) => renewalOf === 400),
      [],
    ),
    bob.holds('9802.353 USDT', '199'),
    ...later(1_000),
    bob.holds('9802.8 USDT', '199'),
  ),
  crowded(
    'RULES 8: a renewal goes on where its deposit ended, whenever its turn comes: no day is lost',
    ...later(1_000),
    thenThat(
      'all 400 are continued from their end',
      ({ runner }) => {
        const made = runner.steps.flatMap(({ events }) => events.filter(isRenewal));
        return [made.length, ...new Set(made.map(({ madeAtMs, startsAtMs }) => `${madeAtMs} ${startsAtMs}`))];
      },
      [400, `${worldStartMs + 4 * minuteDays} ${worldStartMs + 4 * minuteDays}`],
    ),
    ...later(minuteDays),
    alice.holds('9802.4 USDT', '200'),
  ),
  ...(
    [
      ['rate_lower', { rateHigh: 3_900 as Ppm }],
      ['not_offered', { isOffered: 'no' }],
      ['amount_out_of_bounds', { amountMin: atoms(1_100_000_001n) }],
      ['quota_full', { quota: atoms(1_099_999_999n) }],
      ['rewards_insufficient', { days: 3_600 }],
    ] as const
  ).map(([reason, changes]) =>
    shop(
      `RULES 8: a renewal that is no longer what was agreed returns the principal: ${reason}`,
      given(locked.locks('alice', '1100 USDT', { renewal: 'on' })),
      given(locked.sets(changes)),
      ...later(4 * minuteDays),
      locked.ended('alice: matured, 1100 USDT, 0 USDT'),
      locked.notRenewed(reason),
      alice.holds('10011.55 USDT', '0'),
    ),
  ),
  shop(
    'RULES 0: where the product is off nothing is renewed or sold, and deposits go on to their end',
    given(locked.locks('alice', '1100 USDT', { renewal: 'on' })),
    given(sends('locked mining is off', { type: 'products.set_availability', product: 'locked', availability: 'off' })),
    when(locked.locks('bob', '1100 USDT'), 'product_unavailable'),
    ...later(4 * minuteDays),
    locked.ended('alice: matured, 1100 USDT, 0 USDT'),
    locked.notRenewed('product_unavailable'),
  ),
  shop(
    'RULES 8: a product whose rewards cannot reserve its smallest deposit is sold out by itself',
    given(locked.sets({ days: 1_111, rateLow: 3_000 as Ppm, rateHigh: 3_000 as Ppm, quota: atoms(10n ** 12n) })),
    onSale(true),
    given(locked.locks('alice', '300 USDT')),
    locked.rewards('0.1 USDT', '999.9 USDT'),
    onSale(false),
    when(locked.locks('bob', '100 USDT'), 'rewards_insufficient'),
    given(operator.funds('treasury', '1000 USDT')),
    given(funds('1000 USDT')),
    onSale(true),
    houseHolds('treasury', '0 USDT'),
    when(locked.locks('bob', '100 USDT'), 'done'),
  ),
];

function onSale(expected: boolean): Row {
  return thenThat(
    `product 1 is ${expected ? 'on sale' : 'sold out'}`,
    ({ runner }) => runner.core.queries.lockedProducts()[0]?.isOnSale,
    expected,
  );
}

function funds(size: `${number} USDT`, assetId: AssetId = asset.USDT) {
  const amount = atoms(BigInt(size.split(' ')[0] ?? '') * 1_000_000n);
  return sends(`rewards get ${size}`, { type: 'locked.fund_rewards', assetId, amount }, 'system');
}

/** One refusal after the other in the order of the checks: each row would meet the next one's reason too. */
const refusals: readonly Scenario[] = [
  shop(
    'RULES 8: refusals of a deposit, in check order',
    when(sends('a stranger locks', stranger), 'account_not_found'),
    when(sends('alice locks in no product', { ...stranger, accountId: 1_000 as AccountId }), 'locked_not_offered'),
    given(locked.sets({ isOffered: 'no' })),
    given(sends('locked mining is off', { type: 'products.set_availability', product: 'locked', availability: 'off' })),
    when(locked.locks('alice', '0 USDT', { termsHash: new Uint8Array(32) }), 'locked_not_offered'),
    given(locked.sets({ quota: atoms(0n), accountMax: atoms(10_001_000_000n) })),
    when(locked.locks('alice', '0 USDT', { termsHash: new Uint8Array(32) }), 'product_unavailable'),
    given(sends('locked mining is on', { type: 'products.set_availability', product: 'locked', availability: 'on' })),
    when(locked.locks('alice', '0 USDT', { termsHash: new Uint8Array(32) }), 'terms_changed'),
    when(locked.locks('alice', '0 USDT'), 'amount_invalid'),
    when(locked.locks('alice', '99.999999 USDT'), 'locked_too_small'),
    when(locked.locks('alice', '10001.000001 USDT'), 'locked_too_large'),
    when(locked.locks('alice', '10001 USDT'), 'balance_insufficient'),
    when(locked.locks('alice', '100 USDT'), 'locked_quota_full'),
    given(locked.sets({ days: 3_660 })),
    when(locked.locks('alice', '100 USDT'), 'rewards_insufficient'),
    given(locked.sets()),
    given(locked.locks('alice', '2000 USDT')),
    when(locked.locks('alice', '100.000001 USDT'), 'locked_too_large'),
    when(locked.locks('alice', '100 USDT'), 'done'),
  ),
  shop(
    'RULES 8: a user has two hundred live deposits at most',
    given(locked.sets({ amountMin: atoms(1_000_000n) })),
    ...Array.from({ length: 200 }, () => given(locked.locks('alice', '1 USDT'))),
    when(locked.locks('alice', '1 USDT'), 'too_many_locked'),
    when(locked.locks('bob', '1 USDT'), 'done'),
  ),
  shop(
    'RULES 8: refusals of an early exit and of a renewal',
    given(locked.locks('alice', '1000 USDT')),
    when(
      sends('a stranger redeems', { type: 'locked.redeem', accountId: 5_000 as AccountId, depositId: 1 as never }),
      'account_not_found',
    ),
    when(locked.redeems('alice', 2), 'locked_not_found'),
    when(locked.redeems('bob', 1), 'locked_not_found'),
    when(
      sends('a stranger renews', {
        type: 'locked.set_renewal',
        accountId: 5_000 as AccountId,
        depositId: 1 as never,
        renewal: 'on',
      }),
      'account_not_found',
    ),
    when(locked.renews('bob', 1, 'on'), 'locked_not_found'),
    when(locked.renews('alice', 1, 'on'), 'done'),
    when(locked.redeems('alice', 1), 'done'),
    when(locked.redeems('alice', 1), 'locked_not_found'),
  ),
  scenarioIn(
    {},
    'RULES 8: refusals of terms',
    when(locked.sets({ assetId: 77 as AssetId, days: 0 }), 'asset_not_found'),
    ...[
      { productId: 0 as LockedProductId },
      { amountMin: atoms(0n) },
      { accountMax: atoms(1n) },
      { quota: atoms(-1n) },
      { days: 0 },
      { days: 3_661 },
      { dayMs: minuteDays - 1 },
      { dayMs: dayMs + 1 },
      { dividendAtMs: minuteDays },
      { rateHigh: 2_999 as Ppm },
      { rateHigh: 1_000_001 as Ppm },
      { penaltyRatio: 1_000_001 as Ppm },
      // The smallest deposit would earn nothing.
      { rateLow: 0 as Ppm },
      { amountMin: atoms(1n) },
    ].map((changes) => when(locked.sets(changes), 'terms_invalid')),
    when(locked.sets(), 'done'),
    when(locked.sets({ assetId: asset.BTC }), 'terms_invalid'),
  ),
  shop(
    'RULES 8: refusals of a funding of rewards',
    when(funds('1 USDT', 77 as AssetId), 'asset_not_found'),
    when(funds('0 USDT'), 'amount_invalid'),
    when(funds('1 USDT'), 'treasury_insufficient'),
    given(operator.funds('treasury', '1 USDT')),
    when(funds('1 USDT'), 'done'),
    locked.rewards('1001 USDT', '0 USDT'),
  ),
];

/** RULES 8: locked mining. */
export const lockedScenarios: readonly Scenario[] = [...flows, ...refusals];
