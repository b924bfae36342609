import { expect } from 'vitest';
import { pagesOfRouteTable } from '../lib/built-pages.ts';
import { openStage } from '../lib/stage.ts';

const { journey } = openStage('layout');

/**
 * Finds a page, or a scrolling part of it, wider than the screen. Returns the parts that are too wide in words, or
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
  return found;
})()`;

/** Each page is opened once and shown at each width, as by a phone that unfolds. */
const widths = [360, 480];

journey(
  `no page is wider than phones of ${widths.join(' and ')} px`,
  { as: 'trader', language: 'vn', width: 360 },
  async ({ phone }) => {
    const findings: string[] = [];
    for (const { path } of pagesOfRouteTable()) {
      await phone.goAndSettle(path);
      for (const width of widths) {
        await phone.page.setViewportSize({ width, height: 844 });
        const wide = await phone.page.evaluate<string[]>(tooWide);
        findings.push(...wide.map((what) => `${path} at ${width} px: ${what}`));
      }
      await phone.page.setViewportSize({ width: 360, height: 844 });
    }
    expect(findings).toEqual([]);
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
