import { listWatched, setCalendar } from '@candor/api';
import { expect } from 'vitest';
import type { Locator } from 'playwright-core';
import { callAs } from '../lib/operator.ts';
import type { Phone } from '../lib/phone.ts';
import { openStage } from '../lib/stage.ts';
import { anyOf, fill } from '../lib/texts.ts';

const { journey } = openStage('market');
const nvda = '102';

/** The chart of this period, drawn: its canvases hold many colours. */
async function drawnChart(phone: Phone, period: string): Promise<Locator> {
  const words = fill(phone.texts.chart.chartOf, { pair: 'BTC/USDT', period, price: '{price}' });
  // The words are in the box of the drawing, for people who cannot see it.
  const chart = phone.page.getByText(anyOf(words)).locator('..');
  await chart.waitFor();
  await expect.poll(() => chart.evaluate(colourCount)).toBeGreaterThan(20);
  return chart;
}

/** The browser's own types used here, which the tools' code lacks. */
interface HasCanvases {
  querySelectorAll(selector: 'canvas'): ArrayLike<{
    readonly width: number;
    readonly height: number;
    getContext(
      kind: '2d',
    ): { getImageData(...box: number[]): { readonly data: { readonly buffer: ArrayBuffer } } } | null;
  }>;
}

/** Runs in the page: how many colours its canvases have. */
function colourCount(element: HasCanvases): number {
  const colours = new Set<number>();
  for (const canvas of Array.from(element.querySelectorAll('canvas'))) {
    if (canvas.width === 0 || canvas.height === 0) continue;
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    if (pixels !== undefined) for (const colour of new Uint32Array(pixels.buffer)) colours.add(colour);
  }
  return colours.size;
}

journey('the chart draws candles, changes periods and indicators', { as: 'trader' }, async ({ phone }) => {
  const { chart } = phone.texts;
  await phone.go('transaction/currency', { symbol: 'BTC/USDT' });
  await drawnChart(phone, chart.periods['1hour']);
  await phone.picture('chart');
  await phone.find('radio', chart.periods['15min']).click();
  await drawnChart(phone, chart.periods['15min']);
  await phone.find('radio', chart.periods['1day']).click();
  const usual = await drawnChart(phone, chart.periods['1day']);
  const heightBefore = (await usual.boundingBox())?.height ?? 0;
  for (const name of ['EMA', 'BOLL', 'MACD', 'RSI']) {
    await phone.button(name).click();
    expect(await phone.button(name).getAttribute('aria-pressed')).toBe('true');
  }
  await expect.poll(async () => (await usual.boundingBox())?.height).toBeGreaterThan(heightBefore + 100);
  await phone.picture('chart-indicators');
  for (const name of ['depth', 'trades', 'about'] as const) {
    await phone.tab(chart.tabs[name]).click();
    await phone.picture(`chart-${name}`);
  }
});

journey(
  'search finds coins, stocks, contracts, pages by other words, help and functions',
  { language: 'en' },
  async ({ phone, server }) => {
    const { common, market } = phone.texts;
    await phone.go('market/market');
    await phone.button(market.searchPill).click();
    await phone.isAt('market/search');
    const box = phone.find('searchbox', common.search);
    await box.fill('transfer');
    await phone.sees(market.results.functions);
    const { search } = phone.texts;
    await box.fill('kyc');
    await phone.button(search.places.verification.name).waitFor();
    await box.fill('btc contract');
    await phone.button(fill(search.contractOf, { pair: 'BTC/USDT' })).waitFor();
    await box.fill('fee');
    await phone.sees(search.groups.help);
    await phone.picture('search-help');
    await box.fill('zzz');
    await phone.sees(fill(market.noResults, { text: 'zzz' }));
    await box.fill('eth');
    await phone.sees(market.results.coins);
    await phone.picture('search');
    await phone
      .button(/^ETH\s*\/USDT/)
      .first()
      .click();
    await phone.isAt('transaction/currency');
    await phone.find('heading', 'ETH/USDT').waitFor();
    await phone.button(common.back).click();
    await phone.isAt('market/search');
    await phone.sees(market.recent);
    // A market that opens in two days shows that wherever it is listed.
    const opensAtMs = Date.now() + 2 * 86_400_000;
    await callAs('markets', server.address, setCalendar, {
      pairIds: [[nvda]],
      sessions: [[String(opensAtMs), String(opensAtMs + 60_000)]],
      note: 'A market that is closed',
    });
    // The hours of markets that were looked up before are known for a while.
    await phone.page.reload();
    await box.fill('nvda');
    await phone
      .button(new RegExp(`^NVDA\\s.*${market.sessionClosed}`))
      .getByText(anyOf(market.opensAt))
      .waitFor();
  },
);

journey('a star puts a pair on the watchlist and takes it off', { as: 'trader' }, async ({ phone, user }) => {
  const { common, market } = phone.texts;
  await phone.go('market/market', { tab: 'watchlist' });
  await phone.sees(market.emptyWatchlist);
  await phone.picture('empty-watchlist');
  await phone.go('transaction/currency', { symbol: 'SOL/USDT' });
  await phone.button(market.addToWatchlist).click();
  await phone.button(market.removeFromWatchlist).waitFor();
  await phone.go('market/market', { tab: 'watchlist' });
  const row = phone.button(/^SOL\s*\/USDT/);
  await row.waitFor();
  // The row is there before the server has answered; a page that is loaded anew would not wait for it.
  await expect.poll(() => user.call(listWatched, {})).toHaveLength(1);
  await phone.page.reload();
  await row.waitFor();
  await phone.button(market.heatMap).click();
  await phone
    .find('list', market.heatMap)
    .getByRole('button', { name: /^SOL [+-]?[\d.,]+%$/ })
    .click();
  await phone.button(market.removeFromWatchlist).click();
  await phone.button(market.addToWatchlist).waitFor();
  await phone.button(common.back).click();
  await phone.sees(market.emptyWatchlist);
});
