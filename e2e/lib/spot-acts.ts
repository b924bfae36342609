import type { Locator } from 'playwright-core';
import type { Phone } from './phone.ts';
import { fill, type Texts } from './texts.ts';

/* The actions on the trade page, as steps of journeys. */

export interface OrderWords {
  /** `ADA` of `ADA/USDT`. */
  readonly base: string;
  readonly side?: 'buy' | 'sell';
  readonly kind?: keyof Texts['words']['orderTypes'];
  readonly price?: string;
  readonly trigger?: string;
  readonly amount: string;
  /** Whole percent that the order, or the stop leg or stop loss of it, may slip. */
  readonly slippage?: string;
}

/** Opens the trade page of a pair against USDT and waits for its book. */
export async function openTrade(phone: Phone, base: string): Promise<void> {
  await phone.go('transaction/index', { symbol: `${base}/USDT` });
  await bookSide(phone, 'asks').getByRole('button').first().waitFor();
}

/** The levels of one side of the book, in the page's order: the asks with the best at the end. */
export function bookSide(phone: Phone, side: 'asks' | 'bids'): Locator {
  const { trade } = phone.texts;
  return phone.find('list', side === 'asks' ? trade.layoutAsks : trade.layoutBids);
}

/** Price of the n-th best level, from 0: plain decimal text. */
export async function levelPrice(phone: Phone, side: 'asks' | 'bids', place: number): Promise<string> {
  const levels = await bookSide(phone, side).getByRole('button').allInnerTexts();
  const level = (side === 'asks' ? levels.reverse() : levels)[place];
  const price = /^[\d,]+\.?\d*/.exec(level?.trim() ?? '')?.[0];
  if (price === undefined) throw new Error(`the book has no level ${place} of ${side}: ${levels.join(' | ')}`);
  return price.replaceAll(',', '');
}

/** Fills in the order form; missing fields stay unchanged. */
export async function fillOrder(phone: Phone, order: OrderWords): Promise<void> {
  const { trade, words } = phone.texts;
  const form = phone.find('form', trade.form);
  if (order.side !== undefined) await form.getByRole('radio', { name: words.sides[order.side], exact: true }).click();
  if (order.kind !== undefined) {
    await form.getByRole('button', { name: `${trade.orderType}: ` }).click();
    const sheet = phone.dialog(trade.orderType);
    // Each choice has its effect after its name.
    await sheet
      .getByRole('button', { name: new RegExp(`^${words.orderTypes[order.kind]}`) })
      .first()
      .click();
    await sheet.waitFor({ state: 'hidden' });
  }
  const type = async (label: string, text: string) => {
    const field = form.getByRole('textbox', { name: label, exact: true });
    // A field writes its number plainly once it has the focus.
    await field.focus();
    await field.fill(text);
  };
  if (order.price !== undefined) await type(fill(trade.price, { asset: 'USDT' }), order.price);
  if (order.trigger !== undefined) await type(fill(trade.stopPrice, { asset: 'USDT' }), order.trigger);
  await type(fill(trade.amount, { asset: order.base }), order.amount);
  if (order.slippage !== undefined) {
    await form.getByRole('button', { name: `${trade.slippage}: ` }).click();
    const sheet = phone.dialog(trade.slippage);
    const field = sheet.getByRole('textbox', { name: trade.slippage });
    await field.focus();
    await field.fill(order.slippage);
    await sheet.getByRole('button', { name: phone.texts.common.confirm, exact: true }).click();
    await sheet.waitFor({ state: 'hidden' });
  }
}

/** The button under the form. */
export function submitButton(phone: Phone, base: string, side: 'buy' | 'sell'): Locator {
  const { trade } = phone.texts;
  return phone.find('form', trade.form).getByRole('button', { name: fill(trade[side], { asset: base }), exact: true });
}

/** Fills in, submits and confirms; ends when the sheet has closed, which it does when the order was taken. */
export async function placeOrder(phone: Phone, order: OrderWords, picture?: string): Promise<void> {
  const { trade } = phone.texts;
  const side = order.side ?? 'buy';
  await fillOrder(phone, order);
  await submitButton(phone, order.base, side).click();
  const sheet = phone.dialog(trade.confirmTitle);
  const confirm = sheet.getByRole('button', { name: fill(trade[side], { asset: order.base }), exact: true });
  await confirm.waitFor();
  if (picture !== undefined) await phone.picture(picture);
  await confirm.click();
  await sheet.waitFor({ state: 'hidden' });
}

/** Cards of open or past orders of a pair, newest first. */
export function orderCards(phone: Phone, symbol: string): Locator {
  return phone.page.getByRole('article').filter({ hasText: symbol });
}

/** The label of the tab of open orders, which counts them. */
export function openOrdersLabel(phone: Phone, count: number): string {
  const { tabs } = phone.texts.orders;
  return count === 0 ? tabs.open : fill(tabs.openCount, { count: String(count) });
}

/** The filled part of an order, from its card; whole percent. */
export async function filledPercent(card: Locator): Promise<number> {
  return Number(/(\d+)%/.exec(await card.innerText())?.[1] ?? Number.NaN);
}
