import { listWatched, setCalendar } from '@candor/api';
import { present } from '@candor/kernel';
import { expect } from 'vitest';
import type { Locator } from 'playwright-core';
import { graveFindings } from '../lib/axe.ts';
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

for (const [language, theme] of [
  ['vn', 'dark'],
  ['en', 'light'],
] as const) {
  const drawn = { as: 'trader', language, theme } as const;
  journey(
    'drawings are made by a finger, moved by keys, kept for their pair, and deleted',
    drawn,
    async ({ phone }) => {
      const { draw, periods } = phone.texts.chart;
      await phone.go('transaction/currency', { symbol: 'BTC/USDT' });
      const chart = await drawnChart(phone, periods['1hour']);
      const box = present(await chart.boundingBox(), 'the chart is in sight');
      const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
      const shape = (kind: keyof typeof draw.kinds) => phone.button(fill(draw.onChart, { kind: draw.kinds[kind] }));
      const { mouse } = phone.page;
      await phone.button(draw.title).click();
      await phone.picture('drawing-tools');
      for (const [kind, from, to] of [
        ['trend', at(0.1, 0.55), at(0.6, 0.15)],
        ['fibonacci', at(0.2, 0.6), at(0.65, 0.25)],
        ['box', at(0.35, 0.35), at(0.55, 0.5)],
        ['level', at(0.3, 0.2), undefined],
      ] as const) {
        if (kind !== 'trend') await phone.button(draw.title).click();
        await phone.dialog(draw.title).getByRole('button', { name: draw.kinds[kind] }).first().click();
        await phone.dialog(draw.title).waitFor({ state: 'hidden' });
        await phone.button(draw.hints[kind]).waitFor();
        await mouse.move(...from);
        await mouse.down();
        if (to !== undefined) await mouse.move(...to, { steps: 4 });
        await mouse.up();
        await shape(kind).waitFor();
      }
      const level = shape('level');
      const before = await level.boundingBox();
      await level.press('ArrowDown');
      await expect
        .poll(async () => (await level.boundingBox())?.y)
        .toBeGreaterThan(before?.y ?? Number.POSITIVE_INFINITY);
      await phone.picture('drawings');
      await phone.page.reload();
      await drawnChart(phone, periods['1hour']);
      for (const kind of ['trend', 'fibonacci', 'box', 'level'] as const) await shape(kind).waitFor();
      expect(await graveFindings(phone, 'drawings')).toEqual([]);
      await phone.button(draw.title).click();
      const list = phone.dialog(draw.title);
      await phone.picture('drawings-list');
      for (let left = 4; left > 0; left -= 1) {
        const deletes = list.getByRole('button', { name: new RegExp(`^${fill(draw.delete, { kind: '' }).trim()}`) });
        await expect.poll(() => deletes.count()).toBe(left);
        await deletes.first().click();
      }
      await list.getByText(draw.none).waitFor();
      await phone.page.keyboard.press('Escape');
      await shape('trend').waitFor({ state: 'detached' });
    },
  );
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
