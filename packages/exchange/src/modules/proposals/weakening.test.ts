import {
  type AccountId,
  type ChangeCommand,
  createCore,
  firstUserAccount,
  house,
  type ProposalId,
  restoreCore,
} from '@candor/exchange';
import { atoms, type Ppm, price } from '@candor/money';
import {
  asset,
  campaignFor,
  contractTerms,
  fundingTerms,
  loanTermsFor,
  pointsItemFor,
  pointsTaskFor,
  wheelFor,
  lockedTermsFor,
  optionTermsFor,
  pair,
  practiceWorld,
  projectFor,
  Runner,
  setRail,
  startWorld,
} from '@candor/testkit';
import { describe, expect, test } from 'vitest';
import { changeDelayMs, proposalLapsesMs } from './rules.ts';

const btc = pair['BTC/USDT'];
const { runner } = startWorld({
  contracts: {},
  options: 10n ** 12n,
  funding: {},
  maker: { BTC: 10n ** 9n, ETH: 10n ** 10n, USDT: 10n ** 12n },
});
const { core } = runner;
runner.must(pointsTaskFor('trading'));
runner.must(pointsItemFor(1));
runner.must(wheelFor());
runner.must(loanTermsFor());
runner.must(campaignFor('fee_rebate'));
runner.must(lockedTermsFor());
runner.must({ type: 'operators.set_role', name: 'bob', role: 'support' });
runner.must({ type: 'invitations.set_terms', share: 200_000 as Ppm, days: 365 });

/** The weakening by a change in the world above, compared with the settings in force there. */
const weakening = (change: ChangeCommand) => core.changes.weakeningOf(change);

type Row = readonly [what: string, change: ChangeCommand, expected: 'none' | 'confirmed' | 'delayed'];
const terms = fundingTerms();
const rail = setRail('USD bank');
const contract = contractTerms('BTC/USDT');
const [tier] = contract.tiers;
const option = optionTermsFor(btc);
const [duration] = option.durations;
const loanTerms = loanTermsFor();
const campaign = campaignFor('fee_rebate');
const lockedTerms = lockedTermsFor();
const task = pointsTaskFor('trading');
const item = pointsItemFor(1);
const wheel = wheelFor();
const ppm = (value: number) => value as Ppm;

const funding: Row[] = [
  ['the same terms', terms, 'none'],
  ...(['undoMs', 'destinationWaitMs', 'holdMs'] as const).flatMap((name): Row[] => [
    [`a shorter ${name}`, { ...terms, [name]: terms[name] - 1 }, 'delayed'],
    [`a longer ${name}`, { ...terms, [name]: terms[name] + 1 }, 'none'],
  ]),
  ...(['basicLimit', 'advancedLimit', 'reviewAbove', 'twoPeopleAbove'] as const).flatMap((name): Row[] => [
    [`a higher ${name}`, { ...terms, [name]: atoms(terms[name] + 1n) }, 'delayed'],
    [`a lower ${name}`, { ...terms, [name]: atoms(terms[name] - 1n) }, 'none'],
  ]),
  ['limits in another asset', { ...terms, limitAssetId: 2 as never }, 'delayed'],
  ['fewer confirmations', setRail('USDT chain', { confirmations: 1 }), 'delayed'],
  ['more confirmations', setRail('USDT chain', { confirmations: 99 }), 'none'],
  ['another worth of an asset', { ...rail, fixedPrice: 1 as never }, 'delayed'],
  ...(['depositMin', 'withdrawMin'] as const).flatMap((name): Row[] => [
    [`a lower ${name}`, { ...rail, [name]: atoms(rail[name] - 1n) }, 'confirmed'],
    [`a higher ${name}`, { ...rail, [name]: atoms(rail[name] + 1n) }, 'none'],
  ]),
  ['a lower fee', { ...rail, withdrawFee: atoms(rail.withdrawFee - 1n) }, 'confirmed'],
  ['a higher fee', { ...rail, withdrawFee: atoms(rail.withdrawFee + 1n) }, 'confirmed'],
  ['a way that closes', { ...rail, takesDeposits: 'no', takesWithdrawals: 'no' }, 'none'],
  ['a way that is new', { ...rail, railId: 9 as never }, 'confirmed'],
  ['a higher cap', { type: 'funding.set_operator_caps', hourMax: atoms(10n ** 12n), dayMax: atoms(1n) }, 'delayed'],
  ['a lower cap', { type: 'funding.set_operator_caps', hourMax: atoms(1n), dayMax: atoms(2n) }, 'none'],
];

