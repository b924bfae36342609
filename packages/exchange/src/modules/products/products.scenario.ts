import type { Ppm } from '@candor/money';
import type { AccountId, Product } from '@candor/exchange';
import { restoreCore } from '@candor/exchange';
import {
  alice,
  bob,
  carol,
  copying,
  given,
  lives,
  onMargin,
  plainContracts,
  type Row,
  type Scenario,
  scenario,
  scenarioIn,
  sends,
  switched,
  thenThat,
  ticket,
  ticks,
  options,
  when,
} from '@candor/testkit';

const free = { spread: 0 as Ppm, fee: 0 as Ppm, liquidationFee: 0 as Ppm };
const everything = { options: 10_000_000_000n, contracts: { terms: { 'BTC/USDT': free, 'ACME/USDT': free } } };

function has(who: 'alice' | 'bob', ...expected: Product[]): Row {
  return thenThat(
    `${who} can have ${expected.join(', ') || 'nothing'}`,
    (scene) => scene.runner.core.queries.productsFor(scene.accountOf(who)),
    expected,
  );
}

/** The products without prices of their own, which nothing here switches. */
const others = [
  'locked',
  'dual',
  'ieo',
  'loans',
  'invitations',
  'points',
  'coupons',
  'game',
  'otc',
  'nft',
  'send',
  'recurring',
] as const;

const market = [given(ticks({ 'BTC/USDT': '60000', 'ACME/USDT': '100' })), given(alice.has('20000 USDT'))];

