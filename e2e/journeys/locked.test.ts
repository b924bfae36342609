import { listLockedDeposits, listLockedDividends, setLockedTerms } from '@candor/api';
import type { Ppm } from '@candor/money';
import { expect } from 'vitest';
import type { ApiUser } from '../lib/api-client.ts';
import { changeByTwo } from '../lib/operator.ts';
import type { Phone } from '../lib/phone.ts';
import type { PracticeServer } from '../lib/practice-server.ts';
import { openStage } from '../lib/stage.ts';
import { fill } from '../lib/texts.ts';

const { journey } = openStage('locked');
/** A product of one day, which is a minute: it begins with the next minute and ends with the one after it. */
const shortId = 900;
const endMsMax = 130_000;

/** Offers the short product on the journey's own server, as two operators do. */
function offerShortProduct({ address }: PracticeServer): Promise<void> {
  return changeByTwo(address, setLockedTerms, {
    productId: shortId,
    assetId: 3,
    amountMin: '10',
    accountMax: '500',
    quota: '250000',
    rateLow: 3_000 as Ppm,
    rateHigh: 4_000 as Ppm,
    days: 1,
    dayMs: 60_000,
    dividendAtMs: 0,
    penaltyRatio: 4_000 as Ppm,
    isOffered: true,
    note: 'for the journeys',
  });
}

/** Locks on the page of a product, and goes on to the deposits. */
async function lock(phone: Phone, amount: string): Promise<void> {
  const { locked, common } = phone.texts;
  await phone.isAt('lockming/buy');
  await phone.field(common.amount).fill(amount);
  await phone.sees(locked.form.total);
  await phone.picture('locked-form');
  await phone.button(fill(locked.form.submit, { amount, code: 'USDT' })).click();
  await phone.picture('locked-done');
  await phone.button(locked.done.see).click();
  await phone.isAt('lockming/order');
}

/** Locks in the demonstration, and redeems it for the penalty that is shown. */
async function lockAndRedeem(phone: Phone, user: ApiUser): Promise<void> {
  const { locked } = phone.texts;
  await phone.go('financial/index');
  await phone.page
    .getByRole('button', { name: new RegExp(`^${locked.lock}:`) })
    .first()
    .click();
  await lock(phone, '200');
  const running = (await user.call(listLockedDeposits, { status: 'running' })).data;
  const deposit = running.find(({ productId }) => productId !== shortId);
  expect(deposit).toMatchObject({ principal: '200', days: 10, daysPaid: 0 });
  // A hold in the assets leads here, with the deposit's sheet open.
  await phone.go('lockming/order', { id: String(deposit?.depositId) });
  const sheet = phone.dialog();
  await sheet.getByText(locked.orders.calendar).waitFor();
  await phone.picture('locked-deposit');
  await sheet.getByRole('button', { name: locked.exit.open }).click();
  const confirm = phone.page.getByRole('alertdialog');
  await confirm.getByRole('button', { name: new RegExp(`^${locked.exit.confirm.split('{')[0]}`) }).click();
  await confirm.waitFor({ state: 'hidden' });
  const endedOf = async () => (await user.call(listLockedDeposits, { status: 'ended' })).data;
  await expect.poll(async () => (await endedOf()).map(({ status }) => status)).toContain('redeemed');
  const redeemed = (await endedOf()).find(({ status }) => status === 'redeemed');
  expect(Number(redeemed?.penalty)).toBeCloseTo(0.8 * (10 - (redeemed?.daysPaid ?? 0)), 6);
}

/** Waits on the open page until a deposit has ended by itself, and finds its dividend and its principal. */
async function seeTheEnd(phone: Phone, user: ApiUser): Promise<void> {
  const { locked } = phone.texts;
  await phone.page.getByText(locked.orders.noRunning).waitFor({ timeout: endMsMax });
  await phone.find('tab', locked.orders.ended).click();
  await phone.page.getByRole('button').filter({ hasText: locked.orders.status.matured }).click();
  await phone.dialog().getByText(locked.orders.refund).waitFor();
  await phone.picture('locked-matured');
  const { data } = await user.call(listLockedDeposits, { status: 'ended' });
  expect(data.filter(({ productId }) => productId === shortId)).toMatchObject([
    { status: 'matured', principal: '100', refund: '100', penalty: '0', daysPaid: 1, earned: '0.3183' },
  ]);
  expect((await user.call(listLockedDividends, {})).data).toMatchObject([{ day: 1, amount: '0.3183' }]);
}

journey(
  'locks until the principal comes back with its dividend, and redeems early for the price shown, in both themes',
  { as: 'trader', language: 'vn' },
  async ({ phone, user, server, openPhone, newUser }) => {
    await offerShortProduct(server);
    const other = await newUser();
    const light = await openPhone({ theme: 'light', language: 'en', token: other.token });
    const seeAll = async (one: Phone, its: ApiUser) => {
      await one.go('lockming/buy', { id: String(shortId) });
      await lock(one, '100');
      await one.picture('locked-running');
      await lockAndRedeem(one, its);
      await one.go('lockming/order');
      await seeTheEnd(one, its);
    };
    // Side by side: both wait for most of the time.
    await Promise.all([seeAll(phone, user), seeAll(light, other)]);
  },
);

journey(
  'shows a visitor the products and asks to log in before anything is locked',
  { as: 'visitor' },
  async ({ phone }) => {
    const { locked, common } = phone.texts;
    await phone.go('lockming/lockming');
    await phone.page
      .getByRole('button', { name: new RegExp(`^${locked.lock}:`) })
      .first()
      .click();
    await phone.field(common.amount).fill('50');
    await phone.button(fill(locked.form.submit, { amount: '50', code: 'USDT' })).click();
    await phone.isAt('common/login');
  },
);
