import { expect } from 'vitest';
import { pagesOfRouteTable } from '../lib/built-pages.ts';
import { openStage } from '../lib/stage.ts';

const { journey } = openStage('layout');

/**
 * Finds a page, or a scrolling part of it, wider than the screen, and words that are cut or out of sight. Returns them in words, or
 * nothing.
 */
const tooWide = `(() => {
  const found = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth) found.push('the document: ' + root.scrollWidth);
  for (const main of document.querySelectorAll('main')) {
    if (!main.checkVisibility() || main.scrollWidth <= main.clientWidth) continue;
    const wide = [...main.querySelectorAll('*')].find((one) => one.getBoundingClientRect().right > innerWidth + 1);
    found.push('main: ' + main.scrollWidth + ' ' + (wide?.outerHTML.slice(0, 160) ?? ''));
  }
  // A word that a box cuts without saying so; what ends in dots or scrolls says so.
  for (const one of document.querySelectorAll('main button, main h1, main h2, main h3, main dt, main dd, main [role=tab]')) {
    if (!one.checkVisibility() || one.scrollWidth <= one.clientWidth + 1 || one.clientWidth === 0) continue;
    const style = getComputedStyle(one);
    if (style.overflowX === 'visible' || style.textOverflow === 'ellipsis' || /auto|scroll/.test(style.overflowX)) continue;
    found.push('cut: ' + one.outerHTML.slice(0, 160));
  }
  // A word that begins on the screen and ends beside it, where nothing scrolls sideways.
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let word = words.nextNode(); word !== null; word = words.nextNode()) {
    if (word.textContent.trim() === '' || !word.parentElement.checkVisibility()) continue;
    range.selectNodeContents(word);
    const { left, right, height } = range.getBoundingClientRect();
    if (height <= 1 || right <= innerWidth + 1 || left >= innerWidth) continue;
    let holder = word.parentElement;
    while (holder !== null && holder.tagName !== 'MAIN' && getComputedStyle(holder).overflowX === 'visible') holder = holder.parentElement;
    if (holder === null || holder.tagName === 'MAIN') found.push('out of sight: ' + word.textContent.slice(0, 60));
  }
  return found;
})()`;

/** Each page is opened once and shown at each size: of phones, one of them turned, a tablet and a desktop. */
const sizes = [
  [320, 844],
  [390, 844],
  [480, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const;
/** Pixels of text that was set twice as large on a phone of 390. */
const largeText = 32;

journey(
  `no page is wider than screens of ${sizes.map(([width]) => width).join(', ')} px, nor a phone's with text at 200 %`,
  { as: 'trader', language: 'vn', width: 320 },
  async ({ phone }) => {
    const findings: string[] = [];
    const cdp = await phone.context.newCDPSession(phone.page);
    const setText = async (standard: number) => {
      await cdp.send('Page.setFontSizes', { fontSizes: { standard } });
      await phone.page.waitForFunction(`getComputedStyle(document.documentElement).fontSize === '${standard}px'`);
    };
    for (const { path } of pagesOfRouteTable()) {
      await phone.goAndSettle(path);
      const look = async (at: string) => {
        const wide = await phone.page.evaluate<string[]>(tooWide);
        findings.push(...wide.map((what) => `${path} at ${at}: ${what}`));
      };
      for (const [width, height] of sizes) {
        await phone.page.setViewportSize({ width, height });
        await look(`${width} px`);
      }
      await phone.page.setViewportSize({ width: 390, height: 844 });
      await setText(largeText);
      await look('text at 200 %');
      await setText(16);
      await phone.page.setViewportSize({ width: 320, height: 844 });
    }
    expect(findings).toEqual([]);
  },
);

journey(
  'a desk has chart, book and form side by side on a desktop',
  { width: 1440, height: 900 },
  async ({ phone }) => {
    const { trade, chart } = phone.texts;
    await phone.go('transaction/index', { tab: 'currency', symbol: 'BTC/USDT' });
    const [bar, book, form] = await Promise.all(
      [
        phone.find('radiogroup', chart.periodsLabel),
        phone.find('region', trade.book),
        phone.find('form').filter({ hasText: 'BTC' }),
      ].map(async (part) => {
        await part.first().waitFor();
        return part.first().boundingBox();
      }),
    );
    expect(bar?.x).toBeLessThan((book?.x ?? 0) - 400);
    expect((book?.x ?? 0) + (book?.width ?? 0)).toBeLessThan(form?.x ?? 0);
    expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThanOrEqual(1440);
    expect(await phone.page.evaluate<string[]>(tooWide)).toEqual([]);
    await phone.picture('desk-wide');
  },
);

journey(
  'a chart covers a phone that is turned, with the ways to trade',
  { width: 844, height: 390 },
  async ({ phone }) => {
    const { chart } = phone.texts;
    await phone.go('transaction/currency', { symbol: 'BTC/USDT' });
    const buy = phone.button(chart.buy).first();
    await buy.waitFor();
    await expect.poll(async () => (await buy.boundingBox())?.y ?? 390).toBeLessThan(80);
    await phone.find('heading', 'BTC/USDT').first().waitFor();
    await phone.picture('chart-turned');
    await buy.click();
    await phone.isAt('transaction/index');
  },
);

journey('on a desktop the app stands in the middle', { width: 1280, height: 900 }, async ({ phone }) => {
  await phone.goAndSettle('market/market');
  const bar = await phone.find('navigation', phone.texts.common.mainNavigation).boundingBox();
  expect(bar).not.toBeNull();
  const { x = 0, width = 0 } = bar ?? {};
  expect(Math.abs(x - (1280 - x - width))).toBeLessThan(2);
  expect(width).toBeLessThanOrEqual(520);
  await phone.picture('desktop');
});