/** RULES 0: every product can be off, for the installation and for the country of a verified user. */
export const productScenarios: readonly Scenario[] = [
  scenario(
    'RULES 0: the rule for a country precedes the one for everybody, and without a rule a product is on',
    has('alice', 'spot', 'convert', 'contract', 'stocks', 'options', 'copy', ...others),
    given(switched('options', 'off')),
    given(switched('options', 'on', 'VN')),
    given(switched('stocks', 'off', 'VN')),
    has('alice', 'spot', 'convert', 'contract', 'stocks', 'copy', ...others),
    given(lives('alice', 'VN')),
    has('alice', 'spot', 'convert', 'contract', 'options', 'copy', ...others),
    has('bob', 'spot', 'convert', 'contract', 'stocks', 'copy', ...others),
    thenThat('the rules are listed in their order', (scene) => scene.runner.core.queries.productRules(), [
      { product: 'stocks', country: 'VN', isOn: false },
      { product: 'options', isOn: false },
      { product: 'options', country: 'VN', isOn: true },
    ]),
    thenThat(
      'a restored core has the same',
      (scene) => restoreCore(scene.runner.core.snapshot()).queries.productsFor(scene.accountOf('alice')),
      ['spot', 'convert', 'contract', 'options', 'copy', ...others],
    ),
    given(switched('options', 'inherited', 'VN')),
    given(switched('stocks', 'inherited', 'VN')),
    has('alice', 'spot', 'convert', 'contract', 'stocks', 'copy', ...others),
    given(switched('options', 'inherited')),
    given(lives('alice')),
    thenThat('nothing is left of it in the state', (scene) => scene.runner.core.products.isEmpty, true),
  ),
  scenario(
    'RULES 0: refusals',
    when(switched('options', 'off', 'vn'), 'country_invalid'),
    when(switched('options', 'off', ''), 'country_invalid'),
    when(lives('alice', 'VNM'), 'country_invalid'),
    when(
      sends('a stranger', { type: 'products.set_residence', accountId: 5_000 as AccountId, country: 'VN' }),
      'account_not_found',
    ),
    when(
      sends('a user switches', { type: 'products.set_availability', product: 'options', availability: 'on' }, 'user'),
      'not_permitted',
    ),
  ),
  scenarioIn(
    everything,
    'RULES 0: where spot trading is off nothing is bought, and existing holdings can be sold and withdrawn',
    ...market,
    given(bob.has('1 BTC')),
    given(alice.buys('0.1 BTC', { at: '59000', as: 'early' })),
    given(alice.buys('0.1 BTC', { at: '59001' })),
    given(bob.sells('0.1 BTC', { at: '59000' })),
    given(switched('spot', 'off')),
    given(switched('convert', 'off')),
    when(alice.buys('0.1 BTC', { at: '59000' }), 'product_unavailable'),
    when(alice.oco('buy', '0.1 BTC', { limit: '59000', stop: '61000' }), 'product_unavailable'),
    when(alice.amends('early', { at: '59500' }), 'product_unavailable'),
    when(alice.asksFor('0.1 BTC', 'USDT'), 'product_unavailable'),
    when(alice.sells('0.05 BTC', { at: '61000' }), 'open'),
    when(alice.cancels('early'), 'done'),
  ),
  scenarioIn(
    everything,
    'RULES 0: contracts and stocks are switched separately, and open tickets can be closed but not reversed',
    ...market,
    given(onMargin.alice.has('1000 USDT')),
    given(onMargin.alice.opens('long', '1', { as: 'coin' })),
    given(onMargin.alice.opens('long', '1', { pair: 'ACME/USDT', as: 'share' })),
    given(ticks({ 'BTC/USDT': '60000', 'ACME/USDT': '100' })),
    given(lives('alice', 'VN')),
    given(switched('contract', 'off', 'VN')),
    when(onMargin.alice.opens('long', '1'), 'product_unavailable'),
    when(onMargin.alice.reverses('coin'), 'product_unavailable'),
    when(onMargin.alice.opens('long', '1', { pair: 'ACME/USDT' }), 'done'),
    given(switched('stocks', 'off')),
    when(onMargin.alice.opens('long', '1', { pair: 'ACME/USDT' }), 'product_unavailable'),
    when(onMargin.alice.closes('coin'), 'done'),
    when(onMargin.alice.closes('share'), 'done'),
    given(ticks({ 'BTC/USDT': '60000', 'ACME/USDT': '100' })),
    ticket('coin', 'gone'),
  ),
  scenarioIn(
    everything,
    'RULES 0, 2: switching options off ends the sale and touches none that was sold',
    ...market,
    given(alice.moves('100 USDT', 'spot', 'options')),
    given(options.buys('alice', 'up', 60, '10 USDT')),
    given(switched('options', 'off')),
    when(options.buys('alice', 'up', 60, '10 USDT'), 'product_unavailable'),
    given(ticks({ 'BTC/USDT': '60000' })),
    given(ticks({ 'BTC/USDT': '60000' })),
    options.struck(1),
  ),
  scenario(
    'RULES 0, 7: nobody begins to copy where copying is off, and a copy of a product that a country may not have is skipped with the reason',
    ...plainContracts().map((command) => given(sends(command.type, command))),
    ...[alice, bob, carol].flatMap((user) => [
      given(user.has('10000 USDT')),
      given(user.moves('10000 USDT', 'spot', 'contract')),
    ]),
    given(ticks({ 'BTC/USDT': '60000' })),
    given(copying.terms()),
    given(copying.applies('alice')),
    given(copying.reviews('alice', 'accept')),
    given(copying.follows('bob', 'alice')),
    given(copying.follows('carol', 'alice')),
    given(lives('bob', 'VN')),
    given(lives('carol', 'CN')),
    given(switched('contract', 'off', 'VN')),
    given(switched('copy', 'off', 'CN')),
    given(copying.opens('alice', 'long', 100)),
    given(ticks({ 'BTC/USDT': '60000' })),
    copying.told('bob: 0/100 skipped product_unavailable', 'carol: 0/100 skipped product_unavailable'),
    when(copying.follows('carol', 'alice', { size: 50 }), 'product_unavailable'),
    given(switched('copy', 'off')),
    when(copying.applies('bob'), 'product_unavailable'),
    when(copying.leaves('carol', 'alice'), 'done'),
  ),
];
