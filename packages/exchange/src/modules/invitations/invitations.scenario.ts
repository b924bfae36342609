import { type AccountId, restoreCore } from '@candor/exchange';
import { dayMs } from '@candor/kernel';
import { ppmOne, type Ppm } from '@candor/money';
import {
  alice,
  bob,
  given,
  houseHolds,
  invited,
  onMargin,
  operator,
  passes,
  type Row,
  type Scenario,
  scenario,
  scenarioIn,
  sends,
  thenThat,
  ticks,
  when,
} from '@candor/testkit';

/** Alice has money and bob coins; carol has nothing and earns by them. */
const market = [
  given(ticks({ 'BTC/USDT': '60000', 'ETH/USDT': '3000' })),
  given(alice.has('10000 USDT')),
  given(bob.has('1 BTC')),
];

/** One bitcoin hundredth changes hands at 60,000: alice pays 0.00001 BTC, bob 0.6 USDT. */
function trades(): Row[] {
  return [given(alice.buys('0.01 BTC', { at: '60000' })), given(bob.sells('0.01 BTC', { at: '60000' }))];
}

const off = (is: 'off' | 'inherited', country?: string) =>
  sends(`invitations are ${is} in ${country ?? 'all countries'}`, {
    type: 'products.set_availability',
    product: 'invitations',
    country,
    availability: is,
  });

const lives = (who: 'alice' | 'carol', country: string) => ({
  says: `${who} lives in ${country}`,
  send: (scene: Parameters<ReturnType<typeof off>['send']>[0]) =>
    sends('', { type: 'products.set_residence', accountId: scene.accountOf(who), country }).send(scene),
});

