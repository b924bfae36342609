import { type AccountId, type AssetId, restoreCore } from '@candor/exchange';
import {
  alice,
  asset,
  bob,
  bytesOf,
  funding,
  given,
  lives,
  passes,
  type Row,
  type Scenario,
  scenario,
  scenarioIn,
  sends,
  sendsTo,
  switched,
  thenThat,
  ticks,
  when,
} from '@candor/testkit';
import { atoms, zero } from '@candor/money';

const world = { funding: {} };
const day = 86_400_000;
const prices = given(ticks({ 'BTC/USDT': '60000', 'ETH/USDT': '3000' }));
const stranger = 5_000 as AccountId;

const ready = [given(alice.has('100 USDT')), given(funding.level('alice', 'basic')), prices];

/** Then: the sends in the facts of the last command, as "1: 40000000, note". */
function sent(...expected: readonly string[]): Row {
  return thenThat(
    `sent: ${JSON.stringify(expected)}`,
    (scene) =>
      scene
        .told('send.sent')
        .map(({ sendId, amount, noteHash }) => `${sendId}: ${amount}${noteHash === undefined ? '' : ', note'}`),
    expected,
  );
}

/** RULES 13: money from one user to another. */
export const sendScenarios: readonly Scenario[] = [
  scenarioIn(
    world,
    'RULES 13: a send is instant, free, and in the same account of the other user',
    ...ready,
    when(sendsTo('alice', '40 USDT', 'bob'), 'done'),
    sent('1: 40000000'),
    alice.holds('60 USDT'),
    bob.holds('40 USDT'),
    when(sendsTo('alice', '60 USDT', 'bob'), 'done'),
    sent('2: 60000000'),
    alice.holds('0 USDT'),
    bob.holds('100 USDT'),
    thenThat(
      'a restored core goes on with the next number',
      ({ runner }) => restoreCore(runner.core.snapshot()).sends.take(),
      3,
    ),
  ),
  scenarioIn(
    world,
    'a send carries the hash of its note, and nothing of its words',
    ...ready,
    when(
      sends('alice sends with a note', {
        type: 'send.send',
        accountId: 1_000 as AccountId,
        recipientId: 1_001 as AccountId,
        assetId: asset.USDT,
        amount: atoms(1_000_000n),
        noteHash: bytesOf('lunch'),
      }),
      'done',
    ),
    sent('1: 1000000, note'),
  ),
  scenarioIn(
    world,
    'fiat goes from the fiat account to the fiat account, at the highest fixed price of its rails',
    given(funding.level('alice', 'basic')),
    given(funding.claims('alice', '500 USD', 'USD bank')),
    prices,
    given(funding.decides('rita', 1, '500 USD')),
    when(sendsTo('alice', '60 USD', 'bob'), 'done'),
    alice.holds('440 USD', '0', 'fiat'),
    bob.holds('60 USD', '0', 'fiat'),
    funding.used('alice', '0.001 BTC', '200 BTC'),
  ),
  scenarioIn(
    world,
    'RULES 13: refusals of a send, in check order',
    when(
      sends('a stranger sends', {
        type: 'send.send',
        accountId: stranger,
        recipientId: stranger,
        assetId: 77 as AssetId,
        amount: zero,
      }),
      'account_not_found',
    ),
    when(
      sends('alice sends nothing known', {
        type: 'send.send',
        accountId: 1_000 as AccountId,
        recipientId: 1_001 as AccountId,
        assetId: 77 as AssetId,
        amount: zero,
      }),
      'asset_not_found',
    ),
    when(sendsTo('alice', '0 USDT', stranger), 'recipient_not_found'),
    // The house is nobody's friend.
    when(sendsTo('alice', '0 USDT', 3 as AccountId), 'recipient_not_found'),
    when(sendsTo('alice', '0 USDT', 'alice'), 'send_self'),
    when(sendsTo('alice', '0 ACME', 'bob'), 'send_not_offered'),
    given(switched('send', 'off')),
    when(sendsTo('alice', '0 USDT', 'bob'), 'product_unavailable'),
    given(switched('send', 'inherited')),
    when(sendsTo('alice', '0 USDT', 'bob'), 'identity_needed'),
    given(funding.level('alice', 'basic')),
    given(funding.booksOnly('alice', 'yes')),
    given(funding.hold('alice', 'password_changed')),
    when(sendsTo('alice', '0 USDT', 'bob'), 'withdrawals_held'),
    passes(day),
    when(sendsTo('alice', '0 USDT', 'bob'), 'send_book_only'),
    given(funding.booksOnly('alice', 'no')),
    when(sendsTo('alice', '0 USDT', 'bob'), 'send_book_only'),
    passes(day),
    given(funding.hold('bob', 'account_frozen')),
    when(sendsTo('alice', '0 USDT', 'bob'), 'recipient_cannot_receive'),
    given(funding.lift('bob', 'account_frozen')),
    when(sendsTo('alice', '0 USDT', 'bob'), 'amount_invalid'),
    when(sendsTo('alice', '10 USDT', 'bob'), 'index_stale'),
    prices,
    when(sendsTo('alice', '12000000.01 USDT', 'bob'), 'withdrawal_limit'),
    when(sendsTo('alice', '12000000 USDT', 'bob'), 'balance_insufficient'),
  ),
  scenario(
    'without terms of funding nothing leaves an account',
    given(alice.has('10 USDT')),
    when(sendsTo('alice', '10 USDT', 'bob'), 'send_not_offered'),
  ),
  scenarioIn(
    world,
    'RULES 0: where sending is off for the country of the other, nothing is sent there',
    ...ready,
    given(switched('send', 'off', 'VN')),
    given(lives('bob', 'VN')),
    when(sendsTo('alice', '10 USDT', 'bob'), 'recipient_cannot_receive'),
    when(sendsTo('alice', '10 USDT', 'carol'), 'done'),
  ),
  scenarioIn(
    { funding: {}, faucet: { BTC: 10n ** 11n } },
    'RULES 15: sends and withdrawals share the limit of any 24 hours, and a send gives nothing back',
    given(alice.claims('BTC')),
    given(funding.level('alice', 'basic')),
    given(funding.books('alice', 'home', 'BTC manual')),
    passes(day),
    prices,
    when(sendsTo('alice', '150 BTC', 'bob'), 'done'),
    when(funding.withdraws('alice', '50.00000001 BTC', 'home', 'BTC manual'), 'withdrawal_limit'),
    when(funding.withdraws('alice', '50 BTC', 'home', 'BTC manual'), 'done'),
    when(sendsTo('alice', '0.00000001 BTC', 'bob'), 'withdrawal_limit'),
    funding.used('alice', '200 BTC', '200 BTC'),
    given(funding.cancels('alice', 1)),
    funding.used('alice', '150 BTC', '200 BTC'),
    // A receipt takes nothing off the recipient's own limit.
    funding.used('bob', '0 BTC', '0 BTC'),
    passes(day),
    prices,
    funding.used('alice', '0 BTC', '200 BTC'),
  ),
];
