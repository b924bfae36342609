import { dayMs, hourMs, minuteMs } from '@candor/kernel';
import type { Told } from '@candor/messages/mails';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../database/in-transaction.ts';
import { type TestOwner, testOwner } from '../safety/test-owner.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { failuresMax, pushDevicesMax } from './push-devices.ts';
import { startTestPushService, type TestPushService } from './test-push-service.ts';

let world: TestPlatform;
let service: TestPushService;
let ann: TestOwner;
beforeEach(async () => {
  service = await startTestPushService();
  world = await startTestPlatform({ push: { subject: 'mailto:push@candor.example', testOrigin: service.origin } });
  ann = await testOwner(world);
  await world.db.updateTable('users').set({ language: 'en' }).execute();
});
afterEach(async () => {
  await world.end();
  await service.close();
});

const push = () => world.platform.push;
const liquidated: Told = { kind: 'contract_liquidated', pair: 'BTC/USDT', positions: 1, price: '60000' };
const filled = (amount: string): Told => ({
  kind: 'order_filled',
  order: '7',
  side: 'buy',
  pair: 'BTC/USDT',
  amount,
  asset: 'BTC',
  price: '60000',
});
const deposit: Told = { kind: 'deposit_credited', amount: '1.5', asset: 'ETH', network: 'ERC20' };
const alert: Told = {
  kind: 'price_alert',
  pair: 'BTC/USDT',
  way: 'above',
  direction: 'up',
  price: '60500',
  percent: '',
  minutes: 0,
  note: '',
};

/** Turns notices on in a new session of the owner. */
async function newDevice(owner: TestOwner = ann) {
  const { sessionId } = await owner.logIn();
  await push().settled();
  const who = { userId: owner.userId, sessionId };
  const target = service.newDevice();
  expect(await push().subscribe(who, target)).toMatchObject({ ok: true });
  return { who, target, path: new URL(target.endpoint).pathname };
}

/** Tells a notice; `isUnheard` leaves it in the box, as a kill between the commit and the sending does. */
async function tell(key: string, told: Told, { fold, isUnheard }: { fold?: string; isUnheard?: boolean } = {}) {
  const shown = await inTransaction(world.db, { lock: 'none' }, async (tx) => {
    const user = await tx.selectFrom('users').selectAll().where('id', '=', ann.userId).executeTakeFirstOrThrow();
    return world.platform.inbox.putIn(tx, user, { key, happenedAtMs: world.nowMs, told, fold });
  });
  if (isUnheard !== true) shown();
  await push().settled();
}

/** Time passes; a start looks into the box as a timer would. */
async function later(ms: number) {
  world.nowMs += ms;
  await world.restart();
  await push().settled();
}

const texts = () => service.received.map(({ content }) => content?.title);
const devices = () => world.db.selectFrom('push_subscriptions').selectAll().execute();
const waiting = () => world.db.selectFrom('push_box').selectAll().execute();

