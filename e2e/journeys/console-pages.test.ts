import { applyAsTrader, openSupportCase, setPairFees, setPracticeDesk } from '@candor/api';
import { present } from '@candor/kernel';
import type { Ppm } from '@candor/money';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assets, newApiUser } from '../lib/api-client.ts';
import { chromiumPath, launchBrowser } from '../lib/browser.ts';
import { consoleRoutes, cutWords, looksLike, outOfReach, routeOf, settled, waysFrom } from '../lib/console-pages.ts';
import { graveFindings, joinDesk, openDesk } from '../lib/desk.ts';
import { hasFocus } from '../lib/keyboard.ts';
import { callAs } from '../lib/operator.ts';
import { type PracticeServer, startPracticeServer } from '../lib/practice-server.ts';

let server: PracticeServer;
let browser: Browser;
let desks: readonly Page[] = [];
const troubles: string[] = [];

beforeAll(async () => {
  if (chromiumPath === undefined) return;
  [server, browser] = await Promise.all([startPracticeServer('console-pages'), launchBrowser()]);
  const onTrouble = (words: string) => troubles.push(words);
  desks = await Promise.all(
    ['Ada', 'Bea'].map(async (name, at) => {
      const desk = await openDesk(browser, { colorScheme: 'light', width: 1_280, onTrouble });
      await joinDesk(desk, server.joinLinks[at] ?? '', name);
      return desk;
    }),
  );
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const widths = [1_280, 820];
const languages = ['vn', 'zh', 'en'];
/** The way in has a journey of its own, and the beginning only leads on. */
const skipped: ReadonlySet<string> = new Set(['/join/$invitation', '/']);
/** Lists whose rows lead to pages that do not look alike; of any other one row is enough. */
const everyRowOf: ReadonlySet<string> = new Set(['/work', '/markets?part=products']);

test.skipIf(chromiumPath === undefined)(
  'no page of the console has a grave finding of axe in either theme, a cut word in any language, or a press out of reach of the keyboard',
  { timeout: 600_000 },
  async () => {
    const routes = consoleRoutes();
    const waiting = [...routes.filter((route) => !route.includes('$')), ...(await personWithCases())];
    const seen = new Set<string>();
    const reached = new Set<string>(skipped);
    const findings: string[] = [];
    const walk = async (desk: Page): Promise<void> => {
      // A list that was read before there were cases is empty.
      await desk.reload();
      for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
        const route = routeOf(address, routes);
        if (route === undefined || skipped.has(route)) continue;
        const look = looksLike(address, route);
        if (seen.has(look)) continue;
        seen.add(look);
        reached.add(route);
        await desk.goto(desk.url().replace(/#.*/, `#${address}`));
        await settled(desk);
        waiting.push(...(await waysFrom(desk, everyRowOf.has(address))));
        await settled(desk);
        findings.push(...(await findingsOf(desk)).map((what) => `${address}: ${what}`));
      }
    };
    await Promise.all(desks.map(walk));
    expect(findings).toEqual([]);
    expect(routes.filter((route) => !reached.has(route))).toEqual([]);
    expect(troubles).toEqual([]);
  },
);

test.skipIf(chromiumPath === undefined)(
  'shows what is focused, gives the focus back after each dialog, and opens a row, with the keyboard alone',
  { timeout: 120_000 },
  async () => {
    const desk = present(desks[0], 'an operator has joined');
    await desk.setViewportSize({ width: 1_280, height: 900 });
    await desk.keyboard.press('9');
    const invite = desk.getByRole('button', { name: 'Invite' });
    await invite.waitFor();
    for (let stops = 0; stops < 40 && !(await hasFocus(invite)); stops++) {
      await desk.keyboard.press('Tab');
      expect(await desk.evaluate(`getComputedStyle(document.activeElement).outlineStyle`)).not.toBe('none');
    }
    for (const [opens, name] of [
      ['Enter', 'Invite'],
      ['?', 'Keys'],
      ['Control+k', 'Search pages, acts and people'],
    ] as const) {
      await desk.keyboard.press(opens);
      const dialog = desk.getByRole('dialog', { name });
      await dialog.waitFor();
      expect(await graveFindings(desk)).toEqual([]);
      expect(await desk.evaluate<string[]>(cutWords)).toEqual([]);
      await desk.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await hasFocus(invite)).toBe(true);
    }
    await desk.setViewportSize({ width: 820, height: 900 });
    await desk.keyboard.press('6');
    await desk.getByRole('cell', { name: 'BTC/USDT' }).waitFor();
    await desk.keyboard.press('j');
    await desk.keyboard.press('o');
    await desk.getByRole('term').filter({ hasText: 'Maker fee' }).waitFor();
    await desk.keyboard.press('Enter');
    await desk.getByRole('heading', { level: 1, name: /BTC.USDT/ }).waitFor();
    expect(troubles).toEqual([]);
  },
);

/** One user who asks support and applies as a trader, and a change that waits for a second operator. */
async function personWithCases(): Promise<readonly string[]> {
  const user = await newApiUser(server, 'walked@example.com', [assets.usdt]);
  await callAs('admin', server.address, setPracticeDesk, { isOn: false, note: 'its cases stay' });
  await user.call(openSupportCase, { topic: 'other', clientId: 'a-question-of-mine', text: 'Where is it?' } as const);
  await user.call(applyAsTrader, { sharePercent: '10' });
  const dearer = 1_500 as Ppm;
  const fees = { pairId: 1, makerFee: dearer, takerFee: dearer, note: 'the costs have grown' };
  await callAs('markets', server.address, setPairFees, fees);
  return ['/people?who=walked@example.com'];
}

/** In the theme that is shown, in the other one, and as wide and in every language as operators have it. */
async function findingsOf(desk: Page): Promise<readonly string[]> {
  const found = [...(await graveFindings(desk)), ...(await desk.evaluate<string[]>(outOfReach))];
  await desk.evaluate(`document.documentElement.dataset.theme = 'dark'`);
  found.push(...(await graveFindings(desk, ['color-contrast'])).map((what) => `dark: ${what}`));
  await desk.evaluate(`document.documentElement.dataset.theme = 'light'`);
  for (const width of widths) {
    await desk.setViewportSize({ width, height: 900 });
    for (const language of languages) {
      await desk.locator('header select').first().selectOption(language);
      const cut = await desk.evaluate<string[]>(cutWords);
      found.push(...cut.map((what) => `${language} at ${width} px: ${what}`));
    }
  }
  await desk.setViewportSize({ width: 1_280, height: 900 });
  return found;
}
