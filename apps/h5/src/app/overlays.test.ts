import { createHashHistory } from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { type HistoryWindow, OverlayHistory } from './overlays.ts';

interface Entry {
  readonly state: unknown;
  readonly hash: string;
}

/**
 * A window whose history moves as a browser's does: at once when something is added, later when it goes back, and not
 * at all when it is sent elsewhere before that.
 */
class Browser implements HistoryWindow {
  entries: Entry[] = [{ state: null, hash: '#/home' }];
  at = 0;
  /** The time after which a step back has been made. */
  lateMs = 0;
  #travelling: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<(event: Event) => void>();
  readonly location: Location;
  readonly history: HistoryWindow['history'];

  constructor() {
    const here = () => this.entries[this.at] as Entry;
    const hashOf = (url?: string | URL | null) => (url ? `#${String(url).split('#')[1]}` : here().hash);
    this.location = {
      pathname: '/h5/',
      search: '',
      get hash() {
        return here().hash;
      },
    } as unknown as Location;
    const length = () => this.entries.length;
    this.history = {
      get state(): unknown {
        return here().state;
      },
      get length() {
        return length();
      },
      pushState: (state, _title, url) => {
        this.entries = [...this.entries.slice(0, this.at + 1), { state, hash: hashOf(url) }];
        this.at++;
      },
      replaceState: (state, _title, url) => {
        this.entries = this.entries.with(this.at, { state, hash: hashOf(url) });
      },
      go: (delta = 0) => {
        clearTimeout(this.#travelling);
        this.#travelling = setTimeout(() => this.#travel(delta), this.lateMs);
      },
    };
  }

  addEventListener(type: string, listener: (event: Event) => void): void {
    if (type === 'popstate') this.#listeners.add(listener);
  }

  removeEventListener(_type: string, listener: (event: Event) => void): void {
    this.#listeners.delete(listener);
  }

  /** The pages and, for each overlay, a dot: what somebody who holds Back down would see. */
  get trail(): string {
    const shown = this.entries.map(({ state, hash }) => {
      const count = (state as { overlays?: number } | null)?.overlays;
      return count === undefined ? hash.slice(2) : '.';
    });
    return shown.map((name, index) => (index === this.at ? `[${name}]` : name)).join(' ');
  }

  #travel(delta: number): void {
    const to = this.at + delta;
    if (to < 0 || to >= this.entries.length || delta === 0) return;
    this.at = to;
    for (const listener of this.#listeners) listener({ type: 'popstate' } as Event);
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 15));

let browser: Browser;
let overlays: OverlayHistory;
let router: ReturnType<typeof createHashHistory>;
let closed: string[];

beforeEach(() => {
  browser = new Browser();
  start();
});

function start(): void {
  closed = [];
  overlays = new OverlayHistory(browser);
  router = createHashHistory({ window: overlays.window });
}

function open(name: string, mayClose = () => true): () => void {
  return overlays.open({ close: () => closed.push(name), mayClose });
}

async function back(): Promise<void> {
  browser.history.go(-1);
  await settled();
}

test('Back closes what was opened last, and leaves the page only when nothing stands open', async () => {
  router.push('/trade');
  await settled();
  open('sheet');
  open('question');
  await settled();
  expect(browser.trail).toBe('home trade . [.]');
  await back();
  expect([closed, browser.trail]).toEqual([['question'], 'home trade [.] .']);
  await back();
  expect([closed, browser.trail]).toEqual([['question', 'sheet'], 'home [trade] . .']);
  expect(router.location.pathname).toBe('/trade');
  await back();
  expect(router.location.pathname).toBe('/home');
});

test('closing by a button takes the step away again, and the next overlay takes its place', async () => {
  const close = open('sheet');
  await settled();
  close();
  open('second');
  await settled();
  expect(browser.trail).toBe('home [.]');
  await back();
  expect([closed, browser.trail]).toEqual([['second'], '[home] .']);
  const closeThird = open('third');
  await settled();
  closeThird();
  await settled();
  expect(browser.trail).toBe('[home] .');
});

test('an overlay opened while a busy phone is late with a step back stays open', async () => {
  vi.useFakeTimers();
  try {
    const close = open('sheet');
    await vi.advanceTimersByTimeAsync(0);
    browser.lateMs = 2_000;
    close();
    await vi.advanceTimersByTimeAsync(1_500);
    open('second');
    await vi.advanceTimersByTimeAsync(10_000);
    expect([closed, browser.trail]).toEqual([[], 'home [.]']);
  } finally {
    vi.useRealTimers();
  }
});

test('a page opened from a sheet takes its place: Back leads to the page under both', async () => {
  const close = open('sheet');
  await settled();
  close();
  router.push('/order');
  await settled();
  expect(browser.trail).toBe('home [order]');
  await back();
  expect([router.location.pathname, browser.trail]).toEqual(['/home', '[home] order']);
});

test('a page opened from the upper of two sheets closes both, and leaves none of their steps behind it', async () => {
  open('sheet');
  open('question');
  await settled();
  router.push('/order');
  await settled();
  expect(closed).toEqual(['question', 'sheet']);
  expect(browser.trail).toBe('home [order]');
});

test('a tab switched to under an open sheet replaces the page, and drops the sheet', async () => {
  router.push('/trade');
  await settled();
  open('sheet');
  await settled();
  router.replace('/market');
  await settled();
  expect([closed, browser.trail]).toEqual([['sheet'], 'home [market] .']);
});

test('an overlay that belongs to no page stays when the page changes, over the next one', async () => {
  overlays.open({ close: () => closed.push('liquidated'), mayClose: () => true, staysOverPages: true });
  open('sheet');
  await settled();
  router.push('/order');
  await settled();
  expect([closed, browser.trail]).toEqual([['sheet'], 'home order [.]']);
  await back();
  expect([closed, browser.trail]).toEqual([['sheet', 'liquidated'], 'home [order] .']);
});

test('the router counts pages and not overlays: two pages back from a sheet are two pages', async () => {
  router.push('/one');
  await settled();
  router.push('/two');
  await settled();
  open('sheet');
  await settled();
  router.go(-2);
  await settled();
  expect([closed, router.location.pathname]).toEqual([['sheet'], '/home']);
});

test('a sheet that closes while its page is being left does not hold the page back', async () => {
  router.push('/add');
  await settled();
  const close = open('sheet');
  await settled();
  router.go(-1);
  close();
  await settled();
  expect([router.location.pathname, browser.trail]).toEqual(['/home', '[home] add .']);
});

test('Forward does not bring an overlay back', async () => {
  open('sheet');
  await settled();
  await back();
  browser.history.go(1);
  await settled();
  expect([closed, browser.trail]).toEqual([['sheet'], '[home] .']);
});

test('leaves open what is busy, with its step', async () => {
  let isBusy = true;
  open('question', () => !isBusy);
  await settled();
  await back();
  expect([closed, browser.trail]).toEqual([[], 'home [.]']);
  isBusy = false;
  await back();
  expect(closed).toEqual(['question']);
});

test('after a reload with a sheet open nothing stands open, and Back leads to the page before', async () => {
  router.push('/trade');
  await settled();
  open('sheet');
  await settled();
  const { entries, at } = browser;
  browser = new Browser();
  Object.assign(browser, { entries, at });
  start();
  await settled();
  expect([router.location.pathname, browser.trail]).toEqual(['/trade', 'home [trade] .']);
  await back();
  expect(router.location.pathname).toBe('/home');
});

test('steps taken while a step back is under way come after it, in their order', async () => {
  const close = open('sheet');
  await settled();
  close();
  await Promise.resolve();
  await Promise.resolve();
  router.push('/one');
  router.replace('/two');
  await settled();
  expect([router.location.pathname, browser.trail]).toEqual(['/two', 'home [two]']);
});
