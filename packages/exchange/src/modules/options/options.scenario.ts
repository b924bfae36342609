import { dayMs } from '@candor/kernel';
import type { AccountId, PairId } from '@candor/exchange';
import {
  type AmountText,
  alice,
  asset,
  bob,
  given,
  houseHolds,
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
  options,
  when,
  worldStartMs,
} from '@candor/testkit';
import { atoms, type Ppm } from '@candor/money';

const at = (price: string) => ticks({ 'BTC/USDT': price });

/** So much in the options account of one user. */
function funded(user: typeof alice, size: AmountText): Row[] {
  return [given(user.has(size)), given(user.moves(size, 'spot', 'options'))];
}

/** A market with 10,000 USDT in `underwriting`; alice and bob can stake 1,000 each. */
function market(title: string, ...rows: readonly Row[]): Scenario {
  return scenarioIn(
    { options: 10_000_000_000n },
    title,
    ...funded(alice, '1000 USDT'),
    ...funded(bob, '1000 USDT'),
    given(at('60000')),
    ...rows,
  );
}

/** An order at one instant waits for the second tick after it: the first comes less than 500 ms later. */
function strikesAt(price: string): Row[] {
  return [given(at('60000')), options.struck(0), given(at(price)), options.struck(1)];
}

/** The amounts that `underwriting` can use and has reserved. */
function underwriting(available: string, reserved: string): Row {
  return thenThat(
    `underwriting has ${available} and ${reserved} reserved`,
    ({ runner }) => {
      const { ledger } = runner.core;
      const wallet = ledger.wallet(5 as AccountId, 'house', asset.USDT);
      return [`${ledger.available(wallet)}`, `${ledger.frozen(wallet)}`];
    },
    [available, reserved],
  );
}

const stranger = {
  type: 'options.buy',
  accountId: 5_000 as AccountId,
  pairId: pair['BTC/USDT'],
  direction: 'up',
  seconds: 60,
  stake: atoms(1n),
  termsHash: new Uint8Array(),
  validUntilMs: 0,
} as const;

