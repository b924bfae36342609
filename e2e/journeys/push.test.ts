import { getPushKey, listQuotations, openContract, setAlert, setNoticeSetting, transferFunds } from '@candor/api';
import type { Lots } from '@candor/exchange';
import { type PushedContent, startTestPushService } from '@candor/platform/test-push-service';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import type { Phone } from '../lib/phone.ts';
import { openStage } from '../lib/stage.ts';
import { anyOf } from '../lib/texts.ts';

const service = await startTestPushService();
afterAll(() => service.close());
const { journey } = openStage('push', undefined, { CANDOR_PUSH_TEST_ORIGIN: service.origin });
const [btc, usdt] = [1, 3];

/**
 * A browser without a window has no push service: it gets a subscription of the test's, with keys that are real.
 * Answers how to see what the server has sent there.
 */
async function subscribeHere(context: BrowserContext): Promise<() => readonly PushedContent[]> {
  const device = service.newDevice();
  await context.addInitScript({
    content: `(() => {
      const { endpoint, p256dh, auth } = ${JSON.stringify(device)};
      const kept = 'testSubscription';
      const bytesOf = (text) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)).buffer;
      const under = (key) => ({
        endpoint,
        options: { applicationServerKey: bytesOf(key) },
        getKey: (name) => bytesOf(name === 'auth' ? auth : p256dh),
        unsubscribe: async () => sessionStorage.removeItem(kept),
      });
      Object.assign(PushManager.prototype, {
        async subscribe({ applicationServerKey: key }) {
          sessionStorage.setItem(kept, key);
          return under(key);
        },
        async getSubscription() {
          const key = sessionStorage.getItem(kept);
          return key === null ? null : under(key);
        },
      });
    })()`,
  });
  const { pathname } = new URL(device.endpoint);
  return () => service.received.flatMap(({ path, content }) => (path === pathname && content ? [content] : []));
}

/** The worker comes in spare time, with the whole app: on a busy machine that takes a while. */
async function seesWorker(page: Page): Promise<void> {
  const isThere = `navigator.serviceWorker.getRegistration().then((one) => one?.active?.state === 'activated')`;
  await expect.poll(() => page.evaluate(isThere), { timeout: 100_000 }).toBe(true);
}

/** The door by which a push service's messages come in; they are what the server has sent to the test's. */
async function openDoor(page: Page, origin: string): Promise<(content: unknown) => Promise<void>> {
  // The worker leads pages that were opened under it.
  await page.reload();
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  const door: CDPSession = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    door.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await door.send('ServiceWorker.enable');
  const registrationId = await found;
  return (content) =>
    door
      .send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(content) })
      .then(() => undefined);
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly lang: string;
  readonly path: string;
}

const shownBy = (page: Page) =>
  page.evaluate<Shown[]>(`navigator.serviceWorker.ready
    .then((registration) => registration.getNotifications())
    .then((shown) => shown.map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, path: data.path })))`);

/**
 * The notices that are shown after a message. One that comes while the worker starts can be lost, so it is sent until it is
 * there: one that comes twice takes the place of the first.
 */
const shownAfter = (deliver: () => Promise<void>, page: Page) => deliver().then(() => shownBy(page));
const often = { interval: 2_000 };

/** A press on a notification, in the worker itself. */
const press = (tag: string) => `registration.getNotifications({ tag: '${tag}' }).then(([notification]) => {
  dispatchEvent(new NotificationEvent('notificationclick', { notification }));
})`;

const ofThisDevice = (phone: Phone) => phone.page.getByRole('switch', { name: phone.texts.push.row, exact: true });

