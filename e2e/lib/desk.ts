import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { addAuthenticator } from './authenticator.ts';
import { stepMsMax } from './phone.ts';
import { inProject } from './project.ts';

interface DeskSettings {
  readonly colorScheme: 'dark' | 'light';
  readonly width: number;
  /** Takes every error of the page, and everything it writes as one. */
  readonly onTrouble: (words: string) => void;
}

/** A desk with a device that has a lock, which its owner opens. */
export async function openDesk(browser: Browser, { colorScheme, width, onTrouble }: DeskSettings): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, locale: 'en-US' });
  // As a phone's: a bound on what never comes.
  context.setDefaultTimeout(stepMsMax);
  const page = await context.newPage();
  page.on('pageerror', (error) => onTrouble(error.message));
  page.on('console', (line) => (line.type() === 'error' ? onTrouble(line.text()) : undefined));
  await addAuthenticator({ context, page });
  return page;
}

/** Joins by a link of the start, and is in the console. */
export async function joinDesk(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await page.getByRole('heading', { name: 'Work' }).waitFor();
}

/** The time in which a toast has faded in. */
const fadeMs = 600;

/** The serious findings of axe on the page, of all its rules or some. A second look has to find them too: a toast that fades in is none. */
export async function graveFindings(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) {
    await page.evaluate(readFileSync(inProject('node_modules', 'axe-core', 'axe.min.js'), 'utf8'));
  }
  const options = JSON.stringify({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  const look = () =>
    page.evaluate<string[]>(
      `axe.run(document, ${options}).then(({ violations }) => violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => id + ' ' + nodes[0].html.replace(/ (style|data-[a-z-]+)="[^"]*"/g, '')))`,
    );
  const found = await look();
  if (found.length === 0) return found;
  await page.waitForTimeout(fadeMs);
  const again = new Set(await look());
  return found.filter((line) => again.has(line));
}
