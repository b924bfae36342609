import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { contractCards, factOf, openDesk, openPosition, quoteFor } from '../lib/contract-acts.ts';
import type { Phone } from '../lib/phone.ts';
import { openStage, type Scene } from '../lib/stage.ts';
import { anyOf, fill } from '../lib/texts.ts';

const { journey } = openStage('contracts');

for (const [language, theme] of [
  ['en', 'dark'],
  ['vn', 'light'],
] as const) {
  journey(
    `contracts and stocks, from the first position to the last line of the history (${language}, ${theme})`,
    { as: 'trader', language, theme },
    async ({ phone, openPhone }) => {
      await bringFunds(phone);
      await openLong(phone);
      if (language === 'en') await compareTotals(phone, openPhone);
      await askWhy(phone);
      await changeLeverage(phone);
      await setLevels(phone);
      await moveOnChart(phone);
      await closeInParts(phone);
      await sizeByMargin(phone);
      await waitAndCancel(phone);
      await tradeStock(phone);
      await readLists(phone);
    },
  );
}

/** An empty account has one act, which fetches money from spot and comes back. */
async function bringFunds(phone: Phone): Promise<void> {
  const { common, contract, funds } = phone.texts;
  await openDesk(phone, 'contract', 'BTC/USDT');
  const fetch = phone.find('form', contract.form.label).getByRole('button', { name: contract.form.fromSpot });
  await fetch.getByText('10,000.00').waitFor();
  await phone.picture('contract-empty');
  await fetch.click();
  await phone.isAt('fund/transfer');
  await phone.field(common.amount).fill('5000');
  await phone.button(fill(funds.transferNow, { amount: '5,000', asset: 'USDT' })).click();
  await phone.picture('contract-funded');
  await phone.button(fill(funds.backTo, { pair: 'BTC/USDT' })).click();
  await phone.isAt('transaction/index');
  await phone.button(contract.form.openLong).waitFor();
}

/** A market order fills at the next tick, and its position lives with the mark. */
async function openLong(phone: Phone): Promise<void> {
  const { contract } = phone.texts;
  await openDesk(phone, 'contract', 'BTC/USDT');
  const far = String(Math.round(Number(await quoteFor(phone, 'long')) * 1.5));
  await openPosition(phone, { direction: 'long', lots: '50', takeProfit: far }, 'contract-confirm');
  await phone.tab(fill(contract.lists.positionsCount, { count: '1' })).waitFor();
  const card = contractCards(phone, 'BTC/USDT').first();
  await card.getByText(contract.card.unrealised.replace('{asset}', 'USDT')).waitFor();
  await expectInSight(phone, card);
  await phone.find('region', contract.account.label).getByRole('button').click();
  const account = phone.dialog(contract.account.howTitle);
  await account.getByText(anyOf(contract.account.starts)).waitFor();
  await phone.page.keyboard.press('Escape');
  await account.waitFor({ state: 'hidden' });
  const before = await card.innerText();
  await expect.poll(() => card.innerText()).not.toBe(before);
  await card.scrollIntoViewIfNeeded();
  await phone.picture('contract-position');
}

/** The list of positions begins in the upper two thirds of the screen, and a new position's card has come into view. */
async function expectInSight(phone: Phone, card: Locator): Promise<void> {
  await expect.poll(async () => (await card.boundingBox())?.y ?? 0).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      const box = await card.boundingBox();
      return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
    })
    .toBeLessThan(844);
  await phone.page.evaluate(`document.querySelectorAll('main').forEach((one) => one.scrollTo(0, 0))`);
  const lists = phone.find('tablist', phone.texts.contract.lists.label);
  await expect.poll(async () => (await lists.boundingBox())?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(560);
}