journey(
  'notices are turned on for a device, shown by its service worker, and lead to their page',
  { as: 'trader', language: 'vn', theme: 'dark', hasServiceWorker: true },
  async ({ phone, server, user }) => {
    const { page, texts } = phone;
    const { push } = texts;
    const sent = await subscribeHere(phone.context);
    await phone.go('setting/notices');
    await ofThisDevice(phone).waitFor();
    await phone.picture('push-off');
    await seesWorker(page);
    await ofThisDevice(phone).click();
    await phone.button(push.test).click();
    await phone.sees(push.tested);
    await phone.sees(anyOf(push.last));
    await phone.picture('push-on');

    const deliver = await openDoor(page, server.address);
    const isKept = "caches.match('/h5/index.html', { ignoreSearch: true }).then((kept) => kept?.ok)";
    expect(await page.evaluate(isKept)).toBe(true);
    await user.call(setNoticeSetting, { category: 'orders', channel: 'push', isOn: true });
    await user.call(transferFunds, { assetId: usdt, amount: '1000', from: 'spot', to: 'contract' });
    const position = { direction: 'long', entryType: 'market', lots: 100 as Lots, multiple: 10 } as const;
    await user.call(openContract, { baseAssetId: btc, quoteAssetId: usdt, ...position });
    await expect.poll(() => sent().map(({ title }) => title)).toContain('Đã mở BTC/USDT Long');
    const told = sent().at(-1);
    if (told === undefined) throw new Error('nothing was pushed');
    const path = '/h5/#/pages/transaction/contract_order?status=progress&symbol=BTC%2FUSDT';
    const { title, text: body, tag } = told;
    const shown = () => shownAfter(() => deliver(told), page);
    await expect.poll(shown, often).toContainEqual({ title, body, tag, lang: 'vi', path });
    await expect.poll(() => shownAfter(() => deliver(sent()[0]), page), often).toHaveLength(2);
    await phone.context.serviceWorkers()[0]?.evaluate(press(tag));
    await phone.isAt('transaction/contract_order');
    expect(await shownBy(page)).toMatchObject([{ path: '/h5/#/pages/setting/notices' }]);
  },
);

journey(
  'the first price alert brings one question, which turns notices on at the second try: the alert is shown, until they are off',
  { as: 'trader', language: 'en', theme: 'light', hasServiceWorker: true },
  async ({ phone, server, user }) => {
    const { page } = phone;
    const { push, alerts, chart } = phone.texts;
    const sent = await subscribeHere(phone.context);
    const setOne = async () => {
      await phone.button(chart.priceAlert).click();
      await phone.dialog().getByRole('button', { name: '+5%', exact: true }).click();
      await phone.dialog().getByRole('button', { name: alerts.form.submit }).click();
    };
    await phone.go('transaction/currency', { symbol: 'BTC/USDT' });
    await setOne();
    await phone.sees(push.offer.title);
    await phone.picture('push-offer');
    await seesWorker(phone.page);
    const losesOne = (path: string) => phone.page.route(path, (route) => route.abort(), { times: 1 });
    phone.troubles.expect(/api\/push\//, 'the first try is lost on its way');
    await losesOne('**/api/push/subscribe');
    await phone.button(push.offer.yes).click();
    await phone.dialog().getByText(push.states.failed).waitFor();
    await phone.button(push.offer.yes).click();
    await phone.sees(push.turnedOn);
    expect(await user.call(getPushKey, {})).toHaveProperty('device');
    await phone.go('setting/notices');
    await expect.poll(() => ofThisDevice(phone).getAttribute('aria-checked')).toBe('true');
    await phone.picture('push-on');

    const deliver = await openDoor(page, server.address);
    const { indexPrice } = (await user.call(listQuotations, {})).find(({ symbol }) => symbol === 'BTC/USDT') ?? {};
    // The practice market leaves so narrow a band within seconds, either way.
    const near = (share: number) => (Number(indexPrice) * share).toFixed(2);
    await user.call(setAlert, { kind: 'above', pairId: btc, price: near(1.0002), note: 'breakout' });
    await user.call(setAlert, { kind: 'below', pairId: btc, price: near(0.9998), note: 'breakout' });
    await expect.poll(() => sent().length, { timeout: 90_000 }).toBeGreaterThan(0);
    const told = sent()[0];
    if (told === undefined) throw new Error('nothing was pushed');
    const { title, text: body, tag, path } = told;
    const shown = () => shownAfter(() => deliver(told), page);
    await expect.poll(shown, often).toEqual([{ title, body, tag, lang: 'en', path }]);
    expect(`${title} ${body}`).toMatch(/BTC\/USDT.*breakout/);
    await page.context().serviceWorkers()[0]?.evaluate(press(tag));
    await phone.isAt('alert/alert');
    await phone.sees(alerts.told.tick);

    await phone.go('setting/notices');
    await losesOne('**/api/push/unsubscribe');
    await ofThisDevice(phone).click();
    await phone.sees(push.states.failed);
    expect(await ofThisDevice(phone).getAttribute('aria-checked')).toBe('true');
    await ofThisDevice(phone).click();
    await expect.poll(() => ofThisDevice(phone).getAttribute('aria-checked')).toBe('false');
    expect(await user.call(getPushKey, {})).not.toHaveProperty('device');
  },
);