const flows: readonly Scenario[] = [
  market(
    'RULES 6: an option that wins pays stake and reward, out of the reserve of underwriting',
    when(options.buys('alice', 'up', 60, '100 USDT'), 'done'),
    alice.holds('900 USDT', '100', 'options'),
    underwriting('9918000000', '82000000'),
    ...strikesAt('60010'),
    repeated(119, at('60010.01')),
    alice.holds('900 USDT', '100', 'options'),
    when(at('60010.01'), 'done'),
    options.windows('12 of 12'),
    options.settled('alice: won 182 USDT'),
    alice.holds('1082 USDT', '0', 'options'),
    underwriting('9918000000', '0'),
    options.live('alice'),
    options.used('alice', '100 USDT', '-82000000', '0 USDT'),
  ),
  market(
    'RULES 6: an option that loses leaves its stake with underwriting',
    when(options.buys('alice', 'up', 60, '100 USDT'), 'done'),
    when(options.buys('bob', 'down', 60, '50 USDT'), 'done'),
    options.live('bob', 'down 60'),
    given(at('60000')),
    given(at('60010')),
    options.struck(2),
    repeated(119, at('60009.99')),
    when(at('60009.99'), 'done'),
    options.windows('12 of 12'),
    options.settled('alice: lost 0 USDT', 'bob: won 91 USDT'),
    alice.holds('900 USDT', '0', 'options'),
    bob.holds('1041 USDT', '0', 'options'),
    houseHolds('underwriting', '10059 USDT'),
    options.used('alice', '100 USDT', '100000000', '0 USDT'),
  ),
  market(
    'RULES 6: the strike is the first tick 500 ms after acceptance or later, not the price that was seen',
    given(options.buys('alice', 'up', 10, '100 USDT')),
    ...strikesAt('70000'),
    repeated(19, at('65000')),
    when(at('65000'), 'done'),
    options.settled('alice: lost 0 USDT'),
  ),
  market(
    'RULES 6: a mean at the strike gives the stake back',
    given(options.buys('alice', 'up', 10, '100 USDT')),
    given(options.buys('bob', 'down', 10, '100 USDT')),
    given(at('60000')),
    given(at('60000')),
    repeated(17, at('61000')),
    given(at('60001')),
    given(at('59999')),
    when(at('60000'), 'done'),
    // The four samples of the last two seconds: 61,000, 60,001, 59,999 and 60,000 would win; they are not at the strike.
    options.windows('4 of 4'),
    options.settled('alice: won 180 USDT', 'bob: lost 0 USDT'),
    given(options.buys('alice', 'up', 10, '100 USDT')),
    given(options.buys('bob', 'down', 10, '100 USDT')),
    given(at('60000')),
    given(at('60000')),
    repeated(16, at('61000')),
    given(at('60001')),
    given(at('59999')),
    given(at('60000')),
    when(at('60000'), 'done'),
    options.settled('alice: refunded 100 USDT', 'bob: refunded 100 USDT'),
    alice.holds('1080 USDT', '0', 'options'),
    bob.holds('900 USDT', '0', 'options'),
    underwriting('10020000000', '0'),
  ),
  market(
    'RULES 6: with less than 80 % of its samples an option is void, by the clock when no tick comes',
    given(options.buys('alice', 'up', 60, '100 USDT')),
    ...strikesAt('60000'),
    repeated(117, at('61000')),
    // Three of the twelve instants of the window are left out; 1.5 s after expiry the next command finds it settled.
    passes(3_000),
    when(operator.sets('ETH/USDT', 'halted'), 'done'),
    options.windows('9 of 12'),
    options.settled('alice: void 100 USDT'),
    alice.holds('1000 USDT', '0', 'options'),
    underwriting('10000000000', '0'),
  ),
  market(
    'RULES 6: 80 % of the samples decide, and a tick without a price of the pair closes the window too',
    given(options.buys('alice', 'up', 60, '100 USDT')),
    ...strikesAt('60000'),
    repeated(118, at('61000')),
    given(ticks({ 'ETH/USDT': '3000' })),
    when(ticks({ 'ETH/USDT': '3000' }), 'done'),
    options.windows('10 of 12'),
    options.settled('alice: won 182 USDT'),
  ),
  market(
    'RULES 6: without a strike within 5 s the stake goes back',
    given(options.buys('alice', 'up', 10, '100 USDT')),
    repeated(11, ticks({ 'ETH/USDT': '3000' })),
    options.live('alice', 'up 10'),
    when(at('60000'), 'done'),
    options.struck(0),
    options.windows(),
    options.settled('alice: void 100 USDT'),
    alice.holds('1000 USDT', '0', 'options'),
    underwriting('10000000000', '0'),
  ),
  market(
    'RULES 2: an option is settled on its own terms, whether the pair trades or not',
    given(options.buys('alice', 'up', 10, '100 USDT')),
    given(options.sets('BTC/USDT', { durations: [{ seconds: 60, payout: 1 as Ppm }], isOffered: 'no' })),
    given(operator.sets('BTC/USDT', 'halted')),
    ...strikesAt('60000'),
    repeated(20, at('61000')),
    options.settled('alice: won 180 USDT'),
  ),
  market(
    'RULES 6: a limit holds at once when it is tighter, after 24 hours when it is looser',
    when(options.limits('alice', { stake: '100 USDT', loss: '50 USDT' }), 'done'),
    when(options.buys('alice', 'up', 10, '51 USDT'), 'daily_loss_limit'),
    when(options.buys('alice', 'up', 10, '101 USDT'), 'daily_stake_limit'),
    // One tighter, one gone: only the tighter one at once.
    when(options.limits('alice', { stake: '40 USDT' }), 'done'),
    when(options.buys('alice', 'up', 10, '41 USDT'), 'daily_stake_limit'),
    passes(dayMs - 10),
    given(at('60000')),
    when(options.buys('alice', 'up', 10, '41 USDT'), 'daily_stake_limit'),
    // No command falls on the moment; the next finds the looser limits in force.
    passes(20),
    when(options.limits('bob', {}), 'done'),
    when(options.buys('alice', 'up', 10, '41 USDT'), 'daily_stake_limit'),
    when(options.buys('alice', 'up', 10, '40 USDT'), 'done'),
  ),
  market(
    'RULES 6: another request takes the place of the one that waits',
    given(options.limits('alice', { stake: '100 USDT' })),
    given(options.limits('alice', { stake: '200 USDT' })),
    passes(dayMs / 2),
    given(options.limits('alice', { stake: '300 USDT' })),
    passes(dayMs / 2),
    given(at('60000')),
    when(options.buys('alice', 'up', 10, '101 USDT'), 'daily_stake_limit'),
    // Requesting the limit in force cancels the looser one.
    given(options.limits('alice', { stake: '100 USDT' })),
    passes(2 * dayMs),
    given(at('60000')),
    when(options.buys('alice', 'up', 10, '101 USDT'), 'daily_stake_limit'),
    when(options.limits('alice', {}), 'done'),
    passes(dayMs),
    given(at('60000')),
    when(options.buys('alice', 'up', 10, '101 USDT'), 'done'),
  ),
  market(
    'RULES 6: a live option counts as lost until it is settled, and a new day begins at 00:00 UTC',
    given(options.limits('alice', { loss: '150 USDT' })),
    given(options.buys('alice', 'up', 10, '100 USDT')),
    when(options.buys('alice', 'up', 10, '51 USDT'), 'daily_loss_limit'),
    ...strikesAt('60000'),
    repeated(20, at('61000')),
    options.settled('alice: won 180 USDT'),
    options.used('alice', '100 USDT', '-80000000', '0 USDT'),
    // Today's winnings may be lost today.
    given(options.buys('alice', 'up', 10, '230 USDT')),
    when(options.buys('alice', 'up', 10, '1 USDT'), 'daily_loss_limit'),
    ...strikesAt('60000'),
    repeated(20, at('59000')),
    options.used('alice', '330 USDT', '150000000', '0 USDT'),
    when(options.buys('alice', 'up', 10, '1 USDT'), 'daily_loss_limit'),
    passes(dayMs),
    given(at('60000')),
    options.used('alice', '0 USDT', '0', '0 USDT'),
    when(options.buys('alice', 'up', 10, '150 USDT'), 'done'),
  ),
  market(
    'RULES 6: a pause is kept, and can only become longer',
    when(options.pauses('alice', 60_000), 'done'),
    when(options.pauses('alice', 59_000), 'pause_invalid'),
    when(options.buys('alice', 'up', 10, '1 USDT'), 'options_paused'),
    when(options.pauses('alice', 61_000), 'done'),
    passes(60_998),
    given(at('60000')),
    when(options.buys('alice', 'up', 10, '1 USDT'), 'done'),
    when(options.pauses('alice', 1), 'done'),
    when(options.pauses('alice', 0), 'pause_invalid'),
    when(options.pauses('alice', 5 * 366 * dayMs + 1), 'pause_invalid'),
    when(options.pauses('alice', 5 * 366 * dayMs), 'done'),
  ),
];

