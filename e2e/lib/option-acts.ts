import { type OptionDirection, transferFunds } from '@candor/api';
import { expect } from 'vitest';
import { type ApiUser, assets } from './api-client.ts';
import type { Phone } from './phone.ts';
import { anyOf, fill } from './texts.ts';

/* The actions on the options tab, as steps of journeys. */

export const submitPath = '**/api/microtrade/submit';

/** Moves practice funds into the account for options. */
export async function fundOptions(user: ApiUser, amount = '1000'): Promise<void> {
  await user.call(transferFunds, { assetId: assets.usdt, amount, from: 'spot', to: 'options' });
}

/** `Up 89.00 USDT returned if it wins`: there once a stake can be read. */
export const buyButton = (phone: Phone, direction: OptionDirection) =>
  phone.button(new RegExp(`^${phone.texts.options.directions[direction]} [\\d.,]+ USDT`));

/** Refusals by a machine too busy to carry an order or a tick within its second. */
export const tooBusy: readonly unknown[] = ['order_too_late', 'index_stale', 'valid_until_too_far'];

/** Presses the button; on a machine that is too busy, again. */
export async function buyOption(phone: Phone, direction: OptionDirection): Promise<void> {
  const press = async () => {
    const [answer] = await Promise.all([phone.page.waitForResponse(submitPath), buyButton(phone, direction).click()]);
    const { code } = (await answer.json()) as { readonly code: unknown };
    return tooBusy.includes(code);
  };
  await expect.poll(press, { interval: 600 }).toBe(false);
}

/** Opens BTC's options with the shortest duration and a stake, ready to buy. */
export async function openOptions(phone: Phone, stake = '50'): Promise<void> {
  const { options } = phone.texts;
  await phone.go('transaction/index', { tab: 'options', symbol: 'BTC/USDT' });
  await phone.find('radio', new RegExp(`^${fill(options.seconds, { seconds: '30' })}`)).click();
  await phone.field(fill(options.stake, { asset: 'USDT' })).fill(stake);
  // The price has come, and with it the drawing.
  await phone.sees(anyOf(options.tick));
}
