import { listDualPurchases } from '@candor/api';
import { expect } from 'vitest';
import type { ApiUser } from '../lib/api-client.ts';
import type { Phone } from '../lib/phone.ts';
import { openStage } from '../lib/stage.ts';

/** The demonstrations mature every 75 seconds, with a window of ten. */
const { journey } = openStage('dual', 12);
const settledMsMax = 120_000;

/** A share of each direction: the amount that its button says, and its payout of each asset. */
const shares = {
  put: { button: /100 USDT$/, bought: { stake: '100', quoteOut: '100.1' } },
  call: { button: /0[.]002 BTC$/, bought: { stake: '0.002', baseOut: '0.002002' } },
} as const;

/** Buys a share of the demonstration and waits until it is settled. */
async function buy(phone: Phone, user: ApiUser, direction: keyof typeof shares): Promise<void> {
  const { dual } = phone.texts;
  await phone.go('financial/index', { tab: 'dual' });
  // The first products come with the first look of the practice side.
  await phone.find('radio', dual.directions[direction]).click({ timeout: 60_000 });
  const offer = phone.page
    .getByRole('button', { name: new RegExp(`^${dual.buy}: ${dual.directions[direction]} BTC`) })
    .first();
  await offer.waitFor({ timeout: 60_000 });
  await offer.click();
  await phone.isAt('invest/purchase');
  await phone.sees(dual.form.holdingWorth);
  await phone.page.getByRole('checkbox').click();
  await phone.picture('dual-purchase');
  await phone.page.getByRole('button', { name: shares[direction].button }).click();
  await phone.button(dual.done.see).click();
  await phone.isAt('invest/mine');
  await phone.sees(dual.orders.ifNow);
  await phone.picture('dual-running');
  await phone.page.getByRole('button').filter({ hasText: dual.orders.ifNow }).click();
  await phone.dialog().getByText(dual.form.holdingWorth, { exact: true }).waitFor();
  await phone.picture('dual-running-sheet');
  const { data } = await user.call(listDualPurchases, { status: 'running' });
  expect(data).toMatchObject([{ direction, shares: 1, ...shares[direction].bought }]);
  await expect
    .poll(async () => (await user.call(listDualPurchases, { status: 'settled' })).total, {
      timeout: settledMsMax,
      interval: 1_000,
    })
    .toBe(1);
  // It runs no more, and its sheet goes with it.
  await phone.dialog().waitFor({ state: 'hidden' });
}

/** Opens the settled purchase and has the device decide it once more. */
async function recompute(phone: Phone): Promise<void> {
  const { dual } = phone.texts;
  await phone.go('invest/mine', { tab: 'success' });
  // The notice of the settlement says the same words for a while.
  await phone.page.getByRole('button').filter({ hasText: dual.orders.paid }).click();
  const sheet = phone.dialog();
  await sheet.getByRole('button', { name: dual.orders.recompute }).click();
  await sheet.getByText(dual.orders.equal).waitFor();
  await sheet.getByText(dual.orders.mean).waitFor();
  expect(await sheet.getByRole('listitem').filter({ hasText: dual.orders.fails }).count()).toBe(0);
  await sheet.locator('button[aria-expanded=false]').click();
  await sheet.getByRole('columnheader', { name: dual.orders.toLinked }).waitFor();
  await phone.picture('dual-settled');
  const [file] = await Promise.all([
    phone.page.waitForEvent('download'),
    sheet.getByRole('button', { name: dual.orders.saveTicks }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^candor-btc-usdt-.*[.]csv$/);
}

journey(
  'buys low and sells high in the demonstration and recomputes both results, in both themes',
  { as: 'trader', language: 'vn' },
  async ({ phone, user, openPhone, newUser }) => {
    const other = await newUser();
    const light = await openPhone({ theme: 'light', language: 'en', token: other.token });
    await light.go('invest/invest');
    await light.picture('dual-products');
    // Side by side: both wait for most of the time.
    await Promise.all([
      buy(phone, user, 'put').then(() => recompute(phone)),
      buy(light, other, 'call').then(() => recompute(light)),
    ]);
  },
);
