import { acceptConversion, listAssets, listConversions, quoteConversion } from '@candor/api';
import { expect } from 'vitest';
import { type ApiUser, assets } from '../lib/api-client.ts';
import type { Phone } from '../lib/phone.ts';
import { openStage } from '../lib/stage.ts';
import { anyOf, fill } from '../lib/texts.ts';

const { journey } = openStage('convert');

const stepMs = 9_000;

/** Gives the user a coin, bought for so many USDT. */
async function buy(user: ApiUser, code: string, usdt: string): Promise<void> {
  const toAssetId = (await user.call(listAssets, {})).find((asset) => asset.code === code)?.assetId ?? 0;
  const { quoteId = 0 } = await user.call(quoteConversion, { fromAssetId: assets.usdt, toAssetId, amount: usdt });
  await user.call(acceptConversion, { quoteId });
}

/** Converts what is marked; a quote that ended on a busy machine is asked for again. */
async function sweep(phone: Phone): Promise<void> {
  const { funds, sweep: words } = phone.texts;
  await phone.button(fill(words.preview, { count: '2' })).click();
  const offer = phone.dialog(words.title);
  const done = phone.dialog(funds.converted);
  await offer.getByRole('timer').waitFor();
  await phone.picture('sweep-quotes');
  const confirm = offer.getByRole('button', { name: fill(words.confirm, { count: '2' }), exact: true });
  const again = offer.getByRole('button', { name: words.newQuotes, exact: true });
  for (let tries = 0; tries < 4 && !(await done.isVisible()); tries++) {
    await confirm
      .or(again)
      .click({ timeout: stepMs })
      .catch(() => undefined);
    await done.waitFor({ timeout: stepMs }).catch(() => undefined);
  }
  await done.waitFor();
  await phone.picture('sweep-done');
}

journey('small balances become USDT together', { as: 'trader', language: 'vn' }, async ({ phone, user }) => {
  const { funds, sweep: words } = phone.texts;
  for (const [code, usdt] of [
    ['SOL', '6'],
    ['ADA', '3'],
    ['DOGE', '1'],
  ] as const)
    await buy(user, code, usdt);

  await phone.go('fund/swap', { tab: 'small' });
  await phone.sees(words.excluded);
  await phone.sees(anyOf(words.belowMinimum));
  await phone.picture('sweep-list');
  await sweep(phone);
  await phone.dialog(funds.converted).getByRole('button', { name: funds.seeHistory, exact: true }).click();
  await phone.sees('SOL → USDT');
  await phone.sees('ADA → USDT');
  const { data } = await user.call(listConversions, {});
  expect(
    data
      .map(({ fromCode, toCode }) => `${fromCode} ${toCode}`)
      .slice(0, 2)
      .toSorted(),
  ).toEqual(['ADA USDT', 'SOL USDT']);
  // The one that is below the minimum is still there, and cannot be chosen.
  await phone.find('radio', words.tab).click();
  await phone.sees(anyOf(words.belowMinimum));
  expect(await phone.find('checkbox').count()).toBe(0);
});
