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
  const page = [...document.querySelectorAll('[data-page]')].find((one) => one.checkVisibility()) ?? document.body;
  const words = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
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

/** Each page is opened once and shown at each width of a phone. */
const widths = [480, 390, 320];
/** On wider screens a page keeps to its column of 480 px; desks and charts take the room. */
const wide = [
  [1440, 900],
  [820, 1180],
  [844, 390],
] as const;
const fills = (path: string) => path.startsWith('transaction/');
/** Pixels of text as it is, and as it is when it was set twice as large. */
const [usualText, largeText] = [16, 32];

journey(
  `no page is wider than phones of ${widths.join(', ')} px, nor with text at 200 %, and no desk or chart than wider screens`,
  { as: 'trader', language: 'vn', width: 320 },
  async ({ phone }) => {
    const findings: string[] = [];
    const cdp = await phone.context.newCDPSession(phone.page);
    for (const { path } of pagesOfRouteTable()) {
      await phone.goAndSettle(path);
      const look = async (at: string, width: number, height: number, text = usualText) => {
        await Promise.all([
          cdp.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: true }),
          cdp.send('Page.setFontSizes', { fontSizes: { standard: text } }),
        ]);
        const found = await phone.page.evaluate<string[]>(
          `(async () => {
            const isThere = () => innerWidth === ${width} && getComputedStyle(document.documentElement).fontSize === '${text}px';
            while (!isThere()) await new Promise(requestAnimationFrame);
            return ${tooWide};
          })()`,
        );
        findings.push(...found.map((what) => `${path} at ${at}: ${what}`));
      };
      await look('text at 200 %', 390, 844, largeText);
      for (const [width, height] of fills(path) ? wide : []) await look(`${width} px`, width, height);
      for (const width of widths) await look(`${width} px`, width, 844);
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
