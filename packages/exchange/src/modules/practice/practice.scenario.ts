import type { AccountId, AssetId } from '@candor/exchange';
import { atoms } from '@candor/money';
import {
  alice,
  asset,
  given,
  houseHolds,
  operator,
  passes,
  type Scenario,
  scenario,
  scenarioIn,
  sends,
  when,
} from '@candor/testkit';

const stranger = 5_000 as AccountId;

/** The faucet of practice funds, funding of the house, and transfers between a user's account types. */
export const practiceScenarios: readonly Scenario[] = [
  scenario(
    'RULES 0: the faucet gives once per asset and UTC day, from external',
    when(alice.claims('BTC'), 'done'),
    alice.holds('1 BTC'),
    when(alice.claims('BTC'), 'already_claimed_today'),
    when(alice.claims('USDT'), 'done'),
    houseHolds('dust', '0 BTC'),
    // The world starts at midnight; some milliseconds have gone.
    passes(86_399_900),
    when(alice.claims('BTC'), 'already_claimed_today'),
    passes(100),
    when(alice.claims('BTC'), 'done'),
    alice.holds('2 BTC'),
    given(operator.setsFaucet('0 BTC')),
    passes(86_400_000),
    when(alice.claims('BTC'), 'faucet_not_offered'),
  ),
  scenario(
    'RULES 0: refusals of the faucet and of funding, in check order',
    when(
      sends('a stranger claims', { type: 'practice.claim', accountId: stranger, assetId: asset.BTC }),
      'account_not_found',
    ),
    when(alice.claims('USD'), 'faucet_not_offered'),
    when(operator.funds('liquidity', '0 BTC'), 'amount_invalid'),
    when(operator.funds('external', '1 BTC'), 'amount_invalid'),
    when(
      sends('a faucet of nothing known', { type: 'practice.set_faucet', assetId: 77 as AssetId, amount: atoms(1n) }),
      'asset_not_found',
    ),
    when(
      sends('a faucet that takes', { type: 'practice.set_faucet', assetId: asset.BTC, amount: atoms(-1n) }),
      'amount_invalid',
    ),
    when(
      sends('a past is begun after people came', { type: 'practice.begin_past', untilMs: 2 ** 45 }),
      'terms_invalid',
    ),
  ),
  scenarioIn(
    { users: 0 },
    'RULES 0: a past has an end ahead, and ends with the first account',
    when(sends('a past that is over', { type: 'practice.begin_past', untilMs: 1 }), 'terms_invalid'),
    when(sends('a past', { type: 'practice.begin_past', untilMs: 2 ** 45 }), 'done'),
  ),
  scenarioIn(
    { mode: 'live' },
    'RULES 0: live has no funds from nowhere',
    when(alice.claims('BTC'), 'practice_only'),
    when(operator.funds('liquidity', '1 BTC'), 'practice_only'),
    when(operator.setsFaucet('1 BTC'), 'practice_only'),
    when(sends('a past is begun', { type: 'practice.begin_past', untilMs: 2 ** 45 }), 'practice_only'),
  ),
  scenario(
    'RULES 13: a transfer between account types is instant and free',
    given(alice.has('1 BTC')),
    when(alice.moves('0.4 BTC', 'spot', 'contract'), 'done'),
    alice.holds('0.6 BTC'),
    alice.holds('0.4 BTC', '0', 'contract'),
    when(alice.moves('0.4 BTC', 'contract', 'options'), 'done'),
    when(alice.moves('0.4 BTC', 'options', 'spot'), 'done'),
    alice.holds('1 BTC'),
  ),
  scenario(
    'RULES 13: refusals of a transfer, in check order',
    when(
      sends('a stranger moves', {
        type: 'transfer.move',
        accountId: stranger,
        assetId: 77 as AssetId,
        amount: atoms(0n),
        from: 'spot',
        to: 'spot',
      }),
      'account_not_found',
    ),
    when(
      sends('alice moves nothing known', {
        type: 'transfer.move',
        accountId: 1_000 as AccountId,
        assetId: 77 as AssetId,
        amount: atoms(0n),
        from: 'spot',
        to: 'spot',
      }),
      'asset_not_found',
    ),
    when(alice.moves('0 BTC', 'spot', 'spot'), 'transfer_same_account'),
    when(alice.moves('0 BTC', 'spot', 'house'), 'transfer_not_allowed'),
    when(alice.moves('0 USD', 'fiat', 'spot'), 'transfer_not_allowed'),
    when(alice.moves('0 BTC', 'spot', 'contract'), 'amount_invalid'),
    when(alice.moves('0.1 BTC', 'spot', 'contract'), 'balance_insufficient'),
  ),
];
