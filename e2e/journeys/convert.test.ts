import { acceptConversion, listAssets, listConversions, quoteConversion } from '@candor/api';
import { expect } from 'vitest';
import { type ApiUser, assets } from '../lib/api-client.ts';
import type { Phone } from '../lib/phone.ts';
import { openStage } from '../lib/stage.ts';
import { fill } from '../lib/texts.ts';

const { journey } = openStage('convert');

/** Gives the user a coin, bought for so many USDT. */
async function buy(user: ApiUser, code: string, usdt: string): Promise<void> {
  const toAssetId = (await user.call(listAssets, {})).find((asset) => asset.code === code)?.assetId ?? 0;
  const { quoteId = 0 } = await user.call(quoteConversion, { fromAssetId: assets.usdt, toAssetId, amount: usdt });
  await user.call(acceptConversion, { quoteId });
}

/** Converts what is marked, at the prices of the moment. */
async function sweep(phone: Phone, count: number): Promise<void> {
  const { funds, sweep: words } = phone.texts;
  await phone.button(fill(words.preview, { count: String(count) })).click();
  const offer = phone.dialog(words.title);
  await offer.getByText(words.least, { exact: true }).waitFor();
  await phone.picture('sweep-estimate');
  await offer.getByRole('button', { name: fill(words.confirm, { count: String(count) }), exact: true }).click();
  await phone.dialog(funds.converted).getByRole('status').waitFor();
  await phone.picture('sweep-done');
}

journey(
  'small balances become USDT together',
  { as: 'trader', language: 'vn', theme: 'dark' },
  async ({ phone, user }) => {
    const { funds, sweep: words } = phone.texts;
    for (const [code, usdt] of [
      ['SOL', '6'],
      ['ADA', '3'],
      ['DOGE', '1'],
    ] as const)
      await buy(user, code, usdt);

    await phone.go('fund/swap', { tab: 'small' });
    await phone.sees('DOGE');
    await phone.picture('sweep-list');
    await sweep(phone, 3);
    await phone.dialog(funds.converted).getByRole('button', { name: funds.seeHistory, exact: true }).click();
    await phone.sees('SOL → USDT');
    await phone.sees('ADA → USDT');
    const { data } = await user.call(listConversions, {});
    const swept = data.slice(0, 3).map(({ fromCode, toCode }) => `${fromCode} ${toCode}`);
    // The last of them was below the least of a conversion.
    expect(swept.toSorted()).toEqual(['ADA USDT', 'DOGE USDT', 'SOL USDT']);
    await phone.find('radio', words.tab).click();
    await phone.sees(words.empty);
  },
);
