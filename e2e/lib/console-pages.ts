import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { inProject } from './project.ts';

/** The routes of the console that are read as text: their imports are the browser's. */
export function consoleRoutes(): readonly string[] {
  const source = readFileSync(inProject('apps', 'console', 'src', 'app.tsx'), 'utf8');
  return [...source.matchAll(/(?:path: |page\(\s*)'(\/[^']*)'/g)].map(([, path = '']) => path);
}

/** The route of an address; the one with the fewest parameters, as the router has it. */
export function routeOf(address: string, routes: readonly string[]): string | undefined {
  const [path = ''] = address.split('?');
  const fits = routes.filter((route) => new RegExp(`^${route.replace(/\$\w+/g, '[^/]+')}$`).test(path));
  return fits.toSorted((a, b) => a.split('$').length - b.split('$').length)[0];
}

/** A row, or an act: all of those are forms by one part. */
const rowNames: ReadonlySet<string> = new Set(['$id', '$key', '$name']);

/** The same for pages that differ in no more than the row that they are about. */
export function looksLike(address: string, route: string): string {
  const [path = '', search = ''] = address.split('?');
  const own = new URLSearchParams(search);
  const shown = ['part', 'kind', 'who'].map((name) => own.get(name) ?? '');
  const names = route.split('/');
  const parts = path.split('/').filter((_, at) => !rowNames.has(names[at] ?? ''));
  return [route, ...parts, ...shown].join(' ');
}

/** The addresses to which a page leads: its links, and the first row of its list, or every one. */
export async function waysFrom(page: Page, isEveryRow: boolean): Promise<readonly string[]> {
  const links = await page.evaluate<string[]>(
    `[...document.querySelectorAll('a[href*="#/"]')].map((one) => one.href.replace(/^.*#/, ''))`,
  );
  const here = page.url();
  const rows = page.locator('main tbody [data-open]');
  const ways = [...links];
  const count = isEveryRow ? await rows.count() : Math.min(1, await rows.count());
  for (let at = 0; at < count; at++) {
    await rows.nth(at).click();
    const there = page.url();
    if (there === here) {
      await page.keyboard.press('Escape');
      continue;
    }
    ways.push(there.replace(/^.*#/, ''));
    await page.goBack();
  }
  return ways;
}

/** Waits until the page's code has come, and nothing of it is still being read. */
export async function settled(page: Page): Promise<void> {
  // The next page is asked for in the frame after the press or the address.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  await page.locator('main h1').first().waitFor();
  await page.locator('.animate-shimmer').first().waitFor({ state: 'detached' });
}

/**
 * Finds words that are not whole: cut by a box that says nothing of it, or over its edge. Dots at the end are well in a cell of
 * a list, where the title has the whole, and after lines that are counted; a frame that is scrolled shows that it is. Returns what was found in words.
 */
export const cutWords = `(() => {
  const found = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth) found.push('the page is ' + root.scrollWidth + ' px wide');
  const say = (why, text, one) =>
    found.push(why + ' "' + text.trim().slice(0, 50) + '" in ' + one.outerHTML.replace(/ (class|style)="[^"]*"/g, '').slice(0, 90));
  const boxes = 'button, a, td, th, dt, dd, label, summary, section, nav, header, [role=tab]';
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const self = node.parentElement;
    if (node.data.trim() === '' || self.closest('.sr-only, select, script, style, svg, textarea') !== null) continue;
    if (!self.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0) continue;
    for (let up = self; up !== null && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(up);
      if (/auto|scroll/.test(overflowX)) break;
      const frame = up.getBoundingClientRect();
      // For screen readers alone.
      if (frame.width <= 1 && frame.height <= 1) break;
      const isOver = text.right > frame.right + 1 || text.left < frame.left - 1;
      if (overflowX !== 'visible' && isOver) {
        const isWhole = textOverflow === 'ellipsis' && up.closest('td, [title], [role=option]') !== null;
        if (!isWhole) say('cut', node.data, up);
        break;
      }
      if (overflowY !== 'visible' && webkitLineClamp === 'none' && text.bottom > frame.bottom + 1) {
        say('cut below', node.data, up);
        break;
      }
      if (isOver && up.matches(boxes)) {
        say('over its edge', node.data, up);
        break;
      }
    }
  }
  const pen = document.createElement('canvas').getContext('2d');
  for (const one of document.querySelectorAll('select, input[placeholder]')) {
    if (!one.checkVisibility()) continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(one);
    pen.font = font;
    const words = one.matches('select') ? (one.selectedOptions[0]?.text ?? '') : one.placeholder;
    const arrow = one.matches('select') ? 16 : 0;
    const room = one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
    if (pen.measureText(words).width > room + 1) say('cut in a field', words, one);
  }
  return found;
})()`;

/** Finds what answers to a press and cannot be reached with the keyboard. Returns what was found in words. */
export const outOfReach = `(() => {
  const reached = 'a[href], button, summary, select, input, textarea, label, [role=option], iframe, canvas';
  return [...document.querySelectorAll('body *')]
    .filter((one) => getComputedStyle(one).cursor === 'pointer' && one.closest(reached) === null && one.checkVisibility())
    .filter((one) => one.closest('tr[data-opens]')?.querySelector('[data-open]') == null)
    .map((one) => one.outerHTML.slice(0, 90));
})()`;
