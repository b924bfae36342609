import type { AccountId, AssetId, CommandOf } from '@candor/exchange';
import {
  type Action,
  alice,
  bob,
  convertTerms,
  given,
  houseHolds,
  operator,
  repeated,
  type Scenario,
  scenario,
  sends,
  switched,
  thenThat,
  ticks,
  when,
} from '@candor/testkit';
import { atoms } from '@candor/money';

const prices = { 'BTC/USDT': '60000', 'ETH/USDT': '3000' } as const;
const market = [
  given(ticks(prices)),
  given(operator.funds('liquidity', '10000 USDT')),
  given(operator.funds('liquidity', '1 BTC')),
  given(alice.has('1 BTC')),
];

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

const quotesKept = thenThat('no quote is kept', ({ runner }) => runner.core.convertDesk.quotes.size, 0);

/** RULES 13: whole balances at the prices of the moment, all of them or none. */
export const sweepScenarios: readonly Scenario[] = [
  scenario(
    'RULES 13: sweeps whole balances together, dust below the least of a conversion too',
    ...market,
    given(terms({ minValue: usdt(1) })),
    given(alice.moves('0.9999 BTC', 'spot', 'contract')),
    given(alice.has('0.0001 ETH')),
    // 6 and 0.3 less the spread are 5.994 and 0.2997; the fees on them 0.005994 and, rounded up, 0.0003.
    when(alice.sweeps(['BTC', 'ETH'], '6.287406 USDT'), 'done'),
    alice.holds('0 BTC'),
    alice.holds('0 ETH'),
    alice.holds('6.287406 USDT'),
    houseHolds('liquidity', '9993.7063 USDT'),
    houseHolds('liquidity', '1.0001 BTC'),
    houseHolds('fees', '0.006294 USDT'),
    quotesKept,
  ),
  scenario(
    'RULES 13: leaves what brings less than an atom, and brings no less than the user accepts',
    ...market,
    given(ticks({ 'BTC/USDT': '60000', 'ETH/USDT': '49.99' })),
    given(alice.has('0.00000001 ETH')),
    when(alice.sweeps(['ETH']), 'convert_too_small'),
    given(alice.moves('0.9999 BTC', 'spot', 'contract')),
    when(alice.sweeps(['ETH', 'BTC'], '5.988007 USDT'), 'sweep_below_least'),
    alice.holds('0.0001 BTC'),
    when(alice.sweeps(['ETH', 'BTC'], '5.988006 USDT'), 'done'),
    alice.holds('0.00000001 ETH'),
    alice.holds('5.988006 USDT'),
  ),
  scenario(
    'RULES 13: counts a sweep against the limits of a day, all of it for the asset received, and as one quote of the minute',
    ...market,
    given(operator.funds('liquidity', '1000000 USDT')),
    given(alice.has('10 ETH')),
    given(terms({ maxValue: usdt(60_000), accountDayMax: usdt(89_999), houseDayMax: usdt(100_000) })),
    when(alice.sweeps(['BTC', 'ETH']), 'convert_day_limit'),
    given(terms({ maxValue: usdt(59_999), accountDayMax: usdt(90_000), houseDayMax: usdt(100_000) })),
    when(alice.sweeps(['BTC', 'ETH']), 'convert_too_large'),
    given(terms({ maxValue: usdt(60_000), accountDayMax: usdt(90_000), houseDayMax: usdt(100_000) })),
    given(bob.has('0.2 BTC')),
    given(bob.sweeps(['BTC'])),
    when(alice.sweeps(['BTC', 'ETH']), 'convert_house_limit'),
    when(alice.sweeps(['BTC']), 'done'),
    when(alice.asksFor('0.5 ETH', 'USDT'), 'done'),
    repeated(18, alice.asksFor('0.5 ETH', 'USDT')),
    when(alice.sweeps(['ETH']), 'too_many_quotes'),
  ),
  scenario(
    'RULES 13: refuses a sweep, in check order',
    when(
      sends('a stranger sweeps', {
        type: 'convert.sweep',
        accountId: 5_000 as AccountId,
        assetIds: [],
        leastTotal: atoms(0n),
      }),
      'account_not_found',
    ),
    given(switched('convert', 'off')),
    when(alice.sweeps([]), 'product_unavailable'),
    given(switched('convert', 'on')),
    when(
      sends('alice sweeps something unknown', {
        type: 'convert.sweep',
        accountId: 1_000 as AccountId,
        assetIds: [77 as AssetId],
        leastTotal: atoms(0n),
      }),
      'asset_not_found',
    ),
    when(alice.sweeps(['USDT', 'BTC']), 'convert_same_asset'),
    when(alice.sweeps(['ACME']), 'convert_not_offered'),
    when(alice.sweeps(['USD']), 'convert_not_offered'),
    when(alice.sweeps([]), 'amount_invalid'),
    when(alice.sweeps(['BTC', 'BTC']), 'amount_invalid'),
    when(alice.sweeps(['BTC']), 'index_stale'),
    given(ticks(prices)),
    when(alice.sweeps(['BTC']), 'balance_insufficient'),
    given(alice.has('0.1 BTC')),
    when(alice.sweeps(['BTC', 'ETH']), 'balance_insufficient'),
    when(alice.sweeps(['BTC']), 'liquidity_insufficient'),
  ),
];