const trading: Row[] = [
  ['the same terms of contracts', contract, 'none'],
  ['smaller contracts', { ...contract, lotsMin: (contract.lotsMin - 1) as never }, 'confirmed'],
  ['larger contracts', { ...contract, lotsMax: (contract.lotsMax + 1) as never }, 'confirmed'],
  ['more of them', { ...contract, accountLotsMax: (contract.accountLotsMax + 1) as never }, 'confirmed'],
  ['fewer of them', { ...contract, accountLotsMax: (contract.accountLotsMax - 1) as never }, 'none'],
  ...(['spread', 'fee', 'overnightRate', 'liquidationFee'] as const).flatMap((name): Row[] => [
    [`a higher ${name}`, { ...contract, [name]: ppm(contract[name] + 1) }, 'confirmed'],
    [`a lower ${name}`, { ...contract, [name]: ppm(contract[name] - 1) }, 'confirmed'],
  ]),
  ['a milder stress', { ...contract, stress: ppm(contract.stress - 1) }, 'confirmed'],
  ['a harder stress', { ...contract, stress: ppm(contract.stress + 1) }, 'none'],
  ['no more contracts', { ...contract, isOffered: 'no' }, 'none'],
  ['a higher multiple', { ...contract, tiers: [{ ...tier, multipleMax: 126 } as never] }, 'confirmed'],
  ['other payouts', { ...option, durations: [{ ...duration, payout: ppm(1) } as never] }, 'confirmed'],
  ['fewer durations', { ...option, durations: option.durations.slice(0, 1) }, 'none'],
  ['a smaller stake', { ...option, stakeMin: atoms(option.stakeMin - 1n) }, 'confirmed'],
  ['a larger stake', { ...option, stakeMax: atoms(option.stakeMax + 1n) }, 'confirmed'],
  ['more exposure', { ...option, exposureMax: atoms(option.exposureMax + 1n) }, 'confirmed'],
  ['less exposure', { ...option, exposureMax: atoms(option.exposureMax - 1n) }, 'none'],
  [
    'first terms of copying',
    { type: 'copy.set_terms', shareMax: ppm(1), followersMax: 1, isOffered: 'no' },
    'confirmed',
  ],
  ['other fees', { type: 'catalog.set_pair_fees', pairId: btc, makerFee: ppm(0), takerFee: ppm(0) }, 'confirmed'],
  ['a switch that is off', { type: 'products.set_availability', product: 'options', availability: 'off' }, 'none'],
  [
    'a switch that is on for a country',
    { type: 'products.set_availability', product: 'options', country: 'VN', availability: 'on' },
    'confirmed',
  ],
  ['first terms of a locked product', lockedTermsFor({ productId: 2 as never, isOffered: 'no' }), 'confirmed'],
  ['the same terms of a locked product', lockedTerms, 'none'],
  ...(['amountMin', 'accountMax', 'quota'] as const).map(
    (name): Row => [`a higher ${name}`, { ...lockedTerms, [name]: atoms(lockedTerms[name] + 1n) }, 'confirmed'],
  ),
  // The rate of an amount is read off a line that ends there.
  ['a lower accountMax', { ...lockedTerms, accountMax: atoms(lockedTerms.accountMax - 1n) }, 'confirmed'],
  ['a lower quota', { ...lockedTerms, quota: atoms(lockedTerms.quota - 1n) }, 'none'],
  ...(['rateLow', 'rateHigh', 'days'] as const).flatMap((name): Row[] => [
    [`a higher ${name}`, { ...lockedTerms, [name]: lockedTerms[name] + 1 }, 'confirmed'],
    [`a lower ${name}`, { ...lockedTerms, [name]: lockedTerms[name] - 1 }, 'confirmed'],
  ]),
  ['a higher penalty', { ...lockedTerms, penaltyRatio: ppm(lockedTerms.penaltyRatio + 1) }, 'confirmed'],
  ['a lower penalty', { ...lockedTerms, penaltyRatio: ppm(lockedTerms.penaltyRatio - 1) }, 'none'],
  ['no more deposits', { ...lockedTerms, isOffered: 'no' }, 'none'],
  ['first terms of a loan', loanTermsFor({ productId: 2 as never, isOffered: 'no' }), 'confirmed'],
  ['the same coupons', campaign, 'none'],
  ['coupons worth more', { ...campaign, worth: atoms(campaign.worth + 1n) }, 'confirmed'],
  ['coupons worth less', { ...campaign, worth: atoms(campaign.worth - 1n) }, 'none'],
  ['more coupons', { ...campaign, countMax: campaign.countMax + 1 }, 'confirmed'],
  ['fewer coupons', { ...campaign, countMax: campaign.countMax - 1 }, 'none'],
  ['coupons on another occasion', { ...campaign, occasion: 'registration' }, 'confirmed'],
  ['coupons of other markets', { ...campaign, market: 'spot' }, 'confirmed'],
  ['a campaign that is new', campaignFor('cash'), 'confirmed'],
  ['no more coupons', { ...campaign, isOpen: 'no' }, 'none'],
  ['funds for coupons', { type: 'coupons.fund_rewards', assetId: asset.USDT, amount: atoms(1n) }, 'confirmed'],
  ['the same terms of a loan', loanTerms, 'none'],
  ...(['flexibleInterest', 'ltvInitial', 'ltvWarning', 'ltvUrgent', 'ltvLiquidation', 'ltvTarget'] as const).flatMap(
    (name): Row[] => [
      [`a higher ${name}`, { ...loanTerms, [name]: loanTerms[name] + 1 }, 'confirmed'],
      [`a lower ${name}`, { ...loanTerms, [name]: loanTerms[name] - 1 }, 'confirmed'],
    ],
  ),
  ...(['accountMax', 'totalMax'] as const).flatMap((name): Row[] => [
    [`a higher ${name}`, { ...loanTerms, [name]: atoms(loanTerms[name] + 1n) }, 'confirmed'],
    [`a lower ${name}`, { ...loanTerms, [name]: atoms(loanTerms[name] - 1n) }, 'none'],
  ]),
  ['another smallest loan', { ...loanTerms, amountMin: atoms(loanTerms.amountMin + 1n) }, 'confirmed'],
  ['no fixed terms', { ...loanTerms, fixed: [] }, 'confirmed'],
  ['less collateral', { ...loanTerms, collateral: loanTerms.collateral.slice(1) }, 'confirmed'],
  ['no more loans', { ...loanTerms, isOffered: 'no' }, 'none'],
  ['the same terms of invitations', { type: 'invitations.set_terms', share: ppm(200_000), days: 365 }, 'none'],
  ...[199_999, 200_001].map(
    (share): Row => ['another share', { type: 'invitations.set_terms', share: ppm(share), days: 365 }, 'confirmed'],
  ),
  ...[364, 366, undefined].map(
    (days): Row => ['another time', { type: 'invitations.set_terms', share: ppm(200_000), days }, 'confirmed'],
  ),
  ['first terms of a task', pointsTaskFor('check_in', { isOffered: 'no' }), 'confirmed'],
  ['the same terms of a task', task, 'none'],
  ...(['reward', 'dailyMax', 'lifeDays', 'delayMs'] as const).flatMap((name): Row[] => [
    [`a higher ${name}`, { ...task, [name]: task[name] + 1 }, 'confirmed'],
    [`a lower ${name}`, { ...task, [name]: task[name] - 1 }, 'confirmed'],
  ]),
  ['points for less trading', { ...task, per: atoms(task.per - 1n) }, 'confirmed'],
  ['no more points for trading', { ...task, isOffered: 'no' }, 'none'],
  ['another item', pointsItemFor(2), 'confirmed'],
  ['a cheaper item', { ...item, cost: item.cost - 1 }, 'confirmed'],
  ['more of an item', { ...item, stock: item.stock + 1 }, 'confirmed'],
  ['less of an item', { ...item, stock: item.stock - 1 }, 'none'],
  ['an item that is taken out', { ...item, isOffered: 'no' }, 'none'],
  ['the same wheel', wheel, 'none'],
  ['other odds', { ...wheel, segments: [...wheel.segments].reverse() }, 'confirmed'],
  ['a stake more', { ...wheel, stakes: [...wheel.stakes, 100] }, 'confirmed'],
  ['a stake less', { ...wheel, stakes: [10] }, 'none'],
  ['more turns a day', { ...wheel, spinsPerDay: wheel.spinsPerDay + 1 }, 'confirmed'],
  ['fewer turns a day', { ...wheel, spinsPerDay: wheel.spinsPerDay - 1 }, 'none'],
  ['a wheel that stops', { ...wheel, isOffered: 'no' }, 'none'],
  ['funds for rewards', { type: 'locked.fund_rewards', assetId: asset.USDT, amount: atoms(1n) }, 'confirmed'],
  ['a market for a token', { type: 'ieo.set_market', projectId: 1 as never, pairId: btc, opensAtMs: 1 }, 'confirmed'],
  [
    'tokens to sell',
    { type: 'ieo.move_issuance', assetId: asset.USDT, amount: atoms(1n), direction: 'to_issuance' },
    'confirmed',
  ],
  ['a role', { type: 'operators.set_role', name: 'ann', role: 'auditor' }, 'confirmed'],
  ['another role', { type: 'operators.set_role', name: 'bob', role: 'admin' }, 'confirmed'],
  ['the same role', { type: 'operators.set_role', name: 'bob', role: 'support' }, 'none'],
  ['no role any more', { type: 'operators.set_role', name: 'bob', role: 'none' }, 'none'],
  [
    'a correction',
    {
      type: 'ledger.correct',
      fromAccountId: house.treasury,
      toAccountId: firstUserAccount as AccountId,
      assetId: asset.USDT,
      amount: atoms(1n),
      corrects: 1,
      reason: 'not_booked',
    },
    'confirmed',
  ],
  ['a halt', { type: 'catalog.set_pair_status', pairId: btc, status: 'halted' }, 'none'],
];

