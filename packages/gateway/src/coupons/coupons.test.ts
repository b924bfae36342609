import {
  buyOption,
  claimPractice,
  fundCouponRewards,
  getCoupon,
  issueCoupons,
  listCouponCampaigns,
  listCoupons,
  listEntries,
  listOperatorActs,
  listOptionMarkets,
  listSpotOrders,
  payCashCoupon,
  placeSpotOrder,
  previewLockedDeposit,
  previewSpotOrder,
  revokeCoupon,
  setCouponCampaign,
  transferFunds,
} from '@candor/api';
import { present } from '@candor/kernel';
import { atoms } from '@candor/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changedByTwo } from '../testing/test-operators.ts';
import {
  btc,
  btcUsdt,
  operatorTokens,
  startTestSystem,
  type TestSystem,
  type TestUser,
  usdt,
} from '../testing/test-system.ts';

let system: TestSystem;
let alice: TestUser;
beforeAll(async () => {
  system = await startTestSystem({ isTimeStill: true });
  alice = await trader('alice');
});
afterAll(() => system.close());

const risk = { token: operatorTokens.markets };
/** The door lets so many calls of one user in at a time. */
const tooMany = 'too_many_requests';
const market = { baseAssetId: btc, quoteAssetId: usdt, side: 'buy', orderType: 'market' } as const;

async function trader(name: string): Promise<TestUser> {
  const user = await system.newUser(name);
  await user.call(claimPractice, { assetId: usdt });
  return user;
}

async function couponOf(user: TestUser, kind: string) {
  const { data } = await user.call(listCoupons, { status: 'usable' });
  return present(
    data.find((coupon) => coupon.kind === kind && coupon.status === 'issued'),
    `the user has a coupon of ${kind}`,
  );
}

async function payouts(user: TestUser) {
  const { data } = await user.call(listEntries, { kind: 'coupon_payout' });
  return data.map(({ availableChange }) => availableChange);
}

it('gives everybody a welcome set, and another with the first trade', async () => {
  const bert = await trader('bert');
  const kinds = async () => (await bert.call(listCoupons, { status: 'usable' })).data.map(({ kind }) => kind);
  expect(await kinds()).toEqual(['cash', 'locked_yield', 'fee_rebate']);
  await bert.call(placeSpotOrder, { ...market, quantity: '0.001' });
  expect(await kinds()).toEqual(['loan_interest', 'option_loss', 'cash', 'locked_yield', 'fee_rebate']);
});

it('pays half of the fee of a market order, and the statement has the same amount', async () => {
  const { couponId } = await couponOf(alice, 'fee_rebate');
  const placed = await alice.call(placeSpotOrder, { ...market, quantity: '0.01', couponId });
  expect(placed).toMatchObject({ status: 'filled', filled: '0.01' });
  const { coupon, events } = await alice.call(getCoupon, { couponId });
  expect(coupon).toMatchObject({ status: 'used', act: 'spot', reference: placed.orderId });
  // Half of 0.1 % of what was paid, down to the atom.
  const paid = Number(placed.filledQuote) / 2_000;
  expect(Number(coupon.paid)).toBeCloseTo(paid, 4);
  expect(await payouts(alice)).toEqual([coupon.paid]);
  expect(events.map(({ kind }) => kind)).toEqual(['used', 'paid', 'bound', 'issued']);
  const used = await alice.call(listCoupons, { status: 'used' });
  expect(used.data.map((one) => one.couponId)).toEqual([couponId]);
});

it('pays a cash coupon once, however often it is asked to at once', async () => {
  const carol = await trader('carol');
  const { couponId, worth } = await couponOf(carol, 'cash');
  const answers = await Promise.all(Array.from({ length: 60 }, () => carol.codeOf(payCashCoupon, { couponId })));
  expect(answers.filter((code) => code === 'ok')).toHaveLength(1);
  expect(answers.filter((code) => !['ok', 'coupon_not_found', tooMany].includes(code))).toEqual([]);
  expect(await payouts(carol)).toEqual([worth]);
});

it('answers a use that is sent again with its first answer', async () => {
  const dora = await trader('dora');
  const { couponId } = await couponOf(dora, 'cash');
  const asked = { couponId, requestId: 'use-it-once' };
  expect(await dora.call(payCashCoupon, asked)).toEqual(await dora.call(payCashCoupon, asked));
  expect(await payouts(dora)).toHaveLength(1);
});

it('binds one of many orders that are sent with one coupon at once, and places no other', async () => {
  const emil = await trader('emil');
  const { couponId } = await couponOf(emil, 'fee_rebate');
  const order = { ...market, orderType: 'limit', price: '50000', quantity: '0.001', couponId } as const;
  const answers = await Promise.all(Array.from({ length: 60 }, () => emil.codeOf(placeSpotOrder, order)));
  expect(answers.filter((code) => code === 'ok')).toHaveLength(1);
  expect(answers.filter((code) => !['ok', 'coupon_active', tooMany].includes(code))).toEqual([]);
  expect((await emil.call(listSpotOrders, {})).rows).toHaveLength(1);
});

it('refuses an act together with a coupon that does not fit, and leaves both alone', async () => {
  const fritz = await trader('fritz');
  const { couponId } = await couponOf(fritz, 'locked_yield');
  expect(await fritz.codeOf(placeSpotOrder, { ...market, quantity: '0.001', couponId })).toBe('coupon_not_for_act');
  const oco = { ...market, side: 'sell', orderType: 'limit', price: '70000', quantity: '0.001', couponId } as const;
  expect(await fritz.codeOf(placeSpotOrder, oco)).not.toBe('ok');
  expect(await couponOf(fritz, 'locked_yield')).toMatchObject({ couponId });
});

