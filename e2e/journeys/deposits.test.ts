import { readFileSync } from 'node:fs';
import { getStatement, getWallet, listDeposits } from '@candor/api';
import { expect } from 'vitest';
import { type ApiUser, assets } from '../lib/api-client.ts';
import { graveFindings } from '../lib/axe.ts';
import type { Phone } from '../lib/phone.ts';
import { inProject } from '../lib/project.ts';
import { openStage } from '../lib/stage.ts';
import { fill } from '../lib/texts.ts';

const { journey } = openStage('deposits', 3);

/** Twelve blocks of the practice chain and some for a busy machine. */
const creditedMsMax = 90_000;
/** The practice desk takes its time, as people would. */
const decidedMsMax = 120_000;
const trc20 = 2;
/** Any picture does for a receipt: the desk of practice believes it. */
const receipt = inProject('apps', 'h5', 'public', 'icon-192.png');

const available = async (user: ApiUser) =>
  (await user.call(getWallet, { assetId: assets.usdt, accountType: 'spot' })).balance.available;

/** The practice chain pays the address on the screen. */
async function sendPractice(phone: Phone, amount: string): Promise<void> {
  const { deposit, common } = phone.texts;
  await phone.field(common.amount).fill(amount);
  await phone.button(deposit.practiceSend).click();
  await phone.sees(deposit.practiceSent);
}

function arriving(phone: Phone, amount: string) {
  const list = phone.find('region', phone.texts.deposit.arriving);
  return list.getByRole('button').filter({ hasText: `${amount} USDT` });
}

for (const [theme, language] of [
  ['dark', 'en'],
  ['light', 'vn'],
] as const) {
  journey(
    `practice coins arrive block by block and are in the balance (${theme})`,
    { as: 'trader', theme, language },
    async ({ phone, user }) => {
      const { deposit, funds, common } = phone.texts;
      const before = await available(user);
      await phone.go('index/index');
      await phone.toTab('assets');
      await phone.button(funds.deposit).click();
      await phone.button(/^USDT.*ERC20/).click();
      await phone.isAt('fund/receive');
      await phone.find('img', fill(deposit.qrOf, { network: 'ERC20' })).waitFor();
      await phone.sees(fill(deposit.cardFacts, { min: '1', code: 'USDT' }));
      expect(await graveFindings(phone, 'deposit')).toEqual([]);
      await phone.picture('deposit');

      await sendPractice(phone, '25');
      const row = arriving(phone, '25');
      await row.getByText(deposit.statuses.pending).waitFor({ timeout: creditedMsMax });
      await row.scrollIntoViewIfNeeded();
      await phone.picture('deposit-arriving');
      await row.getByText(deposit.statuses.credited).waitFor({ timeout: creditedMsMax });
      expect(Number(await available(user))).toBe(Number(before) + 25);

      await phone.button(common.titles.depositRecords).click();
      // The page that is left has a row of the same name until this one is there.
      await phone.find('heading', common.titles.depositRecords).waitFor();
      await phone.find('button', /25 USDT/).click();
      const sheet = phone.dialog(deposit.detail);
      const [paid] = (await user.call(listDeposits, {})).data;
      await sheet.getByText(paid?.transaction ?? '').waitFor();
      expect(await graveFindings(phone, 'a deposit')).toEqual([]);
      await phone.picture('deposit-detail');
    },
  );
}

journey('a deposit below the minimum waits and is not lost', { as: 'trader' }, async ({ phone, user }) => {
  const { deposit } = phone.texts;
  const before = await available(user);
  await phone.go('fund/receive', { currency: String(assets.usdt) });
  await sendPractice(phone, '0.4');
  await arriving(phone, '0.4').getByText(deposit.statuses.kept).waitFor({ timeout: creditedMsMax });
  expect(await available(user)).toBe(before);
  await sendPractice(phone, '0.7');
  for (const amount of ['0.4', '0.7']) {
    await arriving(phone, amount).getByText(deposit.statuses.credited).waitFor({ timeout: creditedMsMax });
  }
  expect((Number(await available(user)) - Number(before)).toFixed(6)).toBe('1.100000');
});

