import { listLoanHistory, listLoans, listWallets } from '@candor/api';
import { expect } from 'vitest';
import type { ApiUser } from '../lib/api-client.ts';
import type { Phone } from '../lib/phone.ts';
import { openStage } from '../lib/stage.ts';
import { anyOf, fill } from '../lib/texts.ts';

const { journey } = openStage('loans');

/** Borrows as much as 0.01 BTC carries, by the figures on the page. Answers the loan's number. */
async function borrow(phone: Phone, user: ApiUser): Promise<string> {
  const { loans, common } = phone.texts;
  await phone.go('common/borrowing');
  await phone.field(fill(loans.form.collateralOf, { code: 'BTC' })).fill('0.01');
  await phone.page.getByRole('button', { name: common.max }).nth(1).click();
  await phone.sees(anyOf(loans.levels.liquidation));
  await phone.picture('loans-borrow');
  await phone.page.getByRole('button', { name: anyOf(loans.form.submit) }).click();
  await phone.sees(loans.debt);
  await phone.picture('loans-running');
  const { data } = await user.call(listLoans, {});
  expect(data).toMatchObject([{ status: 'running', code: 'USDT', collateral: [{ code: 'BTC', amount: '0.01' }] }]);
  expect(data[0]?.ltv).toBeGreaterThan(600_000);
  expect((await user.call(listWallets, {})).debts).toMatchObject([{ principal: data[0]?.borrowed }]);
  return String(data[0]?.loanId);
}

/** Adds collateral and fixes the interest on the loan's own page. */
async function tend(phone: Phone, user: ApiUser, loan: string): Promise<void> {
  const { loans, common } = phone.texts;
  await phone.page.getByText(fill(loans.list.number, { number: loan })).click();
  await phone.isAt('common/loan');
  await phone.button(loans.collateral.open).click();
  await phone.dialog().getByLabel(common.amount).fill('0.005');
  await phone.dialog().getByRole('button', { name: loans.collateral.addSubmit }).click();
  await phone.sees(loans.collateral.addDone);
  await phone.button(loans.renew.open).click();
  await phone.dialog().getByRole('button', { name: loans.renew.submit }).click();
  await phone.sees(loans.renew.done);
  await phone.picture('loans-one');
  expect((await user.call(listLoans, {})).data).toMatchObject([{ collateral: [{ amount: '0.015' }] }]);
}

/** Repays a part with collateral and the rest from the spot account. */
async function repay(phone: Phone, user: ApiUser, loan: string): Promise<void> {
  const { loans, common } = phone.texts;
  await phone.go('common/loan', { id: loan });
  await phone.button(loans.repay.open).click();
  const sheet = phone.dialog();
  await sheet.getByRole('button', { name: fill(loans.repay.withCollateral, { code: 'BTC' }) }).click();
  await sheet.getByLabel(common.amount).fill('0.002');
  await phone.picture('loans-repay');
  await sheet.getByRole('button', { name: loans.repay.submit }).click();
  await phone.sees(anyOf(loans.repay.done));
  await sheet.waitFor({ state: 'hidden' });
  await phone.button(loans.repay.open).click();
  await sheet.getByRole('button', { name: fill(loans.repay.fromSpot, { code: 'USDT' }) }).click();
  await sheet.getByRole('button', { name: loans.repay.all }).click();
  await sheet.getByRole('button', { name: loans.repay.submitAll }).click();
  await phone.sees(loans.repay.paid);
  await phone.sees(new RegExp(`^${loans.status.repaid}$`));
  await phone.picture('loans-repaid');
  const { data } = await user.call(listLoanHistory, {});
  expect(data.map(({ kind }) => kind)).toEqual([
    'ended',
    'repaid',
    'collateral_sold',
    'renewed',
    'collateral_added',
    'collateral_added',
    'borrowed',
  ]);
  expect((await user.call(listWallets, {})).debts).toEqual([]);
}

/** Borrows to the limit in the demonstration, sees how near its alert is, and pays everything back. */
async function tryDemonstration(phone: Phone, user: ApiUser): Promise<void> {
  const { loans, common } = phone.texts;
  await phone.go('common/borrowing');
  await phone.button(`USDT · ${loans.demonstration}`).click();
  await phone.sees(loans.demonstrationText);
  await phone.field(fill(loans.form.collateralOf, { code: 'ETH' })).fill('0.1');
  await phone.page.getByRole('button', { name: common.max }).nth(1).click();
  await phone.page.getByRole('button', { name: anyOf(loans.form.submit) }).click();
  await phone.sees(loans.debt);
  const [loan] = (await user.call(listLoans, {})).data;
  expect(loan?.ltv).toBeGreaterThan(980_000);
  await phone.go('common/loan', { id: String(loan?.loanId) });
  await phone.button(loans.repay.open).waitFor();
  await phone.picture('loans-demonstration');
  await phone.button(loans.repay.open).click();
  const sheet = phone.dialog();
  await sheet.getByRole('button', { name: fill(loans.repay.fromSpot, { code: 'USDT' }) }).click();
  await sheet.getByRole('button', { name: loans.repay.all }).click();
  await sheet.getByRole('button', { name: loans.repay.submitAll }).click();
  await phone.sees(loans.repay.paid);
  await expect.poll(async () => (await user.call(listLoans, {})).total).toBe(0);
}

for (const [language, theme] of [
  ['vn', 'dark'],
  ['en', 'light'],
] as const) {
  journey(
    `borrows, adds collateral and repays, ${language} ${theme}`,
    { as: 'trader', language, theme },
    async ({ phone, user }) => {
      const loan = await borrow(phone, user);
      await tend(phone, user, loan);
      await repay(phone, user, loan);
      await tryDemonstration(phone, user);
    },
  );
}

journey(
  'says plainly what is not offered, and leads to what serves the wish',
  { as: 'visitor', theme: 'light' },
  async ({ phone }) => {
    const { notOffered } = phone.texts;
    await phone.go('common/notOffered', { what: 'quick_buy' });
    await phone.sees(notOffered.quickBuyText);
    await phone.picture('not-offered');
    await phone.button(notOffered.toOtc).click();
    await phone.isAt('otc/otc');
    await phone.go('common/notOffered', { what: 'super_leverage' });
    await phone.button(notOffered.toContracts).click();
    await phone.isAt('transaction/index');
  },
);

journey(
  'shows a visitor every figure and asks to log in before anything is borrowed',
  { as: 'visitor' },
  async ({ phone }) => {
    const { loans } = phone.texts;
    await phone.go('common/borrowing');
    await phone.field(fill(loans.form.collateralOf, { code: 'BTC' })).fill('0.01');
    await phone.field(loans.form.amount).fill('100');
    await phone.sees(anyOf(loans.levels.liquidation));
    await phone.page.getByRole('button', { name: anyOf(loans.form.submit) }).click();
    await phone.isAt('common/login');
  },
);
