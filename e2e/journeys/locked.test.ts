import { listLockedDeposits, listLockedDividends } from '@candor/api';
import { expect } from 'vitest';
import type { ApiUser } from '../lib/api-client.ts';
import type { Phone } from '../lib/phone.ts';
import { openStage } from '../lib/stage.ts';
import { fill } from '../lib/texts.ts';

const { journey } = openStage('locked');
/** The demonstration pays its first dividend within two of its days, which are minutes. */
const dividendMsMax = 130_000;

async function lock(phone: Phone, amount: string): Promise<void> {
  const { locked, common } = phone.texts;
  await phone.go('financial/index');
  const first = phone.page.getByRole('button', { name: new RegExp(`^${locked.lock}:`) }).first();
  await first.click();
  await phone.isAt('lockming/buy');
  await phone.field(common.amount).fill(amount);
  await phone.sees(locked.form.total);
  await phone.button(fill(locked.form.submit, { amount, code: 'USDT' })).click();
  await phone.button(locked.done.see).click();
  await phone.isAt('lockming/order');
}

/** Locks on one phone, in the dark and in Vietnamese, and waits for the first dividend on the open page. */
async function lockAndWait(phone: Phone, user: ApiUser): Promise<void> {
  const { locked } = phone.texts;
  await lock(phone, '100');
  await phone.picture('locked-running');
  const { data } = await user.call(listLockedDeposits, { status: 'running' });
  expect(data).toMatchObject([{ principal: '100', dividend: '0.3183', daysPaid: 0 }]);
  const progress = phone.page.getByText(fill(locked.orders.progress, { paid: '1', days: '10' }));
  await progress.waitFor({ timeout: dividendMsMax });
  expect((await user.call(listLockedDividends, {})).data).toMatchObject([{ day: 1, amount: '0.3183' }]);
  await progress.click();
  await phone.dialog().getByText(locked.orders.calendar).waitFor();
  await phone.picture('locked-deposit');
}

/** Redeems the running deposit on another phone, in the light and in English, for the penalty that is shown. */
async function redeem(phone: Phone, user: ApiUser): Promise<void> {
  const { locked } = phone.texts;
  const [deposit] = (await user.call(listLockedDeposits, { status: 'running' })).data;
  // A hold in the assets leads here, with the deposit's sheet open.
  await phone.go('lockming/order', { id: String(deposit?.depositId) });
  const sheet = phone.dialog();
  await phone.picture('locked-deposit');
  await sheet.getByRole('button', { name: locked.exit.open }).click();
  const confirm = phone.page.getByRole('alertdialog');
  await confirm.getByRole('button', { name: new RegExp(`^${locked.exit.confirm.split('{')[0]}`) }).click();
  await confirm.waitFor({ state: 'hidden' });
  await expect
    .poll(async () => (await user.call(listLockedDeposits, { status: 'ended' })).data.map(({ status }) => status))
    .toEqual(['redeemed']);
  const [ended] = (await user.call(listLockedDeposits, { status: 'ended' })).data;
  expect(Number(ended?.penalty)).toBeCloseTo(0.4 * (10 - (ended?.daysPaid ?? 0)), 6);
}

journey(
  'locks in the demonstration, gets its dividend and redeems for the price shown, in both themes',
  { as: 'trader' },
  async ({ phone, user, openPhone }) => {
    await lockAndWait(phone, user);
    await redeem(await openPhone({ theme: 'light', language: 'en', token: user.token }), user);
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