it('says in a preview what a coupon would pay, or why it cannot go with the act', async () => {
  const ines = await trader('ines');
  const fee = await couponOf(ines, 'fee_rebate');
  const asked = { ...market, quantity: '0.01' };
  expect((await ines.call(previewSpotOrder, asked)).couponPays).toBeUndefined();
  const preview = await ines.call(previewSpotOrder, { ...asked, couponId: fee.couponId });
  const placed = await ines.call(placeSpotOrder, { ...asked, couponId: fee.couponId });
  expect(placed.status).toBe('filled');
  expect([preview.couponPays]).toEqual(await payouts(ines));
  const yieldCoupon = await couponOf(ines, 'locked_yield');
  const other = await ines.call(previewSpotOrder, { ...asked, couponId: yieldCoupon.couponId });
  expect(other).toMatchObject({ rejectCode: 'coupon_not_for_act' });
  // 0.2 % a day of 500 for five days.
  const deposit = { productId: 1, amount: '500', couponId: yieldCoupon.couponId };
  expect((await ines.call(previewLockedDeposit, deposit)).couponPays).toBe('5');
  expect(await ines.codeOf(previewLockedDeposit, { ...deposit, amount: '99' })).not.toBe('ok');
  expect(await alice.codeOf(previewLockedDeposit, deposit)).toBe('coupon_not_found');
});

it('gives half of a lost stake back', async () => {
  const gerd = await trader('gerd');
  await gerd.call(placeSpotOrder, { ...market, quantity: '0.001' });
  await gerd.call(transferFunds, { assetId: usdt, amount: '100', from: 'spot', to: 'options' });
  const { couponId } = await couponOf(gerd, 'option_loss');
  await system.tick({ [btcUsdt]: '60000' });
  const markets = await gerd.call(listOptionMarkets, {});
  const offered = present(
    markets.find(({ terms }) => terms.pairId === btcUsdt),
    'options are sold',
  );
  const { seconds } = present(offered.terms.durations[0], 'of some duration');
  await gerd.call(buyOption, {
    pairId: btcUsdt,
    assetId: usdt,
    direction: 'up',
    seconds,
    stake: '10',
    termsHash: offered.terms.termsHash,
    validUntilMs: system.gateway.deps.clock() + 900,
    couponId,
  });
  for (let tick = 0; tick < seconds * 2 + 4; tick++) await system.tick({ [btcUsdt]: `${60_000 - tick}` });
  expect(await payouts(gerd)).toEqual(['5']);
  const { events } = await gerd.call(getCoupon, { couponId });
  expect(events.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
    'used 5',
    'paid 5',
    'bound undefined',
    'issued undefined',
  ]);
});

it('tells the end of a coupon that has nothing left to give back', async () => {
  const { couponId } = await couponOf(alice, 'cash');
  await alice.call(payCashCoupon, { couponId });
  const { events } = await alice.call(getCoupon, { couponId });
  expect(events).toMatchObject([{ kind: 'used', amount: '0' }, { kind: 'paid', amount: '3' }, { kind: 'issued' }]);
});

it('lets two operators agree to a campaign, and one issue and revoke within it', async () => {
  const hans = await trader('hans');
  const { body } = await system.send(listCouponCampaigns, {}, risk);
  expect(body.message.data).toHaveLength(8);
  const terms = {
    campaign_id: 900,
    type: 'cash',
    currency_id: usdt,
    worth: '4',
    share_ppm: 1_000_000,
    min: '0',
    days: 0,
    life: 3_600_000,
    count_max: 1,
    user_max: 1,
    occasion: 'operator',
    open: 1,
  };
  const note = 'for the test';
  expect(await changedByTwo(system, setCouponCampaign, { ...terms, note })).toMatchObject({ type: 'ok' });
  await system.exchange.submit({
    commandId: 'test:treasury',
    actor: 'system',
    command: { type: 'house.fund', house: 'treasury', assetId: usdt, amount: atoms(500_000_000n) },
  });
  const funds = { currency_id: usdt, amount: '5', note };
  expect(await changedByTwo(system, fundCouponRewards, funds)).toMatchObject({ type: 'ok' });
  const campaigns = (await system.send(listCouponCampaigns, {}, risk)).body.message.data;
  const campaign = campaigns.find((one: { campaign_id: number }) => one.campaign_id === 900);
  const cash = await couponOf(hans, 'cash');
  const { account_id: _none, ...issue } = { account_id: 0, campaign_id: 900, terms_hash: campaign.terms_hash, note };
  const accounts = await system.exchange.query('status');
  const hansId = accounts.nextAccountId - 1;
  const issued = (await system.send(issueCoupons, { ...issue, user_ids: `${hansId}` }, risk)).body;
  expect(issued.message.ids).toHaveLength(1);
  expect((await system.send(issueCoupons, { ...issue, user_ids: `${hansId}` }, risk)).body.code).toBe(
    'coupon_not_offered',
  );
  const [couponId] = issued.message.ids;
  const revoked = await system.send(revokeCoupon, { id: couponId, reason: 'issued_by_mistake', note }, risk);
  expect(revoked.body.type).toBe('ok');
  const ended = await hans.call(listCoupons, { status: 'expired' });
  expect(ended.data).toMatchObject([{ couponId, status: 'revoked', reason: 'issued_by_mistake', worth: '4' }]);
  expect(await couponOf(hans, 'cash')).toEqual(cash);
  const acts = (await hans.call(listOperatorActs, {})).data.map(({ act }) => act);
  expect(acts.slice(0, 2)).toEqual(['coupon', 'coupon']);
});