/** Home, assets and the desk have one truth while the position moves. */
async function compareTotals(desk: Phone, openPhone: Scene['openPhone']): Promise<void> {
  const { contract, funds, home, words } = desk.texts;
  const [first, assets] = await Promise.all([openPhone(), openPhone()]);
  await Promise.all([first.go('index/index'), assets.go('fund/assets')]);
  const total = assets.find('region', funds.estimatedTotal);
  await total.getByText(funds.contractUnrealised).waitFor();
  const tile = assets.find('list', funds.accounts).getByRole('button', { name: words.accountTypes.contract });
  const figures = async (...places: readonly Locator[]) =>
    (await Promise.all(places.map((place) => place.innerText()))).map((text) => /[\d,]+\.\d\d/.exec(text)?.[0]);
  const isOne = (shown: readonly unknown[]) => shown[0] !== undefined && new Set(shown).size === 1;
  // Each page draws a move in a frame of its own, so equal figures are waited for; a part left out is never made up for.
  await expect.poll(async () => isOne(await figures(first.find('region', home.totalBalance), total))).toBe(true);
  await expect.poll(async () => isOne(await figures(desk.find('region', contract.account.label), tile))).toBe(true);
  await assets.picture('contract-assets');
  await first.picture('contract-home');
}

/** The liquidation price explains itself, with the user's own numbers. */
async function askWhy(phone: Phone): Promise<void> {
  const { contract } = phone.texts;
  await phone.button(contract.card.whyLiquidation).first().click();
  const sheet = phone.dialog(contract.why.title);
  await sheet.getByText(contract.why.formulaLong).waitFor();
  await phone.picture('contract-why');
  await phone.page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
}

/** The leverage of an open position is changed on its card. */
async function changeLeverage(phone: Phone): Promise<void> {
  const { contract } = phone.texts;
  const leverage = (multiple: string) =>
    phone.button(fill(contract.leverageSheet.change, { pair: 'BTC/USDT', multiple })).first();
  await leverage('10').click();
  const sheet = phone.dialog(fill(contract.leverageSheet.title, { pair: 'BTC/USDT' }));
  const field = sheet.getByRole('textbox', { name: contract.form.multiple });
  await field.focus();
  await field.fill('20');
  await phone.picture('contract-leverage');
  await sheet.getByRole('button', { name: fill(contract.multipleSheet.take, { multiple: '20' }) }).click();
  await leverage('20').waitFor();
}

/** A position has several exits of a kind, each for its part, and one that trails. */
async function setLevels(phone: Phone): Promise<void> {
  const { contract, trade } = phone.texts;
  const card = contractCards(phone, 'BTC/USDT').first();
  const { exitsSheet: words } = contract;
  const mark = Number(await quoteFor(phone, 'long'));
  await card
    .getByRole('button', { name: fill(contract.card.of, { action: contract.card.exits, pair: 'BTC/USDT' }) })
    .click();
  const sheet = phone.dialog(words.title);
  const add = (exit: string) => sheet.getByRole('button', { name: fill(words.addTo, { exit }), exact: true }).click();
  const type = async (label: string, text: string) => {
    const field = sheet.getByRole('textbox', { name: label, exact: true });
    await field.focus();
    await field.fill(text);
  };
  await add(trade.takeProfit);
  await type(`${trade.takeProfit} 2 (USDT)`, String(Math.round(mark * 1.4)));
  await add(words.trailingStop);
  await type(`${words.trailingStop} (%)`, '12.5');
  await phone.picture('contract-levels');
  await sheet.getByRole('button', { name: words.save, exact: true }).click();
  await sheet.waitFor({ state: 'hidden' });
  await card.getByText(fill(contract.card.moreExits, { count: '1' }), { exact: true }).waitFor();
  await card.getByText(contract.card.trails, { exact: true }).waitFor();
  await phone.picture('contract-levels-card');
}

/** An exit is moved on the chart, by the arrow keys and then by a pointer, and confirmed in its sheet. */
async function moveOnChart(phone: Phone): Promise<void> {
  const { contract, chart } = phone.texts;
  await phone.go('transaction/contract', { symbol: 'BTC/USDT' });
  const handle = phone.page
    .getByRole('slider', { name: fill(chart.dragLine, { line: contract.chart.takeProfit }) })
    .first();
  const value = async () => Number(await handle.getAttribute('aria-valuenow'));
  const confirmAbove = async (before: number) => {
    const sheet = phone.dialog(contract.exitsSheet.title);
    await sheet.getByRole('button', { name: contract.exitsSheet.save, exact: true }).click();
    await sheet.waitFor({ state: 'hidden' });
    await expect.poll(value).toBeGreaterThan(before);
  };
  const before = await value();
  await handle.focus();
  await phone.page.keyboard.press('ArrowUp');
  await expect.poll(value).toBeGreaterThan(before);
  await phone.picture('contract-drag');
  await phone.page.keyboard.press('Enter');
  await confirmAbove(before);

  // A line out of sight comes to the pointer, and what is let go is in the sheet.
  const box = await handle.boundingBox();
  if (box === null) throw new Error('the line has its handle on the chart');
  const { mouse } = phone.page;
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await mouse.move(box.x + box.width / 2, box.y + box.height, { steps: 4 });
  await expect.poll(value).toBeLessThan(before);
  const dropped = await value();
  await mouse.up();
  const sheet = phone.dialog(contract.exitsSheet.title);
  const shown = sheet.getByRole('textbox', { name: phone.texts.trade.takeProfit }).first();
  await expect.poll(async () => Number((await shown.inputValue()).replaceAll(/[^\d.]/g, ''))).toBe(dropped);
  await phone.page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await openDesk(phone, 'contract', 'BTC/USDT');
}

