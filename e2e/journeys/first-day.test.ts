import { getBook, placeSpotOrder } from '@candor/api';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { claim, logOut, register } from '../lib/account-acts.ts';
import { type ApiUser, assets, password } from '../lib/api-client.ts';
import { codeFor } from '../lib/outbox.ts';
import type { Phone } from '../lib/phone.ts';
import { openStage } from '../lib/stage.ts';
import { anyOf, fill } from '../lib/texts.ts';
import {
  filledPercent,
  levelPrice,
  openOrdersLabel,
  openTrade,
  orderCards,
  placeOrder,
  submitButton,
} from '../lib/spot-acts.ts';

const { journey } = openStage('first-day');
const shib = { baseAssetId: 14, quoteAssetId: assets.usdt } as const;
const shibTick = 0.00000001;
/** An answer to a quote comes long before. */
const quoteStepMs = 3_000;

for (const [language, theme] of [
  ['vn', 'light'],
  ['en', 'dark'],
] as const) {
  journey(`a first day, from registration to logout (${language}, ${theme})`, { language, theme }, async (scene) => {
    const { phone } = scene;
    const seller = await scene.newUser();
    // So early that the house has filled the gap in its book long before it matters.
    await seller.call(placeSpotOrder, { ...shib, side: 'buy', orderType: 'market', quoteAmount: '3000' });
    await register(phone, scene.server, `first-${language}@journey.example`);
    await claim(phone, ['USDT', 'BTC']);
    await phone.picture('home');
    await watchMarket(phone);
    await tradeBitcoin(phone);
    await fillPartly(phone, seller);
    await transfer(phone);
    await convert(phone);
    await readRecords(phone);
    await logOut(phone);
    await beTurnedAway(phone);
    await lookAround(phone);
  });
}

/** A generous number of taps, from the code in the mailbox to a first coin; a field that is typed into is one. */
const tapsMax = 12;

const firstCoin = `a first coin within ${tapsMax} taps after the code`;
journey(firstCoin, { language: 'vn', theme: 'dark', hasSeenNotices: false }, async ({ phone, server }) => {
  const { account, common, entry, firstSteps, home, market, trade } = phone.texts;
  const email = 'first-coin@journey.example';
  let taps = 0;
  const tap = async (one: Locator) => {
    await one.click();
    taps++;
  };
  const type = async (field: Locator, text: string) => {
    await field.fill(text);
    taps++;
  };
  // A visitor who has read half of the home page starts at its top as a user.
  await phone.go('index/index');
  await phone.dialog().getByRole('button', { name: common.close, exact: true }).click();
  await phone.button(account.useDemo).waitFor();
  await phone.picture('home-visitor');
  await phone.page.mouse.move(195, 500);
  await phone.page.mouse.wheel(0, 600);
  await expect.poll(() => scrolled(phone)).toBeGreaterThan(100);
  await phone.button(common.register).click();
  await phone.field(account.email).fill(email);
  await phone.button(entry.continue).click();
  await phone.field(account.code).waitFor();
  const code = await codeFor(server.dataFolder, email, 'register');

  taps = 0;
  await type(phone.field(account.code), code);
  await type(phone.field(account.newPassword), password);
  await tap(phone.find('checkbox'));
  await tap(phone.button(entry.createAccount));
  const card = phone.find('region', firstSteps.title);
  await card.waitFor();
  expect(await scrolled(phone)).toBe(0);
  await phone.picture('first-steps');
  await tap(card.getByRole('button', { name: firstSteps.practice }));
  const sheet = phone.dialog(home.practiceFunds.title);
  await tap(sheet.getByRole('button', { name: home.practiceFunds.claimAll, exact: true }));
  const buyFirst = sheet.getByRole('button', { name: home.practiceFunds.buyFirst, exact: true });
  await buyFirst.waitFor();
  await phone.picture('claimed');
  await tap(buyFirst);
  await phone.isAt('transaction/index');
  const form = phone.find('form', trade.form);
  await type(form.getByRole('textbox', { name: fill(trade.amount, { asset: 'USDT' }), exact: true }), '250');
  await phone.picture('first-purchase');
  await tap(submitButton(phone, 'BTC', 'buy'));
  const confirm = phone.dialog(trade.confirmTitle);
  await tap(confirm.getByRole('button', { name: fill(trade.buy, { asset: 'BTC' }), exact: true }));
  await confirm.waitFor({ state: 'hidden' });
  expect(taps).toBeLessThanOrEqual(tapsMax);

  await phone.toTab('home');
  await card.getByText(fill(firstSteps.progress, { done: '2' })).waitFor();
  await phone.picture('first-steps-two');
  await card.getByRole('button', { name: firstSteps.watch }).click();
  await phone.button(market.addAll).click();
  await phone.toTab('home');
  await card.waitFor({ state: 'hidden' });
  await phone.picture('first-steps-past');
});