const calendar = (...sessions: readonly (readonly [number, number])[]): ChangeCommand => ({
  type: 'sessions.set_calendar',
  pairIds: [btc],
  sessions: sessions.map(([opensAtMs, closesAtMs]) => ({ opensAtMs, closesAtMs })),
});

describe('changes that loosen protection', () => {
  test.each([...funding, ...trading])('%s', (_what, change, expected) => {
    expect(weakening(change)).toBe(expected);
  });

  /** Some of the rows are refused in this world for what their accounts do not have. */
  const proposable = [...funding, ...trading].filter(
    ([, change, expected]) => expected !== 'none' && core.changes.refusalOf(change) === undefined,
  );
  test.each(proposable)(
    'makes it once, by another operator than who proposed it, though the core starts anew after every step: %s',
    (_what, change, expected) => {
      let restored = new Runner(restoreCore(core.snapshot()), runner.nowMs);
      const ends = () =>
        restored.steps.flatMap(({ events }) => events).filter(({ type }) => type === 'proposals.ended');
      const made: unknown[] = [];
      const startAnew = () => {
        made.push(...ends());
        restored = new Runner(restoreCore(restored.core.snapshot()), restored.nowMs);
      };
      const { proposalId } = restored.must({ type: 'proposals.propose', operator: 'rita', change });
      const decide = (operator: string) =>
        restored.send({ type: 'proposals.confirm', operator, proposalId: proposalId as ProposalId });
      startAnew();
      expect(decide('rita')).toEqual({ ok: false, code: 'second_person_needed' });
      expect(decide('max').ok).toBe(true);
      startAnew();
      const isDelayed = expected === 'delayed';
      expect(decide('ann')).toEqual({ ok: false, code: isDelayed ? 'proposal_confirmed' : 'proposal_not_found' });
      if (isDelayed) {
        expect(made).toEqual([]);
        restored.wait(changeDelayMs('practice'));
        restored.tick([]);
        startAnew();
      }
      restored.wait(proposalLapsesMs);
      restored.tick([]);
      startAnew();
      expect(made).toMatchObject([{ end: 'made', operators: ['rita', 'max'] }]);
      expect(restored.core.changes.weakeningOf(change)).toBe('none');
    },
  );

  test('a calendar tightens while all of it is inside the one before', () => {
    const world = startWorld().runner;
    const at = (change: ChangeCommand) => world.core.changes.weakeningOf(change);
    expect(at(calendar([10, 20]))).toBe('none');
    world.must(calendar([10, 20], [30, 40]));
    expect(at(calendar([10, 20]))).toBe('none');
    expect(at(calendar([12, 18], [30, 40]))).toBe('none');
    expect(at(calendar([10, 21]))).toBe('confirmed');
    expect(at(calendar([50, 60]))).toBe('confirmed');
    expect(at(calendar())).toBe('confirmed');
    const both: ChangeCommand = { type: 'sessions.set_calendar', pairIds: [pair['ETH/USDT'], btc], sessions: [] };
    expect(at(both)).toBe('confirmed');
  });

  test('a halt that ends needs two, however it was halted', () => {
    const world = startWorld().runner;
    const set = (status: 'trading' | 'cancel_only' | 'halted') =>
      ({ type: 'catalog.set_pair_status', pairId: btc, status }) as const;
    world.must(set('halted'));
    for (const status of ['cancel_only', 'trading'] as const) {
      expect(world.core.changes.weakeningOf(set(status))).toBe('confirmed');
    }
  });
});