/** A size typed as a margin says what it comes to in lots, and the unit is kept. */
async function sizeByMargin(phone: Phone): Promise<void> {
  const { contract } = phone.texts;
  const form = phone.find('form', contract.form.label);
  const choose = async (unit: keyof typeof contract.sizeUnits) => {
    await form.getByRole('button', { name: `${contract.form.sizeUnit}: ` }).click();
    const sheet = phone.dialog(contract.form.sizeUnit);
    await sheet.getByRole('button', { name: new RegExp(`^${contract.sizeUnits[unit]}`) }).click();
    await sheet.waitFor({ state: 'hidden' });
  };
  await choose('margin');
  const field = form.getByRole('textbox', { name: fill(contract.form.marginIn, { asset: 'USDT' }) });
  await field.focus();
  await field.fill('100');
  await form.getByText(/^= [\d.,]+/).waitFor();
  await phone.picture('contract-size-by-margin');
  await choose('lots');
}

/** A half, then the rest: the history adds up to the cent. */
async function closeInParts(phone: Phone): Promise<void> {
  const { contract } = phone.texts;
  const card = contractCards(phone, 'BTC/USDT').first();
  const close = card.getByRole('button', {
    name: fill(contract.card.of, { action: contract.card.close, pair: 'BTC/USDT' }),
  });
  await close.click();
  const sheet = phone.dialog(fill(contract.closeSheet.title, { pair: 'BTC/USDT' }));
  const lots = sheet.getByRole('textbox', { name: contract.closeSheet.lots });
  await lots.focus();
  await lots.fill('20');
  await phone.picture('contract-close');
  await sheet.getByRole('button', { name: fill(contract.closeSheet.do, { lots: '20' }) }).click();
  await sheet.waitFor({ state: 'hidden' });
  await card.getByText('0.03 BTC').waitFor();
  await close.click();
  await sheet.getByRole('button', { name: fill(contract.closeSheet.do, { lots: '30' }) }).click();
  await phone.tab(contract.lists.positions).waitFor();

  await phone.tab(contract.lists.history).click();
  await phone.button(fill(contract.history.detail, { pair: 'BTC/USDT' })).click();
  const detail = phone.dialog(anyOf(contract.history.title));
  await detail.getByText(/\b20 lots?\b/).waitFor();
  await phone.picture('contract-history');
  const [profit, fees, overnight, total] = await Promise.all(
    [contract.history.priceProfit, contract.history.fees, contract.history.overnight, contract.history.total].map(
      (label) => factOf(detail, label),
    ),
  );
  expect((profit ?? Number.NaN) + (fees ?? 0) + (overnight ?? 0)).toBeCloseTo(total ?? 0, 6);
  expect(fees).toBeLessThan(0);
  await phone.page.keyboard.press('Escape');
  await detail.waitFor({ state: 'hidden' });
}

