import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  claimPractice,
  closeContract,
  countUnreadNotices,
  decodeSnapshot,
  decodeUpdate,
  getNoticeSettings,
  getPushKey,
  listNotices,
  noticesTopic,
  openContract,
  placeSpotOrder,
  readNotices,
  setAlert,
  setNoticeSetting,
  subscribePush,
  testPush,
  unsubscribePush,
} from '@candor/api';
import { present } from '@candor/kernel';
import { startTestPushService, type TestPushService } from '@candor/platform/test-push-service';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { long, newContractUser } from '../contract/test-contracts.ts';
import { TestLiveClient } from '../live/test-live-client.ts';
import { btc, btcUsdt, startTestSystem, type TestSystem, type TestUser, usdt } from '../testing/test-system.ts';

let folder: string;
let system: TestSystem;
let ann: TestUser;
let pushes: TestPushService;
const start = async () => {
  const push = { subject: 'https://candor.example', testOrigin: pushes.origin };
  system = await startTestSystem({ folder, platform: { push } });
};
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candor-notices-'));
  pushes = await startTestPushService();
  await start();
  ann = await newContractUser(system, 'ann');
});
afterAll(async () => {
  await system.stop();
  await pushes.close();
  rmSync(folder, { recursive: true });
});

const noticesOf = async (user: TestUser) => (await user.call(listNotices, { limit: 100 })).notices;
const kindsOf = async (user: TestUser) => (await noticesOf(user)).map(({ kind }) => kind).toReversed();
const at = (price: string) => system.tick({ [btcUsdt]: price });

/** The notices of a kind, once there are as many; the duty follows the journal, a moment later. */
const told = (user: TestUser, kind: string, count: number) =>
  vi.waitFor(async () => {
    const found = (await noticesOf(user)).filter((notice) => notice.kind === kind);
    expect(found).toHaveLength(count);
    return found;
  });

it('an order that rests and fills is told with its figures, to its owner alone, on whatever page they are', async () => {
  const bob = await system.newUser('bob');
  await bob.call(claimPractice, { assetId: btc });
  const base = await system.listen();
  const hers = await TestLiveClient.connect(base, { token: ann.token });
  const his = await TestLiveClient.connect(base, { token: bob.token });
  const { snapshots } = await hers.subscribe('notices');
  await his.subscribe('notices');
  const { lastId, unread } = decodeSnapshot(noticesTopic, snapshots['notices']?.data);
  expect(unread).toEqual(await ann.call(countUnreadNotices, {}));
  const pair = { baseAssetId: btc, quoteAssetId: usdt, orderType: 'limit', price: '60000' } as const;
  await ann.call(placeSpotOrder, { ...pair, side: 'buy', quantity: '0.01' });
  await bob.call(placeSpotOrder, { ...pair, side: 'sell', quantity: '0.004' });
  await told(ann, 'order_partly_filled', 1);
  await bob.call(placeSpotOrder, { ...pair, side: 'sell', quantity: '0.006' });
  const [filled] = await told(ann, 'order_filled', 1);
  expect(filled).toMatchObject({
    category: 'orders',
    data: { side: 'buy', pair: 'BTC/USDT', amount: '0.01', asset: 'BTC', price: '60000' },
  });
  // All events of one order are one notice; the taker had theirs as the answer.
  expect(await kindsOf(ann)).not.toContain('order_partly_filled');
  expect(await kindsOf(bob)).not.toContain('order_filled');
  const heard = await hers.messagesOf('notices', (messages) =>
    messages.some(({ data }) => decodeUpdate(noticesTopic, data).notices.some(({ kind }) => kind === 'order_filled')),
  );
  const last = decodeUpdate(noticesTopic, heard.at(-1)?.data);
  expect(last.unread.total).toBeGreaterThan(unread.total);
  expect(last.lastId).toBeGreaterThan(lastId);
  const hisMessages = his.heard.filter(({ topic }) => topic === 'notices').map(({ message }) => message.data);
  const hisKinds = hisMessages.flatMap((data) => decodeUpdate(noticesTopic, data).notices.map(({ kind }) => kind));
  expect(hisKinds).not.toContain('order_filled');
  await hers.close();
  await his.close();
});