/** RULES 16: one level, a share of fees that were paid, with the fee, never more than it, and not to oneself. */
export const invitationFlows: readonly Scenario[] = [
  scenario(
    'RULES 16: a fifth of each fee goes to the inviter, in the asset of the fee and with it',
    ...market,
    given(invited.terms(20)),
    given(invited.comes('bob', 'carol')),
    ...trades(),
    invited.rebates('bob trade_fee 0.6 USDT: 0.12 USDT + 0 USDT'),
    bob.holds('599.4 USDT'),
    houseHolds('fees', '0.48 USDT'),
    houseHolds('fees', '0.00001 BTC'),
    given(invited.comes('alice', 'carol')),
    ...trades(),
    invited.rebates('bob trade_fee 0.6 USDT: 0.12 USDT + 0 USDT', 'alice trade_fee 0.00001 BTC: 0.000002 BTC + 0 BTC'),
    houseHolds('fees', '0.96 USDT'),
    houseHolds('fees', '0.000018 BTC'),
  ),
  scenario(
    'RULES 16: the inviter chooses the friend’s part of it, for fees from then on',
    ...market,
    given(invited.terms(20)),
    given(invited.comes('bob', 'alice')),
    given(invited.splits('alice', 25)),
    ...trades(),
    invited.rebates('bob trade_fee 0.6 USDT: 0.09 USDT + 0.03 USDT'),
    bob.holds('599.43 USDT'),
    alice.holds('9400.09 USDT'),
    given(invited.splits('alice', 100)),
    ...trades(),
    invited.rebates('bob trade_fee 0.6 USDT: 0 USDT + 0.12 USDT'),
  ),
  scenario(
    'RULES 1, 16: both parts are rounded down, and a fee of which nothing is left to share stays whole',
    ...market,
    given(invited.terms(20)),
    given(invited.comes('bob', 'alice')),
    given(invited.splits('alice', 50)),
    given(operator.setsFees('BTC/USDT', 1, 1)),
    given(alice.buys('0.0001 BTC', { at: '60000' })),
    // Six millionths of a dollar are a fee of 6 atoms, a rebate of 1, and nothing for the friend.
    given(bob.sells('0.0001 BTC', { at: '60000' })),
    invited.rebates('bob trade_fee 0.000006 USDT: 0.000001 USDT + 0 USDT'),
    invited.kept('USDT', 5n),
    invited.kept('BTC', 1n),
    given(invited.comes('alice', 'carol')),
    given(bob.sells('0.0001 BTC', { at: '60000' })),
    given(alice.buys('0.0001 BTC', { at: '60000' })),
    // A fee of one atom has no fifth.
    invited.rebates('bob trade_fee 0.000006 USDT: 0.000001 USDT + 0 USDT'),
    invited.kept('BTC', 2n),
  ),
  scenario(
    'RULES 16: half of a fee is the most that goes back: a coupon may pay the other half',
    ...market,
    when(invited.terms(51), 'terms_invalid'),
    given(invited.terms(50)),
    given(invited.comes('bob', 'alice')),
    given(invited.splits('alice', 33)),
    ...trades(),
    invited.rebates('bob trade_fee 0.6 USDT: 0.201 USDT + 0.099 USDT'),
    houseHolds('fees', '0.3 USDT'),
  ),
  scenario(
    'RULES 16: one level: who invited the inviter gets nothing',
    ...market,
    given(invited.terms(20)),
    given(invited.comes('alice', 'carol')),
    given(invited.comes('bob', 'alice')),
    given(operator.funds('liquidity', '10000 USDT')),
    given(bob.asksFor('0.01 BTC', 'USDT')),
    given(bob.accepts()),
    invited.rebates('bob convert_fee 0.5994 USDT: 0.11988 USDT + 0 USDT'),
  ),
  scenarioIn(
    { contracts: {} },
    'RULES 16: fees of contracts and of the night are shared, into the spot wallet',
    given(ticks({ 'BTC/USDT': '60000', 'ETH/USDT': '3000' })),
    given(onMargin.alice.has('1000 USDT')),
    given(invited.terms(20)),
    given(invited.comes('alice', 'bob')),
    given(onMargin.alice.opens('long', '10', { as: 'a' })),
    given(ticks({ 'BTC/USDT': '60100' })),
    invited.rebates('alice contract_fee 3.606361 USDT: 0.721272 USDT + 0 USDT'),
    bob.holds('0.721272 USDT'),
    houseHolds('fees', '2.885089 USDT'),
    passes(dayMs),
    given(ticks({ 'BTC/USDT': '60100' })),
    thenThat(
      'a fifth of the night goes back',
      (scene) => {
        const [charged] = scene.told('contract.overnight_charged');
        const [rebated] = scene.told('invitations.rebated');
        return [rebated?.feeKind, rebated?.fee, rebated?.inviterPart === (charged?.fee ?? 0n) / 5n];
      },
      ['overnight_fee', 1_803_000n, true],
    ),
  ),
  scenarioIn(
    { contracts: {} },
    'RULES 16: the fee of a liquidation is insurance’s, and not shared',
    given(ticks({ 'BTC/USDT': '60000', 'ETH/USDT': '3000' })),
    given(onMargin.alice.has('700 USDT')),
    given(invited.terms(20)),
    given(invited.comes('alice', 'bob')),
    given(onMargin.alice.opens('long', '10', { as: 'a', mode: 'isolated' })),
    given(ticks({ 'BTC/USDT': '60000' })),
    given(ticks({ 'BTC/USDT': '54200' })),
    thenThat(
      'it was liquidated, for a fee',
      (scene) => scene.told('contract.closed').map(({ reason, fee }) => `${reason} ${fee > 0n}`),
      ['liquidation true'],
    ),
    invited.rebates(),
  ),
  scenario(
    'RULES 16: not to oneself: while an invitation is held nothing is shared, and nothing is made up for later',
    ...market,
    given(invited.terms(20)),
    when(invited.comes('bob', 'alice', 'same_device'), 'done'),
    invited.state('bob', 'held same_device'),
    ...trades(),
    invited.rebates(),
    when(invited.decides('bob', 'release'), 'done'),
    invited.rebates(),
    ...trades(),
    invited.rebates('bob trade_fee 0.6 USDT: 0.12 USDT + 0 USDT'),
    // The same device was judged; the same documents were not.
    when(invited.holds('bob', 'same_device'), 'done'),
    invited.state('bob', 'active same_device'),
    when(invited.holds('bob', 'same_documents'), 'done'),
    when(invited.holds('bob', 'same_destination'), 'done'),
    invited.state('bob', 'held same_device same_documents same_destination'),
    ...trades(),
    invited.rebates(),
    when(invited.decides('bob', 'void'), 'done'),
    ...trades(),
    invited.rebates(),
    when(invited.holds('bob', 'same_documents'), 'done'),
    invited.state('bob', 'void same_device same_documents same_destination'),
  ),
  scenario(
    'RULES 16: where the terms have an end, a friend’s fees are shared until theirs',
    ...market,
    given(invited.terms(20, 2)),
    given(invited.comes('bob', 'alice')),
    given(invited.terms(20, 1)),
    passes(2 * dayMs - 10),
    given(ticks({ 'BTC/USDT': '60000' })),
    given(alice.buys('0.01 BTC', { at: '60000' })),
    given(bob.sells('0.01 BTC', { at: '60000' })),
    invited.rebates('bob trade_fee 0.6 USDT: 0.12 USDT + 0 USDT'),
    passes(1_000),
    ...trades(),
    invited.rebates(),
  ),
  scenario(
    'RULES 0, 16: where invitations are off for either of the two, nothing is shared',
    ...market,
    given(invited.terms(20)),
    given(invited.comes('alice', 'carol')),
    given(lives('alice', 'VN')),
    given(lives('carol', 'CN')),
    given(off('off', 'VN')),
    given(bob.sells('0.01 BTC', { at: '60000' })),
    given(alice.buys('0.01 BTC', { at: '60000' })),
    invited.rebates(),
    given(off('inherited', 'VN')),
    given(off('off', 'CN')),
    given(bob.sells('0.01 BTC', { at: '60000' })),
    given(alice.buys('0.01 BTC', { at: '60000' })),
    invited.rebates(),
    given(off('inherited', 'CN')),
    given(bob.sells('0.01 BTC', { at: '60000' })),
    given(alice.buys('0.01 BTC', { at: '60000' })),
    invited.rebates('alice trade_fee 0.00001 BTC: 0.000002 BTC + 0 BTC'),
  ),
  scenario(
    'RULES 16: before there are terms nothing is shared, and a restored core has all of it',
    ...market,
    given(invited.comes('bob', 'alice')),
    ...trades(),
    invited.rebates(),
    given(invited.terms(20, 30)),
    given(invited.splits('alice', 40)),
    given(invited.comes('alice', 'carol', 'same_documents', 'same_documents')),
    thenThat(
      'a restored core',
      ({ runner: { core } }) => {
        const restored = restoreCore(core.snapshot());
        return restored.stateHash().root === core.stateHash().root;
      },
      true,
    ),
    thenThat('terms', ({ runner: { core } }) => core.queries.invitationTerms(), { share: 200_000, days: 30 }),
    thenThat(
      'a split',
      (scene) => [
        scene.runner.core.queries.invitationSplit(scene.accountOf('alice')),
        scene.runner.core.queries.invitation(scene.accountOf('bob'))?.friendShare,
        scene.runner.core.queries.invitationSplit(scene.accountOf('carol')),
      ],
      [400_000, 400_000, 0],
    ),
    invited.state('alice', 'held same_documents'),
  ),
];