/** A limit far away waits, and comes back whole when it is cancelled. */
async function waitAndCancel(phone: Phone): Promise<void> {
  const { contract } = phone.texts;
  const limit = String(Math.round(Number(await quoteFor(phone, 'long')) * 0.97));
  await setOrderLevels(phone);
  await openPosition(phone, { direction: 'long', lots: '2', marginMode: 'isolated', limit }, 'contract-confirm-levels');
  await phone.tab(fill(contract.lists.pendingCount, { count: '1' })).click();
  const card = contractCards(phone, 'BTC/USDT').first();
  // Both levels came with the order.
  await card.getByText(fill(contract.card.moreExits, { count: '1' }), { exact: true }).waitFor();
  const cancel = async () => {
    await card.getByRole('button', { name: anyOf(contract.pending.cancelOf) }).click();
    await phone.sees(contract.lists.noPending);
  };
  await phone.picture('contract-pending');
  await cancel();
  // An order with a trigger says which way the index has to go.
  const trigger = String(Math.round(Number(await quoteFor(phone, 'long')) * 1.03));
  await openPosition(phone, { direction: 'long', lots: '2', trigger });
  await card.getByText(anyOf(contract.pending.waits.rise)).waitFor();
  await phone.picture('contract-trigger');
  await cancel();
  // One that trails says how far it keeps, and where its stop stands.
  await openPosition(phone, { direction: 'long', lots: '2', trail: '3.5' }, 'contract-confirm-trail');
  await card.getByText(anyOf(contract.pending.trails)).waitFor();
  await phone.picture('contract-trailing');
  await cancel();
}

/** Exits of the next order in levels: half of it at one return on the margin, half at another, and a stop loss. */
async function setOrderLevels(phone: Phone): Promise<void> {
  const { common, contract, trade } = phone.texts;
  const { exitsSheet: words } = contract;
  const form = phone.find('form', contract.form.label);
  await form.getByRole('checkbox', { name: trade.exits }).check();
  await form.getByRole('button', { name: contract.form.exitSteps }).click();
  const sheet = phone.dialog(words.title);
  const type = async (label: string, text: string) => {
    const field = sheet.getByRole('textbox', { name: label, exact: true });
    await field.focus();
    await field.fill(text);
  };
  const byReturn = async (exit: string) =>
    sheet
      .getByRole('radiogroup', { name: fill(words.setBy, { exit }) })
      .getByRole('radio', { name: words.byReturn })
      .click();
  await byReturn(trade.takeProfit);
  await type(`${trade.takeProfit} (${words.gainUnit})`, '50');
  await sheet.getByRole('button', { name: fill(words.addTo, { exit: trade.takeProfit }), exact: true }).click();
  await type(`${trade.takeProfit} 2 (${words.gainUnit})`, '100');
  await byReturn(trade.stopLoss);
  await type(`${trade.stopLoss} (${words.lossUnit})`, '20');
  await phone.picture('contract-order-levels');
  await sheet.getByRole('button', { name: common.done, exact: true }).click();
  await sheet.waitFor({ state: 'hidden' });
  await form.getByText('+100%').waitFor();
  await phone.picture('contract-form-levels');
}

/** A stock is a price contract, and the page states it; many are closed at once after a confirmation. */
async function tradeStock(phone: Phone): Promise<void> {
  const { contract } = phone.texts;
  await openDesk(phone, 'stocks', 'NVDA/USDT');
  await phone.sees(contract.session.owns);
  await openPosition(phone, { direction: 'short', lots: '1' });
  await phone.tab(fill(contract.lists.positionsCount, { count: '1' })).click();
  await contractCards(phone, 'NVDA/USDT').first().waitFor();
  await phone.picture('stock-position');
  await phone.button(contract.closeAll.button).click();
  await phone
    .dialog(contract.closeAll.title)
    .getByRole('button', { name: new RegExp(`^${contract.closeChoices.short}`) })
    .click();
  const question = phone.find('alertdialog');
  await question.getByText(/USDT/).waitFor();
  await phone.picture('contract-close-all');
  await question.getByRole('button', { name: contract.closeAll.do, exact: true }).click();
  await phone.tab(contract.lists.positions).waitFor();
}

/** The full-screen list has every ended ticket, and the second trade root leads to the contracts. */
async function readLists(phone: Phone): Promise<void> {
  const { contract, orders } = phone.texts;
  await phone.go('transaction/contract_order', { status: 'complete' });
  await contractCards(phone, 'NVDA/USDT').first().waitFor();
  await contractCards(phone, 'BTC/USDT').first().waitFor();
  await phone.picture('contract-orders');
  await phone.tab(orders.status.progress).click();
  await phone.sees(contract.lists.noPositions);
  await phone.go('transaction/contract', { symbol: 'BTC/USDT' });
  await phone.button(contract.form.openLong).waitFor();
  await phone.picture('contract-chart');
  await phone.go('transaction/index2');
  await phone.isAt('transaction/index');
  await phone.find('form', contract.form.label).waitFor();
}