journey('a deposit is found by its hash, and one of nobody is told so', { as: 'trader' }, async ({ phone, user }) => {
  const { deposit } = phone.texts;
  await phone.go('fund/receive', { currency: String(assets.usdt) });
  await sendPractice(phone, '30');
  await arriving(phone, '30').getByText(deposit.statuses.pending).waitFor({ timeout: creditedMsMax });
  const [paid] = (await user.call(listDeposits, {})).data;
  await phone.button(deposit.find).click();
  const sheet = phone.dialog(deposit.find);
  const find = sheet.getByRole('button', { name: deposit.findNow, exact: true });
  await phone.field(deposit.hash).fill('0x12');
  await sheet.getByText(deposit.hashInvalid).waitFor();
  expect(await find.isDisabled()).toBe(true);

  await phone.field(deposit.hash).fill('ab'.repeat(32));
  await find.click();
  await sheet.getByText(deposit.findings.not_found).waitFor();
  await phone.picture('find-deposit-not-found');

  await phone.field(deposit.hash).fill(paid?.transaction ?? '');
  await find.click();
  await sheet.getByText(new RegExp(`${deposit.findings.pending}|${deposit.findings.credited}`)).waitFor();
  await sheet.getByRole('button', { name: /30 USDT/ }).waitFor();
  expect(await graveFindings(phone, 'find a deposit')).toEqual([]);
});

journey('a notice with its proof goes to the operators', { as: 'trader', theme: 'light' }, async ({ phone, user }) => {
  const { deposit, common } = phone.texts;
  const before = await available(user);
  await phone.go('fund/receive', { currency: String(assets.usdt), rail: String(trc20) });
  await phone.sees(deposit.handTitle);
  await phone.button(deposit.claimTitle).click();
  const send = phone.button(deposit.sendClaim);
  expect(await send.isDisabled()).toBe(true);
  await phone.field(common.amount).fill('40');
  await phone.field(deposit.payer).fill('TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE');
  await phone.sees(deposit.problems.proofMissing);
  await phone.page.setInputFiles('input[type=file]', receipt);
  await phone.page.getByAltText(deposit.proofChosen).waitFor();
  await phone.picture('deposit-notice');
  await send.click();
  await phone.sees(deposit.claimSent);
  const row = arriving(phone, '40');
  await row.getByText(deposit.statuses.credited).waitFor({ timeout: decidedMsMax });
  expect(Number(await available(user))).toBe(Number(before) + 40);
});

journey('a statement adds up and comes as a file', { as: 'trader' }, async ({ phone, user }) => {
  const { statements, words } = phone.texts;
  await phone.goAndSettle('setting/bill');
  await phone.sees(words.entryKinds.practice_claim);
  expect(await graveFindings(phone, 'a statement')).toEqual([]);
  await phone.picture('statement');
  const now = Date.now();
  const { assets: lines } = await user.call(getStatement, { fromMs: now - 86_400_000, toMs: now + 60_000 });
  const usdt = lines.find(({ assetId }) => assetId === assets.usdt);
  const moved = usdt?.movements.reduce((sum, { amount }) => sum + Number(amount), 0);
  expect(Number(usdt?.opening) + Number(moved)).toBe(Number(usdt?.closing));

  for (const format of ['CSV', 'PDF'] as const) {
    const coming = phone.page.waitForEvent('download');
    await phone.button(fill(statements.downloadAs, { format })).click();
    const file = readFileSync(await (await coming).path(), 'latin1');
    if (format === 'PDF') expect(file.slice(0, 5)).toBe('%PDF-');
    else expect(file).toContain(String(usdt?.closing));
  }
});
