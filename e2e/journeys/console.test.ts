import { applyAsTrader, getUserInfo, openSupportCase, uploadPicture } from '@candor/api';
import sharp from 'sharp';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiUser, assets, newApiUser } from '../lib/api-client.ts';
import { chromiumPath, launchBrowser } from '../lib/browser.ts';
import { graveFindings, joinDesk, openDesk as openDeskIn } from '../lib/desk.ts';
import { openPhone } from '../lib/phone.ts';
import { type PracticeServer, startPracticeServer } from '../lib/practice-server.ts';

let server: PracticeServer;
let browser: Browser;
const troubles: string[] = [];

beforeAll(async () => {
  if (chromiumPath === undefined) return;
  [server, browser] = await Promise.all([startPracticeServer('console'), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const openDesk = (colorScheme: 'dark' | 'light', width: number) =>
  openDeskIn(browser, { colorScheme, width, onTrouble: (words) => troubles.push(words) });

test.skipIf(chromiumPath === undefined)(
  'two operators join, give a role by two, find it in the record, and look at a person who reads of it, with the keyboard',
  { timeout: 180_000 },
  async () => {
    const [first = '', second = ''] = server.joinLinks;
    const [ada, bea] = [await openDesk('dark', 1_440), await openDesk('light', 1_280)];
    await joinDesk(ada, first, 'Ada');
    await joinDesk(bea, second, 'Bea');
    await ada.getByText('Nothing waits.').waitFor();
    expect(await graveFindings(ada)).toEqual([]);

    await ada.keyboard.press('9');
    await ada.getByRole('button', { name: 'Invite' }).click();
    const invite = ada.getByRole('dialog');
    await invite.getByLabel('Name').fill('Ann');
    await invite.getByLabel('Role').selectOption('treasury');
    await invite.getByLabel('Reason').fill('our new treasurer');
    await invite.getByRole('button', { name: 'Invite' }).click();
    await invite.getByText('#/join/').waitFor();

    await bea.keyboard.press('r');
    await bea.getByRole('cell', { name: 'Role of an operator' }).waitFor();
    await bea.keyboard.press('j');
    await bea.keyboard.press('Enter');
    await bea.getByRole('cell', { name: 'treasury' }).waitFor();
    await bea.getByText('our new treasurer').waitFor();
    expect(await graveFindings(bea)).toEqual([]);
    await bea.getByLabel('Text').fill('I know her.');
    await bea.getByRole('button', { name: 'Comment' }).click();
    await bea.getByText('I know her.').first().waitFor();
    await bea.getByLabel('Reason').first().fill('agreed');
    await bea.getByRole('button', { name: 'Confirm' }).click();
    await bea.getByText('This case does not wait any more.').waitFor();

    await ada.keyboard.press('Escape');
    await ada.keyboard.press('Control+k');
    await ada.getByRole('combobox', { name: 'Search pages, acts and people' }).fill('audit');
    await ada.keyboard.press('Enter');
    await ada.getByRole('cell', { name: 'Confirm a proposal' }).waitFor();
    await ada.getByRole('button', { name: 'Log out' }).click();
    await ada.getByRole('button', { name: 'Log in with passkey' }).click();
    await ada.getByRole('cell', { name: 'Log in', exact: true }).first().waitFor();
    expect(troubles).toEqual([]);

    const user = await newApiUser(server, 'seen@example.com', [assets.usdt]);
    await bea.keyboard.press('3');
    await bea.getByRole('searchbox', { name: 'Find' }).fill('seen@example.com');
    await bea.keyboard.press('Enter');
    await bea.getByRole('cell', { name: 's***@example.com' }).waitFor();
    await bea.getByRole('searchbox', { name: 'Find' }).blur();
    await bea.keyboard.press('j');
    await bea.keyboard.press('Enter');
    await bea.getByText('Nothing holds withdrawals.').waitFor();
    expect(await graveFindings(bea)).toEqual([]);
    await bea.getByLabel('Reason').fill('an unusual place');
    await bea.getByRole('button', { name: 'Hold withdrawals' }).click();
    await bea.getByRole('button', { name: 'Lift the hold' }).waitFor();
    await bea.getByRole('link', { name: 'Balances' }).click();
    await bea.getByRole('cell', { name: 'USDT', exact: true }).first().waitFor();
    expect(await graveFindings(bea)).toEqual([]);

    await bea.keyboard.press('4');
    await bea.getByText('Balanced', { exact: true }).waitFor();
    await bea.getByRole('link', { name: 'House accounts' }).click();
    await bea.getByRole('cell', { name: 'Underwriting', exact: true }).first().waitFor();
    expect(await graveFindings(bea)).toEqual([]);
    await bea.getByRole('link', { name: 'Rails' }).click();
    await bea.getByRole('cell', { name: 'Open', exact: true }).first().waitFor();
    await bea.getByRole('link', { name: 'Reconciliation' }).click();
    await bea.getByRole('row', { name: /USDT · ERC20.*the chain, now/ }).waitFor();
    await bea.getByLabel('Closing balance').fill('5');
    await bea.getByLabel('Reason').fill('of the bank’s letter');
    await bea.getByRole('button', { name: 'Enter' }).click();
    await bea.getByText(/^statement to .*, Bea$/).waitFor();
    expect(await graveFindings(bea)).toEqual([]);

    await bea.keyboard.press('6');
    await bea.getByRole('cell', { name: 'BTC/USDT' }).waitFor();
    expect(await graveFindings(bea)).toEqual([]);
    await bea.keyboard.press('j');
    await bea.keyboard.press('Enter');
    await bea.getByLabel('Status').selectOption('halted');
    await bea.getByText('In force at once').waitFor();
    await bea.getByLabel('Reason').fill('a doubtful price');
    await bea.getByRole('button', { name: 'Propose' }).click();
    await bea.getByRole('columnheader', { name: 'Version 2' }).waitFor();

    await bea.keyboard.press('6');
    await bea.getByRole('row', { name: /BTC.USDT.*Paused/ }).waitFor();
    await bea.getByRole('link', { name: 'Products', exact: true }).click();
    await bea.getByRole('cell', { name: 'Contracts', exact: true }).click();
    await bea.getByRole('cell', { name: 'ETH/USDT', exact: true }).click();
    await bea.getByLabel('Fee', { exact: true }).fill('x');
    await bea.getByText('Would be refused').waitFor();
    await bea.getByLabel('Fee', { exact: true }).fill('0.07');
    await bea.getByText('In force when a second operator confirms it').waitFor();
    await bea.getByRole('cell', { name: '0.07%' }).waitFor();
    expect(await graveFindings(bea)).toEqual([]);
    await bea.getByLabel('Reason').fill('the costs have grown');
    await bea.getByRole('button', { name: 'Propose' }).click();
    await bea.getByText('waits for a second operator').waitFor();
    await ada.keyboard.press('2');
    await ada.getByRole('cell', { name: 'ETH/USDT', exact: true }).click();
    await ada.getByRole('cell', { name: '0.07%' }).waitFor();
    await ada.getByLabel('Reason').first().fill('agreed');
    await ada.getByRole('button', { name: 'Confirm' }).click();
    await ada.getByText('This case does not wait any more.').waitFor();
    await bea.keyboard.press('r');
    await bea.getByRole('columnheader', { name: 'Version 2' }).waitFor();
    await bea.getByRole('cell', { name: '0.06%' }).first().waitFor();
    await previewsLocked(bea);
    await previewsRail(bea);

    await bea.keyboard.press('0');
    await bea.getByRole('combobox', { name: 'Outcome' }).selectOption('ok');
    await bea.getByLabel('In what was sent').fill('under_review');
    await bea.keyboard.press('Enter');
    await bea.getByRole('cell', { name: 'Place or lift a hold' }).waitFor();
    expect(bea.url()).toContain('text=under_review');
    expect(await graveFindings(bea)).toEqual([]);
    const file = bea.waitForEvent('download');
    await bea.getByRole('button', { name: 'CSV' }).click();
    expect((await file).suggestedFilename()).toBe('audit.csv');
    await bea.getByRole('button', { name: 'Verify chain' }).click();
    await bea.getByText('Whole').waitFor();
    await bea.keyboard.press('Escape');

    const phone = await openPhone(browser, server.address, { token: user.token, language: 'en', hasSeenNotices: true });
    await phone.go('setting/operator_acts');
    await phone.page.getByText('Placed or lifted a hold on withdrawals').waitFor();
    await phone.page.getByText('Viewed: balances').waitFor();
    expect(troubles).toEqual([]);

    await showPicture(user);
    await bea.goto(bea.url().replace(/#.*/, '#/work/support/1'));
    await bea.getByRole('button', { name: 'Picture 1' }).click();
    const document = bea.getByRole('img', { name: 'Picture 1' });
    await document.waitFor();
    const usual = (await document.boundingBox())?.width ?? 0;
    await bea.getByRole('heading', { name: 'Documents' }).click();
    await bea.keyboard.press('+');
    await bea.keyboard.press(']');
    await bea.getByText('150%').waitFor();
    expect((await document.boundingBox())?.width).not.toBe(usual);
    expect(await graveFindings(bea)).toEqual([]);
    await phone.page.reload();
    await phone.page.getByText('Viewed: pictures you sent').waitFor();

    await user.call(applyAsTrader, { sharePercent: '10' });
    await opensFromLive(bea, (await user.call(getUserInfo, {})).uid);
    await phone.page.reload();
    await phone.page.getByText('Viewed: an open item of yours in a list').first().waitFor();

    await bea.keyboard.press('7');
    await bea.getByRole('heading', { name: 'People with an account' }).waitFor();
    expect(await graveFindings(bea)).toEqual([]);
    await bea.getByRole('link', { name: 'Coming back' }).click();
    await bea.getByRole('columnheader', { name: 'Week 0' }).waitFor();
    await bea.getByRole('link', { name: 'By the day' }).click();
    await bea.getByRole('columnheader', { name: 'Registered' }).waitFor();
    await bea.getByLabel('E-mail address').fill('bea@example.com');
    expect(await graveFindings(bea)).toEqual([]);
    await bea.getByRole('button', { name: 'Send it to me' }).click();
    await bea.getByText('You get it at bea@example.com, in English.').waitFor();
    await bea.getByRole('link', { name: 'Health' }).click();
    await bea.getByRole('heading', { name: 'Last durable record' }).waitFor();
    expect(await graveFindings(bea)).toEqual([]);
    await phone.go('common/status');
    await phone.page.getByText('All systems operational').waitFor();

    await publishNews(bea);
    await phone.go('common/article?type=news');
    await phone.page.getByText('How the order book matches your order').waitFor();
    expect(await phone.page.getByText('A night of maintenance').count()).toBe(0);
    const seen = async (language: string): Promise<string> => {
      const form = new URLSearchParams({ c_id: '4', lang: language });
      const answer = await fetch(`${server.address}/api/news/list`, { method: 'POST', body: form });
      const { message } = (await answer.json()) as { message: { data: readonly { title: string }[] } };
      return message.data[0]?.title ?? '';
    };
    await expect.poll(() => seen('en')).toBe('A night of maintenance');
    expect([await seen('vn'), await seen('zh')]).toEqual(['Một đêm bảo trì', '夜间维护']);
    await phone.page.reload();
    await phone.page.getByRole('button', { name: 'A night of maintenance' }).click();
    await phone.page.getByText('four hours').waitFor();
    expect(troubles).toEqual([]);
  },
);

/** Terms of a locked product that are being filled in, with the app's own page beside them. */
async function previewsLocked(desk: Page): Promise<void> {
  await desk.goto(desk.url().replace(/#.*/, '#/markets/locked'));
  await desk.getByRole('cell', { name: '#1 · USDT' }).click();
  const phone = desk.frameLocator('iframe');
  await phone.getByText('From 100 USDT').waitFor();
  await desk.getByLabel('Minimum', { exact: true }).fill('150');
  await phone.getByText('From 150 USDT').waitFor();
  // Nothing can be begun in it.
  await phone.getByRole('button', { name: /^Lock/ }).click();
  expect(await phone.getByRole('button', { name: /^Lock/ }).isVisible()).toBe(true);
  await desk.getByRole('button', { name: 'Tiếng Việt' }).click();
  await desk.getByRole('button', { name: 'Light', exact: true }).click();
  await phone.getByText('Từ 150 USDT').waitFor();
  await phone.locator('html[data-theme="light"][lang="vi"]').waitFor({ state: 'attached' });
  expect(await graveFindings(desk)).toEqual([]);
  await desk.getByLabel('Minimum', { exact: true }).fill('x');
  await desk.getByText('A refused change has no preview.').waitFor();
  expect(await desk.locator('iframe').count()).toBe(0);
  await desk.getByLabel('Minimum', { exact: true }).blur();
}

/** A way in and out, which users see on two pages. */
async function previewsRail(desk: Page): Promise<void> {
  await desk.goto(desk.url().replace(/#.*/, '#/markets/funding'));
  await desk.getByRole('cell', { name: 'USDT · ERC20' }).click();
  const phone = desk.frameLocator('iframe');
  await phone.getByText('12 confirmations').waitFor();
  await desk.getByLabel('Confirmations', { exact: true }).fill('43');
  await phone.getByText('43 confirmations').waitFor();
  await desk.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await desk.getByLabel('Withdrawal fee', { exact: true }).fill('2.75');
  await phone.getByText('2.75 USDT').waitFor();
  await desk.getByLabel('Withdrawal fee', { exact: true }).blur();
}

/** A person whom the operator finds in a list of what is open. */
async function opensFromLive(desk: Page, uid: number): Promise<void> {
  for (const [product, link] of [
    ['otc', 'Open ads'],
    ['ieo', 'Open now'],
    ['copy', 'Open now'],
  ] as const) {
    await desk.goto(desk.url().replace(/#.*/, `#/markets/${product}`));
    await desk.getByRole('link', { name: link, exact: true }).click();
    await desk.getByRole('columnheader', { name: 'Number', exact: true }).waitFor();
    expect(await graveFindings(desk)).toEqual([]);
  }
  await desk.getByRole('textbox', { name: 'Account' }).fill('987654');
  await desk.keyboard.press('Enter');
  await desk.getByText('Nothing is open that fits.').waitFor();
  await desk.getByRole('button', { name: 'Clear' }).click();
  await desk.getByRole('textbox', { name: 'UID' }).fill(`${uid}`);
  await desk.keyboard.press('Enter');
  const row = desk.getByRole('row').filter({ hasText: `${uid}` });
  await row.getByText('Applied').waitFor();
  expect(desk.url()).toContain(`${uid}`);
  await row.getByRole('link').click();
  await desk
    .getByText('Nothing holds withdrawals.')
    .or(desk.getByRole('button', { name: 'Lift the hold' }))
    .first()
    .waitFor();
}

/** A question to support with a picture, which is made of one colour. */
async function showPicture(user: ApiUser): Promise<void> {
  const picture = new FormData();
  const colour = { create: { width: 600, height: 400, channels: 3, background: '#246' } } as const;
  picture.append('file', new Blob([new Uint8Array(await sharp(colour).png().toBuffer())]), 'picture.png');
  const answer = await fetch(`${server.address}/api${uploadPicture.path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${user.token}` },
    body: picture,
  });
  const { message } = (await answer.json()) as { readonly message: string };
  const words = { topic: 'other', clientId: 'picture-of-mine', text: 'What is this?' } as const;
  await user.call(openSupportCase, { ...words, picture: message });
}

/** News in three languages, to be shown some seconds from now. */
async function publishNews(desk: Page): Promise<void> {
  await desk.keyboard.press('5');
  await desk.getByRole('cell', { name: 'Fees, in full' }).waitFor();
  expect(await graveFindings(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'New' }).click();
  const texts = [
    ['English', 'A night of maintenance', 'It takes **four hours**.'],
    ['Tiếng Việt', 'Một đêm bảo trì', 'Kéo dài **bốn giờ**.'],
    ['中文', '夜间维护', '需时**四小时**。'],
  ] as const;
  for (const [language, title, body] of texts) {
    await desk.getByRole('tab', { name: language }).click();
    await desk.getByLabel(/^Title/).fill(title);
    await desk.getByLabel(/^In a few words/).fill(title);
    await desk.getByLabel(/^Text/).fill(`${body}<b>`);
    await desk.getByText('HTML is not shown: <b>').waitFor();
    await desk.getByLabel(/^Text/).fill(body);
  }
  await desk.getByRole('button', { name: 'Save version' }).click();
  await desk.getByRole('heading', { name: 'Versions' }).waitFor();
  expect(await graveFindings(desk)).toEqual([]);
  const from = await desk.evaluate((inMs) => {
    const at = new Date(Date.now() + inMs);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
  }, 8_000);
  await desk.getByLabel('From; empty is at once').fill(from);
  await desk.getByRole('button', { name: 'Publish' }).click();
  await desk.getByText('From ').first().waitFor();
}