test('any other figure of a sale that has not opened needs two', () => {
  const world = startWorld().runner;
  world.must({ type: 'house.fund', house: 'issuance', assetId: asset.ETH, amount: atoms(10n ** 12n) });
  const sale = projectFor();
  expect(world.core.changes.weakeningOf(sale)).toBe('confirmed');
  world.must(sale);
  expect(world.core.changes.weakeningOf(projectFor())).toBe('none');
  const [first, ...later] = sale.releases;
  const others: readonly Partial<typeof sale>[] = [
    { tokenAssetId: asset.BTC },
    { payAssetId: asset.BTC },
    { price: price(1) },
    { issuance: atoms(sale.issuance - 1n) },
    { mode: 'first_come' },
    { accountMin: atoms(1n) },
    { accountMax: atoms(sale.accountMax - 1n) },
    { opensAtMs: sale.opensAtMs + 1 },
    { closesAtMs: sale.closesAtMs - 1 },
    { releases: [{ atMs: sale.closesAtMs, share: first?.share as Ppm }, ...later] },
    { factsHash: new Uint8Array(32).fill(1) },
  ];
  for (const changes of others) expect(world.core.changes.weakeningOf(projectFor(changes))).toBe('confirmed');
});

test('a rate of fiat needs two in either direction, and notice where it goes far', () => {
  const world = startWorld().runner;
  const rate = (perUsdt: number, ageMs = 0, source = 'a bank'): ChangeCommand => ({
    type: 'convert.set_fiat_terms',
    assetId: asset.USD,
    fiatRate: price(perUsdt),
    source,
    asOfMs: world.nowMs - ageMs,
  });
  const at = (change: ChangeCommand) => world.core.changes.weakeningOf(change);
  expect(at(rate(100_000_000))).toBe('confirmed');
  const now = rate(100_000_000, 10);
  world.must(now);
  const rows: readonly (readonly [ChangeCommand, string])[] = [
    [now, 'none'],
    [{ ...now, fiatRate: price(110_000_000) } as ChangeCommand, 'confirmed'],
    [{ ...now, fiatRate: price(90_000_000) } as ChangeCommand, 'confirmed'],
    [{ ...now, fiatRate: price(110_000_001) } as ChangeCommand, 'delayed'],
    [{ ...now, fiatRate: price(89_999_999) } as ChangeCommand, 'delayed'],
    [{ ...now, source: 'another bank' } as ChangeCommand, 'confirmed'],
    [rate(100_000_000, 0), 'confirmed'],
    [rate(100_000_000, 20), 'none'],
  ];
  expect(rows.map(([change]) => at(change))).toEqual(rows.map(([, expected]) => expected));
});