/** The distance by which the shown page is scrolled, in px. */
function scrolled(phone: Phone): Promise<number> {
  return phone.page.evaluate<number>(`(() => {
    const shown = [...document.querySelectorAll('[data-page]')].find((page) => page.checkVisibility());
    return Math.max(0, ...[shown, ...(shown?.querySelectorAll('*') ?? [])].map((area) => area?.scrollTop ?? 0));
  })()`);
}

/** Prices move by themselves; a row leads to the chart, the chart to the trade page. */
async function watchMarket(phone: Phone): Promise<void> {
  const { chart } = phone.texts;
  await phone.toTab('market');
  const row = phone.button(/^BTC\s*\/USDT/);
  const before = await row.innerText();
  await expect.poll(() => row.innerText()).not.toBe(before);
  await phone.picture('market');
  await row.click();
  await phone.isAt('transaction/currency');
  await phone.sees(anyOf(chart.chartOf));
  await phone.button(chart.buy).click();
  await phone.isAt('transaction/index');
}

/** An order far away rests, one at the market fills at once and moves balances. */
async function tradeBitcoin(phone: Phone): Promise<void> {
  const { orders } = phone.texts;
  await openTrade(phone, 'BTC');
  const far = Math.round(Number(await levelPrice(phone, 'bids', 0)) * 0.8);
  await placeOrder(phone, { base: 'BTC', price: String(far), amount: '0.01' }, 'confirm-order');
  await phone.tab(openOrdersLabel(phone, 1)).waitFor();
  await orderCards(phone, 'BTC/USDT').first().waitFor();
  await phone.picture('trade');

  await phone.tab(orders.tabs.assets).click();
  // 0.1 was claimed; the purchase comes less its fee of 0.1 %.
  await phone.sees(/^0\.1$/);
  await placeOrder(phone, { base: 'BTC', kind: 'market', amount: '0.01' }, 'confirm-market-order');
  await phone.sees(/^0\.10999$/);
  await phone.tab(openOrdersLabel(phone, 1)).click();
}

/**
 * An order between the book's two sides waits; a sale into it is seen at once; then the rest is cancelled. The coin is
 * one whose price moves slowly when counted in its steps, so that the house does not fill all of it first.
 */
async function fillPartly(phone: Phone, seller: ApiUser): Promise<void> {
  const { orders } = phone.texts;
  await openTrade(phone, 'SHIB');
  const best = (await seller.call(getBook, { symbol: 'SHIB/USDT' })).bids[0]?.[0] ?? '';
  const price = (Number(best) + shibTick).toFixed(8);
  const amount = String(Math.floor(7_000 / Number(price) / 100) * 100);
  await placeOrder(phone, { base: 'SHIB', kind: 'limit', price, amount });
  const card = orderCards(phone, 'SHIB/USDT').first();
  await card.waitFor();
  const first = await filledPercent(card);
  const sale = { ...shib, side: 'sell', orderType: 'limit', timeInForce: 'ioc', price, quantity: '40000000' } as const;
  // Better bids of the house may precede the user's: a sale meets them first.
  await expect
    .poll(
      async () => {
        await seller.call(placeSpotOrder, sale);
        return filledPercent(card);
      },
      { interval: 400 },
    )
    .toBeGreaterThan(first);
  expect(await filledPercent(card)).toBeLessThan(100);
  await phone.picture('partly-filled');
  await card.getByRole('button', { name: anyOf(orders.cancelOrder) }).click();
  await card.waitFor({ state: 'hidden' });
  await phone.tab(openOrdersLabel(phone, 1)).waitFor();
}

