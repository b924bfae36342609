import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageCode } from '@candor/api';
import { languageOf } from '@candor/messages';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { isUnseen, pixelRatio } from './browser.ts';
import { inProject } from './project.ts';
import { type Texts, textsOf } from './texts.ts';
import { type Troubles, watchTroubles } from './troubles.ts';

const pictures = inProject('e2e', 'pictures');
/** A bound on what never comes: on two cores with four journeys, a page's first opening has taken half a minute. */
export const stepMsMax = 60_000;

type Theme = 'dark' | 'light';

export interface PhoneSettings {
  readonly language?: LanguageCode;
  readonly theme?: Theme;
  /** Signed in from the start. */
  readonly token?: string | undefined;
  /** In CSS pixels. */
  readonly width?: number;
  readonly height?: number;
  /** True if the site's notice has been read; otherwise it opens over the home page. */
  readonly hasSeenNotices?: boolean;
  /** True if the app keeps itself, and its user has allowed notices. */
  readonly hasServiceWorker?: boolean;
  /** True if orders are confirmed before they are sent. */
  readonly confirmsOrders?: boolean;
}

const tabLabels = {
  home: 'tabHome',
  market: 'tabMarket',
  trade: 'tabTrade',
  finance: 'tabFinance',
  assets: 'tabAssets',
} as const;

type Role = Parameters<Page['getByRole']>[0];

/** A phone with the app in it. Things are found by role and name, as a screen reader finds them. */
export interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly language: LanguageCode;
  /** The app's texts in the phone's first language. */
  readonly texts: Texts;
  readonly troubles: Troubles;
  /** Opens a page of the spec: `go('market/market', { tab: 'spot' })`. */
  go(path: string, params?: Readonly<Record<string, string>>): Promise<void>;
  /** Opens a page that was not open yet, and waits until its requests are done. */
  goAndSettle(path: string): Promise<void>;
  button(name: string | RegExp): Locator;
  field(name: string | RegExp): Locator;
  tab(name: string | RegExp): Locator;
  dialog(name?: string | RegExp): Locator;
  find(role: Role, name?: string | RegExp): Locator;
  /** Waits until it is seen. */
  sees(text: string | RegExp): Promise<void>;
  /** Presses one of the five tabs at the bottom and waits for its page. */
  toTab(tab: keyof typeof tabLabels): Promise<void>;
  /** Waits until the address is this page's. */
  isAt(path: string): Promise<void>;
  /** Saved as e2e/pictures/<name>-<language>-<theme>.png, for people to look at, where there are any; answers the path. */
  picture(name: string): Promise<string>;
  /** Does something while the page is shown in the other theme, unchanged otherwise. */
  inOtherTheme<T>(work: (theme: Theme) => Promise<T>): Promise<T>;
}

/** A name given as text means exactly that text. */
const exactly = (name: string | RegExp | undefined) =>
  name === undefined ? {} : { name, ...(typeof name === 'string' && { exact: true }) };

/** Opens the app's storage on a new phone; `go` loads the first page. */
export async function openPhone(browser: Browser, address: string, settings: PhoneSettings = {}): Promise<Phone> {
  const { language = 'en', theme = 'dark', width = 390, height = 844, hasServiceWorker = false } = settings;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: pixelRatio,
    isMobile: width < 600,
    hasTouch: width < 600,
    locale: languageOf(language).htmlLang,
    colorScheme: theme,
    timezoneId: 'Asia/Ho_Chi_Minh',
    // A kept copy of the app would answer in place of requests that a journey holds back.
    serviceWorkers: hasServiceWorker ? 'allow' : 'block',
    permissions: hasServiceWorker ? ['notifications'] : [],
  });
  context.setDefaultTimeout(stepMsMax);
  await context.addInitScript(putStorage, storageFrom(settings));
  const page = await context.newPage();
  const texts = textsOf(language);
  let shown: Theme = theme;
  const phone: Phone = {
    page,
    context,
    language,
    texts,
    troubles: watchTroubles(page),
    async go(path, params = {}) {
      const query = new URLSearchParams(params).toString();
      await page.goto(`${address}/h5/#/pages/${path}${query === '' ? '' : `?${query}`}`);
    },
    async goAndSettle(path) {
      await page.evaluate(`document.querySelectorAll('[data-page]').forEach((one) => { one.dataset.wasThere = '' })`);
      await phone.go(path);
      // A page may lead on to one that was open before.
      await Promise.any([
        page.locator('[data-page]:not([data-was-there])').filter({ visible: true }).first().waitFor(),
        page.waitForURL((url) => !url.hash.startsWith(`#/pages/${path}`)),
      ]);
      const loading = page.locator('[role=status]').and(page.getByLabel(texts.common.loading, { exact: true }));
      for (const block of await loading.all()) await block.waitFor({ state: 'detached' });
    },
    button: (name) => page.getByRole('button', exactly(name)),
    field: (name) => page.getByRole('textbox', exactly(name)),
    tab: (name) => page.getByRole('tab', exactly(name)),
    dialog: (name) => page.getByRole('dialog', exactly(name)),
    find: (role, name) => page.getByRole(role, exactly(name)),
    sees: (text) => page.getByText(text).filter({ visible: true }).first().waitFor(),
    async toTab(tab) {
      const name = texts.common[tabLabels[tab]];
      await page.getByRole('navigation', exactly(texts.common.mainNavigation)).getByText(name).click();
      await page.getByRole('heading', { level: 1, ...exactly(texts.common.titles[tab]) }).waitFor();
    },
    isAt: (path) => page.waitForURL((url) => url.hash.startsWith(`#/pages/${path}`)),
    async inOtherTheme(work) {
      const other = theme === 'dark' ? 'light' : 'dark';
      const show = (one: Theme) => page.evaluate(`document.documentElement.dataset.theme = '${(shown = one)}'`);
      await show(other);
      try {
        return await work(other);
      } finally {
        await show(theme);
      }
    },
    picture: (name) => savePicture(page, `${name}-${language}-${shown}`),
  };
  return phone;
}

/** Saves a page as e2e/pictures/<name>.png, in CI only that of a failure; answers the path. */
export async function savePicture(page: Page, name: string): Promise<string> {
  mkdirSync(pictures, { recursive: true });
  const path = join(pictures, `${name}.png`);
  if (isUnseen && !name.startsWith('failed-')) return path;
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
  return path;
}

/** The app's storage on a phone with these settings. */
function storageFrom({ language = 'en', theme = 'dark', token, ...rest }: PhoneSettings): Record<string, string> {
  const { hasSeenNotices = true, confirmsOrders = true } = rest;
  return {
    h5Version: '1',
    settings: JSON.stringify({ language, theme }),
    ...(token !== undefined && { token }),
    ...(hasSeenNotices && { popNewsSeen: JSON.stringify(Array.from({ length: 50 }, (_, place) => place + 1)) }),
    ...(!confirmsOrders && { trade: JSON.stringify({ confirms: false }) }),
  };
}

/** Runs in the page before its own code: once, so that a reload keeps the app's later storage. */
function putStorage(entries: Record<string, string>): void {
  if (sessionStorage.getItem('isStaged') !== null) return;
  sessionStorage.setItem('isStaged', 'yes');
  for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
}
