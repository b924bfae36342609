import { transferFunds } from '@candor/api';
import type { Locator } from 'playwright-core';
import { type ApiUser, assets } from './api-client.ts';
import type { Phone } from './phone.ts';
import { anyOf, fill, type Texts } from './texts.ts';

/* The actions on the contract and stocks tabs, as steps of journeys. */

export interface ContractWords {
  readonly direction: keyof Texts['contract']['directions'];
  readonly lots: string;
  readonly marginMode?: keyof Texts['contract']['marginModes'];
  /** Absent: a market order. */
  readonly limit?: string;
  /** The mark that a market order waits for first. */
  readonly trigger?: string;
  /** The percent by which a market order trails the mark first. */
  readonly trail?: string;
  readonly takeProfit?: string;
}

/** Moves practice funds into the account for contracts. */
export async function fundContracts(user: ApiUser, amount: string): Promise<void> {
  await user.call(transferFunds, { assetId: assets.usdt, amount, from: 'spot', to: 'contract' });
}

/** Opens the desk of a pair and waits for the house's quote. */
export async function openDesk(phone: Phone, tab: 'contract' | 'stocks', symbol: string): Promise<void> {
  await phone.go('transaction/index', { tab, symbol });
  await phone.find('region', phone.texts.contract.quotes.title).getByRole('button').first().waitFor();
  await phone.button(new RegExp(`^${symbol}, `)).waitFor();
}

/** The house's quote for opening in a direction, as plain decimal text. */
export async function quoteFor(phone: Phone, direction: 'long' | 'short'): Promise<string> {
  const { quotes } = phone.texts.contract;
  const quote = phone.find('region', quotes.title).getByRole('button').filter({ hasText: quotes[direction] });
  const price = /[\d,]+\.\d+/.exec(await quote.innerText())?.[0];
  if (price === undefined) throw new Error('the house has no quote');
  return price.replaceAll(',', '');
}

/** Fills in the form, opens and confirms; ends when the sheet has closed, which it does when the order was taken. */
export async function openPosition(phone: Phone, order: ContractWords, picture?: string): Promise<void> {
  const { contract, trade } = phone.texts;
  const form = phone.find('form', contract.form.label);
  const choose = async (label: string, choice: string) => {
    await form.getByRole('button', { name: `${label}: ` }).click();
    const sheet = phone.dialog(label);
    // Each choice has its meaning after its name.
    await sheet.getByRole('button', { name: new RegExp(`^${choice}`) }).click();
    await sheet.waitFor({ state: 'hidden' });
  };
  const type = async (label: string | RegExp, text: string) => {
    const field = form.getByRole('textbox', { name: label, exact: true });
    // A field writes its number plainly once it has the focus.
    await field.focus();
    await field.fill(text);
  };
  if (order.marginMode !== undefined) await choose(contract.form.marginMode, contract.marginModes[order.marginMode]);
  const plain = order.limit === undefined ? 'market' : 'limit';
  const kind = order.trail === undefined ? (order.trigger === undefined ? plain : 'triggerMarket') : 'trailing';
  await choose(contract.form.orderType, contract.entryTypes[kind]);
  if (order.trail !== undefined) await type(fill(contract.form.trailDistance, { unit: '%' }), order.trail);
  if (order.trigger !== undefined) await type(contract.form.triggerPrice.replace('{asset}', 'USDT'), order.trigger);
  if (order.limit !== undefined) await type(trade.price.replace('{asset}', 'USDT'), order.limit);
  await type(anyOf(contract.form.lotsOf), order.lots);
  if (order.takeProfit !== undefined) {
    await form.getByRole('checkbox', { name: trade.exits }).check();
    await type(`${trade.takeProfit} (USDT)`, order.takeProfit);
  }
  const name = order.direction === 'long' ? contract.form.openLong : contract.form.openShort;
  await form.getByRole('button', { name, exact: true }).click();
  const sheet = phone.dialog(trade.confirmTitle);
  await sheet.getByText(contract.confirm.hold).waitFor();
  if (picture !== undefined) await phone.picture(picture);
  await sheet.getByRole('button', { name, exact: true }).click();
  await sheet.waitFor({ state: 'hidden' });
}

/** Cards of positions, orders and ended ones, newest first. */
export function contractCards(phone: Phone, symbol: string): Locator {
  return phone.page.getByRole('article').filter({ hasText: symbol });
}

/** An amount of a summary, by its name: in the unit of account, commas taken out. */
export async function factOf(summary: Locator, label: string): Promise<number> {
  const fact = summary.locator('dl > div').filter({ has: summary.page().getByText(label, { exact: true }) });
  const text = /-?\+?[\d,]+(\.\d+)?/.exec((await fact.locator('dd').first().innerText()).replace('−', '-'))?.[0];
  return Number((text ?? '').replaceAll(',', ''));
}