async function transfer(phone: Phone): Promise<void> {
  const { common, funds, words } = phone.texts;
  await phone.toTab('assets');
  await phone.picture('assets');
  await phone.find('list', funds.actions).getByText(funds.transfer).click();
  await phone.isAt('fund/transfer');
  await phone.field(common.amount).fill('100');
  await phone.picture('transfer');
  await phone.button(fill(funds.transferNow, { amount: '100', asset: 'USDT' })).click();
  await phone.sees(funds.transferDone);
  await phone.picture('transfer-done');
  await phone.button(funds.seeHistory).click();
  await phone.sees(`${words.accountTypes.spot} → ${words.accountTypes.contract}`);
}

async function convert(phone: Phone): Promise<void> {
  const { common, funds } = phone.texts;
  await phone.go('fund/swap');
  await phone.field(`${funds.youGive} (USDT)`).fill('50');
  await phone.picture('convert');
  await phone.button(funds.previewConversion).click();
  const quote = phone.dialog(funds.quoteTitle);
  await quote.getByRole('timer').waitFor();
  await phone.picture('quote');
  const done = phone.dialog(funds.converted);
  const again = quote.getByRole('button', { name: funds.getNewQuote, exact: true });
  const confirm = quote.getByRole('button', { name: common.confirm, exact: true });
  // Eight seconds are short on a busy machine: after an expired quote, or one whose price has moved, the journey goes
  // on with the next.
  for (let tries = 0; tries < 5 && !(await done.isVisible()); tries++) {
    await confirm
      .or(again)
      .click({ timeout: quoteStepMs })
      .catch(() => undefined);
    await done.waitFor({ timeout: quoteStepMs }).catch(() => undefined);
  }
  await done.waitFor();
  await phone.picture('converted');
  await done.getByRole('button', { name: funds.seeHistory, exact: true }).click();
  await phone.sees('USDT → BTC');
}

/** Everything of the day is written down. */
async function readRecords(phone: Phone): Promise<void> {
  const { funds, orders, words } = phone.texts;
  await phone.go('transaction/currency_order', { status: 'complete' });
  await orderCards(phone, 'SHIB/USDT').getByText(words.partlyFilled).waitFor();
  await orderCards(phone, 'BTC/USDT').getByText(words.orderStatuses.filled).first().waitFor();
  await phone.picture('orders-complete');
  await phone.tab(orders.status.progress).click();
  await orderCards(phone, 'BTC/USDT').waitFor();

  await phone.go('fund/assets_record');
  for (const kind of ['convert', 'transfer', 'trade', 'trade_fee'] as const) await phone.sees(words.entryKinds[kind]);
  await phone.picture('records');
  await phone.tab(funds.kindHolds).click();
  await phone.sees(words.entryKinds.order_hold);
  await phone.tab(funds.kindClaims).click();
  await phone.sees(words.entryKinds.practice_claim);
}

/** A user's own page shows "please log in first", and the login page follows by itself. */
async function beTurnedAway(phone: Phone): Promise<void> {
  const { common, entry } = phone.texts;
  await phone.go('fund/transfer');
  await phone.sees(common.pleaseLogIn);
  await phone.isAt('fund/transfer');
  await phone.picture('please-log-in');
  await phone.isAt('common/login');
  await phone.sees(entry.welcomeBack);
}

/** The demo account opens by one tap. */
async function lookAround(phone: Phone): Promise<void> {
  const { account, home } = phone.texts;
  await phone.go('common/login');
  await phone.picture('login');
  await phone.button(account.useDemo).click();
  await phone.isAt('index/index');
  await phone.button(home.deposit).waitFor();
}