describe('a notice', () => {
  test('reaches a device that alone can read it, with its words, its way and our signature', async () => {
    const { who, path } = await newDevice();
    await tell('a', liquidated);
    const [pushed] = service.received;
    expect(pushed).toMatchObject({
      path,
      content: {
        title: 'BTC/USDT liquidated',
        text: expect.stringContaining('60000'),
        path: expect.stringMatching(/^\/h5\/#\/pages\/transaction\/contract_order\?status=complete/),
        lang: 'en',
        atMs: world.nowMs,
      },
      headers: { urgency: 'high', ttl: String(dayMs / 1_000), 'content-encoding': 'aes128gcm' },
      claims: { aud: service.origin, sub: 'mailto:push@candor.example' },
    });
    expect(pushed?.headers['topic']).toBe(pushed?.content?.tag);
    expect(await waiting()).toEqual([]);
    expect(await push().device(who)).toMatchObject({
      succeededAtMs: world.nowMs,
    });
  });

  test('speaks the language of its reader, and comes only of kinds that they want pushed', async () => {
    await newDevice();
    await world.db.updateTable('users').set({ language: 'zh' }).execute();
    await tell('a', filled('0.5'));
    expect(texts()).toEqual([]);
    const choice = { category: 'orders', channel: 'push' } as const;
    await world.platform.inbox.switch(ann.userId, { ...choice, isOn: true });
    await tell('b', filled('0.5'));
    await world.platform.inbox.switch(ann.userId, { ...choice, isOn: false });
    await tell('c', filled('0.5'));
    expect(texts()).toEqual(['买入委托已成交']);
    // Off in the app is not off here.
    await world.platform.inbox.switch(ann.userId, { category: 'deposits', channel: 'app', isOn: false });
    await tell('d', deposit);
    expect(texts()).toHaveLength(2);
  });

  test('that is read while it waits is not pushed, nor one that is no news by then', async () => {
    await newDevice();
    await tell('a', deposit, { isUnheard: true });
    await world.platform.inbox.markRead(ann.userId, { upToId: await world.platform.inbox.lastId(ann.userId) });
    await later(1);
    await tell('b', alert, { isUnheard: true });
    await later(hourMs);
    expect(texts()).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test('left in the box by a stop goes out after the next start, once', async () => {
    await newDevice();
    await tell('a', deposit, { isUnheard: true });
    expect([texts().length, (await waiting()).length]).toEqual([0, 1]);
    await later(1);
    await later(1);
    expect(texts()).toEqual(['1.5 ETH received']);
    await tell('a', deposit);
    expect(texts()).toHaveLength(1);
  });

  test('that replaces an unread one waits for what follows, and takes its place on the device', async () => {
    await newDevice();
    await world.platform.inbox.switch(ann.userId, { category: 'orders', channel: 'push', isOn: true });
    for (const [place, amount] of ['0.1', '0.2', '0.3'].entries()) {
      await tell(`order ${place}`, filled(amount), { fold: 'order 7' });
    }
    expect(service.received).toHaveLength(1);
    await later(10_000);
    expect(service.received.map(({ content }) => content?.text.slice(0, 7))).toEqual(['0.1 BTC', '0.3 BTC']);
    expect(new Set(service.received.map(({ content }) => content?.tag)).size).toBe(1);
  });
});

describe('a push service', () => {
  test('that is busy or broken is tried again, later each time and not before it allows', async () => {
    await newDevice();
    service.answers.push({ status: 503 }, { status: 429, headers: { 'retry-after': '120' } });
    await tell('a', deposit);
    await later(4_999);
    expect(service.received).toHaveLength(1);
    await later(1);
    await later(2 * minuteMs - 1);
    expect(service.received).toHaveLength(2);
    // Others wait with it.
    await tell('b', { ...deposit, amount: '2' });
    expect(service.received).toHaveLength(2);
    await later(1);
    expect(texts()).toEqual(['1.5 ETH received', '1.5 ETH received', '1.5 ETH received', '2 ETH received']);
    expect(await devices()).toMatchObject([{ failures: 0 }]);
  });

  test.each([404, 410])('that answers %i has lost the device: so have we', async (status) => {
    const { who } = await newDevice();
    service.answers.push({ status });
    await tell('a', deposit);
    await tell('b', deposit);
    expect(service.received).toHaveLength(1);
    expect(await push().device(who)).toBeUndefined();
    expect(await waiting()).toEqual([]);
  });

  test('that refuses one message is sent the next; a redirect is a refusal', async () => {
    await newDevice();
    const elsewhere = await startTestPushService();
    service.answers.push({ status: 400 }, { status: 307, headers: { location: `${elsewhere.origin}/secret` } });
    for (const key of ['a', 'b', 'c']) await tell(key, deposit);
    expect(service.received).toHaveLength(3);
    expect(elsewhere.received).toEqual([]);
    await elsewhere.close();
    expect(await waiting()).toEqual([]);
  });

  test('gets nothing and loses its device when its name leads into our own network', async () => {
    const { sessionId } = await ann.logIn();
    const who = { userId: ann.userId, sessionId };
    const { p256dh, auth } = service.newDevice();
    expect(await push().subscribe(who, { endpoint: 'https://localhost/push/1', p256dh, auth })).toMatchObject({
      ok: true,
    });
    await tell('a', deposit);
    expect(await push().device(who)).toBeUndefined();
  });

  test('that is never reached is given up', async () => {
    const { who } = await newDevice();
    await service.close();
    await tell('a', deposit, { isUnheard: true });
    await world.db
      .updateTable('push_subscriptions')
      .set({ failures: failuresMax - 1 })
      .execute();
    await later(1);
    expect(await push().device(who)).toBeUndefined();
  });
});

describe('a device', () => {
  test('ends with its session, with all sessions, and with the account', async () => {
    const { who } = await newDevice();
    await newDevice();
    await world.platform.sessions.revoke(who.userId, who.sessionId);
    expect(await devices()).toHaveLength(1);
    await world.platform.sessions.revokeAll(ann.userId);
    expect(await devices()).toEqual([]);
    const { userId } = (await newDevice()).who;
    await tell('a', deposit, { isUnheard: true });
    await world.platform.safety.freeze({ userId });
    await later(1);
    expect([await devices(), texts()]).toEqual([[], []]);
  });

  test('gets nothing more when its session is over by time', async () => {
    await newDevice();
    await later(31 * dayMs);
    await tell('a', deposit);
    expect([await devices(), texts()]).toEqual([[], []]);
  });

  test('replaces that of its session and of its endpoint, and a user has a handful', async () => {
    const first = await newDevice();
    const again = service.newDevice();
    expect(await push().subscribe(first.who, again)).toMatchObject({ ok: true });
    expect(await devices()).toHaveLength(1);
    const bob = await testOwner(world, 'bob@example.com');
    const his = { userId: bob.userId, sessionId: (await bob.logIn()).sessionId };
    // The address alone is refused; the same browser is not.
    const guessed = { ...again, auth: service.newDevice().auth };
    expect(await push().subscribe(his, guessed)).toMatchObject({ code: 'push_subscription_invalid' });
    expect(await push().device(first.who)).toBeDefined();
    expect(await push().subscribe(his, again)).toMatchObject({ ok: true });
    expect([await push().device(first.who), (await push().device(his)) === undefined]).toEqual([undefined, false]);
    for (let number = 0; number < pushDevicesMax + 1; number++) {
      world.nowMs += 1;
      await newDevice();
    }
    expect((await devices()).filter(({ user_id }) => user_id === ann.userId)).toHaveLength(pushDevicesMax);
    const rows = JSON.stringify(await devices());
    for (const secret of [again.endpoint, again.p256dh, again.auth]) expect(rows).not.toContain(secret);
  });

  test('gets a test when it asks, and not twice in a moment', async () => {
    const { who, target } = await newDevice();
    expect(await push().test(who)).toMatchObject({ ok: true });
    expect(service.received).toMatchObject([{ content: { path: '/h5/#/pages/setting/notices' } }]);
    expect(await push().test(who)).toMatchObject({ code: 'push_test_too_soon' });
    await push().unsubscribe(who);
    expect(await push().test(who)).toMatchObject({ code: 'push_off' });
    await push().subscribe(who, target);
    world.nowMs += 20_000;
    service.answers.push({ status: 500 }, { status: 410 });
    expect(await push().test(who)).toMatchObject({ code: 'push_not_delivered' });
    world.nowMs += 20_000;
    expect(await push().test(who)).toMatchObject({ code: 'push_off' });
  });

  test('with keys that nothing can be encrypted for is refused', async () => {
    const { who } = await newDevice();
    const target = service.newDevice();
    const wrong = Buffer.alloc(65, 4).toString('base64url');
    expect(await push().subscribe(who, { ...target, p256dh: wrong })).toMatchObject({
      code: 'push_subscription_invalid',
    });
  });
});

test('the key stays the same over starts, and another one cannot be read off the disk', async () => {
  const key = await push().publicKey();
  await world.restart();
  expect(await push().publicKey()).toBe(key);
  const rows = await world.db.selectFrom('push_keys').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(key);
  // A new one is drawn when it is taken away, and devices of the old one go with it.
  await newDevice();
  await world.db.deleteFrom('push_keys').execute();
  await world.restart();
  expect(await push().publicKey()).not.toBe(key);
  expect(await devices()).toEqual([]);
});