const stranger = 5_000 as AccountId;
const usual = 1_000 as AccountId;

export const invitationRefusals: readonly Scenario[] = [
  scenario(
    'RULES 16: refusals',
    when(invited.terms(101), 'terms_invalid'),
    when(invited.terms(20, 0), 'terms_invalid'),
    when(invited.terms(20, 3_661), 'terms_invalid'),
    when(
      sends('a stranger comes', {
        type: 'invitations.bind',
        accountId: stranger,
        inviterId: stranger,
        suspicions: [],
      }),
      'account_not_found',
    ),
    when(
      sends('a stranger invites', { type: 'invitations.bind', accountId: usual, inviterId: stranger, suspicions: [] }),
      'account_not_found',
    ),
    when(invited.comes('alice', 'alice'), 'invite_self'),
    when(invited.comes('alice', 'bob'), 'done'),
    when(invited.comes('alice', 'bob'), 'invitation_exists'),
    when(invited.comes('alice', 'carol'), 'invitation_exists'),
    when(invited.holds('bob', 'same_device'), 'invitation_not_found'),
    when(invited.decides('bob', 'void'), 'invitation_not_found'),
    when(invited.decides('alice', 'release'), 'invitation_state_wrong'),
    when(invited.decides('alice', 'void'), 'done'),
    when(invited.decides('alice', 'release'), 'invitation_state_wrong'),
    when(invited.decides('alice', 'void'), 'invitation_state_wrong'),
    when(
      sends('a stranger splits', { type: 'invitations.set_split', accountId: stranger, friendShare: 0 as Ppm }),
      'account_not_found',
    ),
    when(
      sends('too much', { type: 'invitations.set_split', accountId: usual, friendShare: (ppmOne + 1) as Ppm }),
      'split_invalid',
    ),
    when(
      sends('a user binds', { type: 'invitations.bind', accountId: usual, inviterId: usual, suspicions: [] }, 'user'),
      'not_permitted',
    ),
  ),
];
