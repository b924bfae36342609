import { expect, test } from 'vitest';
import { openPushed, pageOf, showPushed } from './pushed.ts';
import type { WorkerScope } from './worker-scope.ts';

const scope = 'https://candor.example/h5/';
const alerts = '/h5/#/pages/alert/alert?tab=told';

/** A worker with one window, which is the app's or not, and led or not. */
function workerWith({ url = `${scope}#/`, canLead = true } = {}) {
  const acts: string[] = [];
  const window = {
    url,
    async navigate(address: string) {
      if (!canLead) throw new TypeError('not controlled');
      acts.push(`leads to ${address}`);
      return window;
    },
    async focus() {
      acts.push('focuses');
      return window;
    },
  };
  const shown: [string, NotificationOptions | undefined][] = [];
  const worker: WorkerScope = {
    registration: {
      scope,
      async showNotification(title, options) {
        shown.push([title, options]);
      },
    },
    clients: {
      matchAll: async () => [window],
      async openWindow(address) {
        acts.push(`opens ${address}`);
        return null;
      },
    },
    addEventListener() {},
    async skipWaiting() {},
  };
  return { worker, acts, shown };
}

test('leads the window of the app to the page, and opens one where there is none', async () => {
  const page = `https://candor.example${alerts}`;
  const led = workerWith();
  await openPushed(led.worker, alerts);
  expect(led.acts).toEqual([`leads to ${page}`, 'focuses']);
  for (const other of [workerWith({ canLead: false }), workerWith({ url: 'https://candor.example/outbox' })]) {
    await openPushed(other.worker, alerts);
    expect(other.acts).toEqual([`opens ${page}`]);
  }
});

test.each([
  'https://evil.example/h5/',
  '//evil.example/h5/',
  '/\\evil.example/h5/',
  '/outbox',
  '/h5/../outbox',
  'javascript:alert(1)',
  undefined,
  7,
])('opens home in place of %s', (path) => {
  expect(pageOf(path, scope)).toBe(scope);
});

test('shows what was pushed, and something of a push that cannot be read', async () => {
  const { worker, shown } = workerWith();
  await showPushed(worker, { title: 'BTC/USDT liquidated', text: 'See', path: alerts, tag: 'a', lang: 'en', atMs: 1 });
  await showPushed(worker, undefined);
  expect(shown).toMatchObject([
    ['BTC/USDT liquidated', { body: 'See', tag: 'a', lang: 'en', timestamp: 1, data: { path: alerts } }],
    ['Candor', { body: '' }],
  ]);
});