test('under the rules of older journals one operator may set a rate of fiat', () => {
  const older = startWorld({ revision: 1 }).runner;
  const change = {
    type: 'convert.set_fiat_terms',
    assetId: asset.USD,
    fiatRate: price(100_000_000),
    source: 'a bank',
    asOfMs: older.nowMs,
  } as const;
  expect(older.send({ type: 'proposals.propose', operator: 'rita', change })).toEqual({
    ok: false,
    code: 'not_permitted',
  });
  expect(older.send(change, 'operator').ok).toBe(true);
  older.must({ type: 'revision.adopt', revision: 2 });
  expect(older.send({ ...change, fiatRate: price(100_000_001) }, 'operator')).toEqual({
    ok: false,
    code: 'proposal_needed',
  });
});

test('under the rules of older journals one operator is enough for settings, and nobody corrects a balance', () => {
  const older = new Runner(createCore());
  for (const command of practiceWorld({ funding: {} })) if (command.type !== 'revision.adopt') older.must(command);
  const looser = fundingTerms({ twoPeopleAbove: atoms(10n ** 12n) });
  const proposal = { type: 'proposals.propose', operator: 'rita', change: looser } as const;
  expect(older.send(proposal)).toEqual({ ok: false, code: 'not_permitted' });
  expect(older.send(looser, 'operator').ok).toBe(true);
  const corrected = {
    type: 'ledger.correct',
    fromAccountId: house.treasury,
    toAccountId: firstUserAccount as AccountId,
    assetId: asset.USDT,
    amount: atoms(1n),
    corrects: 1,
    reason: 'not_booked',
  } as const;
  expect(older.send(corrected, 'operator')).toEqual({ ok: false, code: 'not_permitted' });
});
