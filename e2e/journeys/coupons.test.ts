import { type CouponRow, getCoupon, listCoupons, listEntries, listOptions } from '@candor/api';
import { expect } from 'vitest';
import type { ApiUser } from '../lib/api-client.ts';
import { buyOption, fundOptions, openOptions } from '../lib/option-acts.ts';
import type { Phone } from '../lib/phone.ts';
import { fillOrder, openTrade, submitButton } from '../lib/spot-acts.ts';
import { openStage } from '../lib/stage.ts';
import { anyOf, fill } from '../lib/texts.ts';

const { journey } = openStage('coupons');
const settledMsMax = 60_000;
type Kind = CouponRow['kind'];

const payouts = async (user: ApiUser) =>
  (await user.call(listEntries, { kind: 'coupon_payout' })).data.map(({ availableChange }) => availableChange);

/** The coupon that the page offers with an act, and what it says the coupon pays. */
async function seesOffer(phone: Phone): Promise<string> {
  const { coupons } = phone.texts;
  const offer = phone.button(new RegExp(`^${coupons.field}`)).filter({ visible: true });
  await offer.waitFor();
  await offer.scrollIntoViewIfNeeded();
  const words = await offer.innerText();
  expect(words).toMatch(/\d USDT/);
  return words;
}

/** Waits until the user's coupon of a kind is there, bound to an act or used; answers it with what it has paid. */
async function becomes(user: ApiUser, kind: Kind, status: 'issued' | 'active' | 'used'): Promise<CouponRow> {
  const tab = status === 'used' ? 'used' : 'usable';
  let found: CouponRow | undefined;
  const look = async () => {
    const { data } = await user.call(listCoupons, { status: tab });
    found = data.find((coupon) => coupon.kind === kind && coupon.status === status);
    return found?.status;
  };
  await expect.poll(look, { interval: 500, timeout: settledMsMax }).toBe(status);
  if (found === undefined) throw new Error(`there is no coupon of ${kind}`);
  return found;
}

/** Half of the fee of a market order comes back with it, as its ticket says. */
async function rebateFee(phone: Phone, user: ApiUser): Promise<void> {
  const { trade } = phone.texts;
  // It comes with the claim, but the lists are behind the core for a moment.
  await becomes(user, 'fee_rebate', 'issued');
  await openTrade(phone, 'BTC');
  await fillOrder(phone, { base: 'BTC', kind: 'market', amount: '0.01' });
  await submitButton(phone, 'BTC', 'buy').click();
  await seesOffer(phone);
  await phone.picture('coupon-fee');
  const sheet = phone.dialog(trade.confirmTitle);
  await sheet.getByRole('button', { name: fill(trade.buy, { asset: 'BTC' }), exact: true }).click();
  await sheet.waitFor({ state: 'hidden' });
  const { paid } = await becomes(user, 'fee_rebate', 'used');
  expect(await payouts(user)).toEqual([paid]);
}

/** A stake that is lost comes back by half; the coupon goes with the option until then. */
async function insureStake(phone: Phone, user: ApiUser): Promise<void> {
  await fundOptions(user, '100');
  await openOptions(phone, '20');
  expect(await seesOffer(phone)).toContain('10 USDT');
  await phone.picture('coupon-option');
  await buyOption(phone, 'up');
  await becomes(user, 'option_loss', 'active');
}

/** The yield of a deposit is raised, and the interest of a loan's first days comes back. */
async function raiseAndSpare(phone: Phone, user: ApiUser): Promise<void> {
  const { common, loans } = phone.texts;
  await phone.go('lockming/buy', { id: '1' });
  await phone.field(common.amount).fill('500');
  await seesOffer(phone);
  await phone.picture('coupon-deposit');
  await phone.page.locator('[data-page]').filter({ visible: true }).getByRole('button').last().click();
  await becomes(user, 'locked_yield', 'active');
  await phone.go('common/borrowing');
  await phone.field(fill(loans.form.collateralOf, { code: 'BTC' })).fill('0.01');
  await phone.field(loans.form.amount).fill('300');
  await seesOffer(phone);
  await phone.picture('coupon-loan');
  await phone.button(anyOf(loans.form.submit)).click();
  await becomes(user, 'loan_interest', 'active');
}

/** Each of the coupons that a new user and a first trade are given is used as its owner uses it. */
async function useAll(phone: Phone, user: ApiUser): Promise<void> {
  const { coupons } = phone.texts;
  await rebateFee(phone, user);
  await insureStake(phone, user);
  await phone.go('setting/coupon');
  await phone.sees(coupons.kinds.loan_interest);
  await phone.sees(coupons.bound);
  await phone.picture('coupons');
  await phone.button(coupons.use).click();
  expect(await becomes(user, 'cash', 'used')).toMatchObject({ paid: '3' });
  await raiseAndSpare(phone, user);

  const ended = async () => (await user.call(listOptions, { status: 'closed' })).data[0]?.result;
  await expect.poll(ended, { interval: 500, timeout: settledMsMax }).toBeDefined();
  const result = await ended();
  // A draw, and a strike that no tick has given in time, are as if nothing had been bought: the coupon is there again.
  const isBack = result === 'refunded' || result === 'void';
  const { couponId, paid } = await becomes(user, 'option_loss', isBack ? 'issued' : 'used');
  if (!isBack) expect(paid).toBe(result === 'lost' ? '10' : '0');
  const { events } = await user.call(getCoupon, { couponId });
  expect(events.at(-1)).toMatchObject({ kind: 'issued' });
  await phone.go('setting/coupon');
  await phone.tab(coupons.tabs.used).click();
  await phone.sees(coupons.paid);
  if (!isBack) await phone.sees(coupons.kinds.option_loss);
  await phone.picture('coupons-used');
}

journey(
  'the coupons of a beginning are offered with what they pay, and pay it, vn dark and en light',
  { as: 'trader', language: 'vn', theme: 'dark' },
  async ({ phone, user, newUser, openPhone }) => {
    const other = await newUser();
    const light = await openPhone({ language: 'en', theme: 'light', token: other.token });
    // Two people at once, whose options run through the same half minute.
    await Promise.all([useAll(phone, user), useAll(light, other)]);
  },
);