it('positions, a price alert and what a stop interrupted are each told once across a restart', async () => {
  const device = pushes.newDevice();
  expect(await ann.call(getPushKey, {})).toEqual({ publicKey: expect.stringMatching(/^[\w-]{87}$/) });
  await ann.call(subscribePush, device);
  await ann.call(setNoticeSetting, { category: 'orders', channel: 'push', isOn: true });
  await at('60000');
  const { ticketId } = await ann.call(openContract, long);
  await ann.call(setAlert, { kind: 'above', pairId: btcUsdt, price: '60500' });
  await at('60100');
  await told(ann, 'ticket_opened', 1);
  await at('60600');
  const [alert] = await told(ann, 'price_alert', 1);
  expect(alert?.data).toMatchObject({ pair: 'BTC/USDT', way: 'above', price: '60500' });
  // From here on nobody hears what is committed, as when the process is killed between the commit and the notice.
  await system.notices.stop();
  await ann.call(closeContract, { ticketId });
  // At a loss.
  await at('59700');
  const known = { email: ann.email, password: ann.password, token: ann.token };
  await system.stop();
  await start();
  ann = system.withToken(known);
  const [closed] = await told(ann, 'ticket_closed', 1);
  expect(closed?.data).toMatchObject({ pair: 'BTC/USDT', direction: 'long', reason: 'user' });
  expect(Number(closed?.data['profit'])).toBeLessThan(0);
  const before = await kindsOf(ann);
  await system.stop();
  await start();
  ann = system.withToken({ ...known, token: ann.token });
  expect(await kindsOf(ann)).toEqual(before);
  const ways = await vi.waitFor(async () => {
    const heard = pushes.received.map(({ content }) => /pages\/(\w+\/\w+)/.exec(content?.path ?? '')?.[1]);
    expect(heard).toHaveLength(3);
    return heard;
  });
  expect(ways).toEqual(['transaction/contract_order', 'alert/alert', 'transaction/contract_order']);
  expect(await ann.call(getPushKey, {})).toMatchObject({ device: { succeededAtMs: expect.any(Number) } });
});

it('switches categories by way, marks up to a notice, and is never silent about security', async () => {
  const set = { category: 'orders', channel: 'mail', isOn: true } as const;
  expect(await ann.call(setNoticeSetting, set)).toMatchObject({ mail: true, push: true });
  const settings = await ann.call(getNoticeSettings, {});
  expect(settings.find(({ category }) => category === 'orders')).toMatchObject({ mail: true });
  expect(await ann.codeOf(setNoticeSetting, { ...set, category: 'security', isOn: false })).toBe('notice_fixed');
  const [newest, ...older] = await noticesOf(ann);
  const { total } = await ann.call(countUnreadNotices, {});
  const unreadOlder = older.filter(({ readAtMs }) => readAtMs === undefined).length;
  expect(total).toBe(unreadOlder + 1);
  expect(await ann.call(readNotices, { upToId: present(older[0], 'there are several').noticeId })).toMatchObject({
    total: 1,
  });
  expect(await ann.call(readNotices, { upToId: present(newest, 'there is one').noticeId })).toMatchObject({ total: 0 });
});

it('pushes a test to the device that asks, says why not, and ends with its session', async () => {
  const device = pushes.newDevice();
  const bob = await system.newUser('carl');
  expect(await bob.codeOf(testPush, {})).toBe('push_off');
  expect(await bob.codeOf(subscribePush, { ...device, endpoint: 'https://192.168.1.1/a' })).toBe(
    'push_subscription_invalid',
  );
  expect(await bob.codeOf(subscribePush, { ...device, auth: 'short' })).toBe('parameter_error');
  await bob.call(subscribePush, device);
  await bob.call(testPush, {});
  expect(pushes.received.at(-1)?.content).toMatchObject({ path: '/h5/#/pages/setting/notices' });
  expect(await bob.codeOf(testPush, {})).toBe('push_test_too_soon');
  system.wait(20_000);
  pushes.answers.push({ status: 502 });
  expect(await bob.codeOf(testPush, {})).toBe('push_not_delivered');
  await bob.call(unsubscribePush, {});
  expect(await bob.call(getPushKey, {})).not.toHaveProperty('device');
});
