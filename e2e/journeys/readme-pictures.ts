import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { addWatched, listQuotations, placeSpotOrder, transferFunds } from '@candor/api';
import type { Browser } from 'playwright-core';
import { type ApiUser, assets, newApiUser } from '../lib/api-client.ts';
import { launchBrowser } from '../lib/browser.ts';
import { openPhone, type Phone } from '../lib/phone.ts';
import { startPracticeServer } from '../lib/practice-server.ts';
import { inProject } from '../lib/project.ts';

/**
 * Takes the pictures of the README from the running app: `node tools/run.mjs e2e/journeys/readme-pictures.ts`, after a
 * build and with CHROMIUM_PATH set. They are real: a user who has traded for a minute.
 */
const folder = inProject('docs', 'pictures');
const bytesMax = 400_000;
const pages = {
  home: 'index/index',
  market: 'market/market',
  trade: 'transaction/index',
  chart: 'transaction/currency',
  assets: 'fund/assets',
};
type PageName = keyof typeof pages;

mkdirSync(folder, { recursive: true });
const [server, browser] = await Promise.all([startPracticeServer('readme'), launchBrowser()]);
try {
  const user = await newApiUser(server, 'reader@candor.example');
  await tradeABit(user);
  const dark = await takeAll('dark', user.token);
  const light = await takeAll('light', user.token);
  for (const name of Object.keys(pages) as PageName[]) await join(name, [dark[name], light[name]]);
  await join('overview', [dark.home, dark.trade, dark.chart, dark.assets]);
} finally {
  await browser.close();
  await server.stop();
}

/** Some coins, an open order on either side, something in another account, stars. */
async function tradeABit(user: ApiUser): Promise<void> {
  const pairs = await user.call(listQuotations, {});
  const usdtPair = (code: string) => {
    const pair = pairs.find(({ symbol }) => symbol === `${code}/USDT`);
    if (pair === undefined) throw new Error(`there is no ${code}/USDT`);
    return { ...pair, assets: { baseAssetId: pair.baseAssetId, quoteAssetId: pair.quoteAssetId } };
  };
  for (const [code, quoteAmount] of [
    ['SOL', '1200'],
    ['BNB', '800'],
    ['LINK', '450'],
  ] as const) {
    const { assets: ids, pairId } = usdtPair(code);
    await user.call(placeSpotOrder, { ...ids, side: 'buy', orderType: 'market', quoteAmount });
    await user.call(addWatched, { pairId });
  }
  const bitcoin = usdtPair('BTC');
  const around = (percent: number) => String(Math.round((Number(bitcoin.last) * percent) / 100));
  await user.call(placeSpotOrder, { ...bitcoin.assets, side: 'buy', price: around(97), quantity: '0.025' });
  await user.call(placeSpotOrder, { ...bitcoin.assets, side: 'sell', price: around(104), quantity: '0.04' });
  await user.call(transferFunds, { assetId: assets.usdt, amount: '1500', from: 'spot', to: 'contract' });
}

async function takeAll(theme: 'dark' | 'light', token: string): Promise<Record<PageName, string>> {
  const phone = await openPhone(browser, server.address, { theme, token });
  const taken: Partial<Record<PageName, string>> = {};
  await phone.go('index/index');
  for (const [name, path] of Object.entries(pages)) {
    await phone.goAndSettle(path);
    await calm(phone);
    taken[name as PageName] = await phone.picture(`readme-${name}`);
  }
  await phone.context.close();
  return taken as Record<PageName, string>;
}

/** Lazily loaded drawings have come and nothing is waiting for the network. */
async function calm(phone: Phone): Promise<void> {
  await phone.page.waitForLoadState('networkidle');
  await phone.page.evaluate('document.fonts.ready.then(() => new Promise(requestAnimationFrame))');
}

/** Puts phones side by side on a clear ground, as large as the limit of bytes allows. */
async function join(name: string, pictures: readonly string[]): Promise<void> {
  const path = `${folder}/${name}.png`;
  for (const width of [300, 270, 240, 210, 180, 165, 150]) {
    await shoot(browser, path, pictures, width);
    if (statSync(path).size <= bytesMax) return console.log(`${name}.png ${statSync(path).size} bytes`);
  }
  throw new Error(`${name}.png is above ${bytesMax} bytes`);
}

async function shoot(window: Browser, path: string, pictures: readonly string[], width: number): Promise<void> {
  const page = await window.newPage({ deviceScaleFactor: 2 });
  const images = pictures.map((file) => `<img src="data:image/png;base64,${readFileSync(file, 'base64')}">`);
  await page.setContent(`<style>
    body { margin: 0 } main { display: inline-flex; gap: 20px; padding: 4px }
    img { width: ${width}px; border-radius: 22px; outline: 1px solid #8884 }
  </style><main>${images.join('')}</main>`);
  await page.locator('main').screenshot({ path, omitBackground: true });
  await page.close();
}