/** One refusal after the other in the order of the checks: each row would meet the next one's reason too. */
const refusals: readonly Scenario[] = [
  scenarioIn(
    { options: 200_000_000n },
    'RULES 6: refusals of an order, in check order',
    when(sends('a stranger buys', stranger), 'account_not_found'),
    when(
      sends('alice buys in no pair', { ...stranger, accountId: 1_000 as AccountId, pairId: 77 as PairId }),
      'pair_not_found',
    ),
    when(options.buys('alice', 'up', 7, '0 USDT', { pair: 'ETH/BTC' }), 'option_not_offered'),
    given(options.sets('BTC/USDT', { isOffered: 'no' })),
    when(options.buys('alice', 'up', 7, '0 USDT'), 'option_not_offered'),
    given(options.sets('BTC/USDT')),
    given(operator.sets('BTC/USDT', 'halted')),
    given(opensTomorrow()),
    when(options.buys('alice', 'up', 7, '0 USDT', { termsHash: new Uint8Array(32) }), 'pair_not_trading'),
    given(operator.sets('BTC/USDT', 'trading')),
    when(options.buys('alice', 'up', 7, '0 USDT', { termsHash: new Uint8Array(32) }), 'market_closed'),
    // Open now, but not until the option would end.
    given(openUntil(20_000)),
    when(options.buys('alice', 'up', 7, '0 USDT', { termsHash: new Uint8Array(32) }), 'terms_changed'),
    when(options.buys('alice', 'up', 7, '0 USDT'), 'seconds_not_offered'),
    when(options.buys('alice', 'up', 60, '0 USDT'), 'market_closed'),
    when(options.buys('alice', 'up', 10, '0 USDT', { validFor: 1_001 }), 'valid_until_too_far'),
    when(options.buys('alice', 'up', 10, '0 USDT', { validFor: -1 }), 'order_too_late'),
    when(options.buys('alice', 'up', 10, '0 USDT', { validFor: 0 }), 'index_stale'),
    given(at('60000')),
    when(options.buys('alice', 'up', 10, '0 USDT'), 'amount_invalid'),
    when(options.buys('alice', 'up', 10, '0.999999 USDT'), 'stake_too_small'),
    when(options.buys('alice', 'up', 10, '1000.000001 USDT'), 'stake_too_large'),
    given(options.pauses('alice', 100)),
    given(options.limits('alice', { stake: '999 USDT', loss: '998 USDT' })),
    given(options.sets('BTC/USDT', { exposureMax: atoms(796_000_000n) })),
    when(options.buys('alice', 'up', 10, '1000 USDT'), 'options_paused'),
    passes(100),
    when(options.buys('alice', 'up', 10, '1000 USDT'), 'daily_stake_limit'),
    when(options.buys('alice', 'up', 10, '999 USDT'), 'daily_loss_limit'),
    when(options.buys('alice', 'up', 10, '998 USDT'), 'balance_insufficient'),
    ...funded(alice, '1000 USDT'),
    when(options.buys('alice', 'up', 10, '998 USDT'), 'exposure_full'),
    when(options.buys('alice', 'up', 10, '995 USDT'), 'liquidity_insufficient'),
    when(options.buys('alice', 'up', 10, '250 USDT'), 'done'),
    underwriting('0', '200000000'),
    when(options.buys('alice', 'up', 10, '1 USDT'), 'liquidity_insufficient'),
  ),
  scenarioIn(
    { options: 10_000_000_000n },
    'RULES 6: an index older than 5 s sells nothing',
    ...funded(alice, '1000 USDT'),
    given(at('60000')),
    passes(4_999),
    when(options.buys('alice', 'up', 10, '1 USDT'), 'done'),
    when(options.buys('alice', 'up', 10, '1 USDT'), 'index_stale'),
  ),
  scenarioIn(
    {},
    'RULES 6: refusals of terms',
    when(options.sets('BTC/USDT', { pairId: 77 as PairId, stakeMin: atoms(0n) }), 'pair_not_found'),
    ...[
      { durations: [] },
      { durations: Array.from({ length: 21 }, (_one, index) => ({ seconds: 10 + index, payout: 800_000 as Ppm })) },
      { durations: [{ seconds: 9, payout: 800_000 as Ppm }] },
      { durations: [{ seconds: 3_601, payout: 800_000 as Ppm }] },
      { durations: [60, 60].map((seconds) => ({ seconds, payout: 800_000 as Ppm })) },
      { durations: [60, 30].map((seconds) => ({ seconds, payout: 800_000 as Ppm })) },
      { durations: [{ seconds: 60, payout: 0 as Ppm }] },
      // From 100 % on, a coin's flip would be a gift.
      { durations: [{ seconds: 60, payout: 1_000_000 as Ppm }] },
      // The smallest stake would win nothing.
      { durations: [{ seconds: 60, payout: 999_999 as Ppm }], stakeMin: atoms(1n) },
      { stakeMin: atoms(0n) },
      { stakeMin: atoms(2n), stakeMax: atoms(1n) },
      { exposureMax: atoms(-1n) },
    ].map((changes) => when(options.sets('BTC/USDT', changes), 'terms_invalid')),
    when(options.sets('BTC/USDT'), 'done'),
  ),
  market(
    'RULES 6: refusals of limits and pauses',
    when(
      sends('a stranger limits', { type: 'options.set_limits', accountId: 5_000 as AccountId }),
      'account_not_found',
    ),
    when(
      sends('alice limits below nothing', {
        type: 'options.set_limits',
        accountId: 1_000 as AccountId,
        dailyLossMax: atoms(-1n),
      }),
      'amount_invalid',
    ),
    when(
      sends('a stranger pauses', { type: 'options.pause', accountId: 5_000 as AccountId, untilMs: 0 }),
      'account_not_found',
    ),
    when(options.limits('alice', { stake: '0 USDT' }), 'done'),
    when(options.buys('alice', 'up', 10, '1 USDT'), 'daily_stake_limit'),
  ),
];

function calendar(says: string, opensAtMs: number, closesAtMs: number) {
  const pairIds = [pair['BTC/USDT']];
  return sends(says, { type: 'sessions.set_calendar', pairIds, sessions: [{ opensAtMs, closesAtMs }] });
}

function opensTomorrow() {
  return calendar('the market is closed', worldStartMs + dayMs, worldStartMs + 2 * dayMs);
}

function openUntil(ms: number) {
  return calendar(`the market is open for ${ms} ms`, worldStartMs, worldStartMs + ms);
}

/** RULES 6: timed options. */
export const optionScenarios: readonly Scenario[] = [...flows, ...refusals];
