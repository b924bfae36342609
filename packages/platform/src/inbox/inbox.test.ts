import { noticeCategories } from '@candor/api';
import { dayMs } from '@candor/kernel';
import type { Told } from '@candor/messages/mails';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../database/in-transaction.ts';
import { type TestOwner, testOwner } from '../safety/test-owner.ts';
import { tellNews } from './tell-news.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';

let world: TestPlatform;
let ann: TestOwner;
beforeEach(async () => {
  world = await startTestPlatform();
  ann = await testOwner(world);
  await inbox().markRead(ann.userId, { upToId: await inbox().lastId(ann.userId) });
});
afterEach(() => world.end());

const inbox = () => world.platform.inbox;
const deposit: Told = { kind: 'deposit_credited', amount: '1.5', asset: 'ETH', network: 'ERC20' };
const option = (profit: string): Told => ({
  kind: 'option_settled',
  option: '1',
  pair: 'BTC/USDT',
  result: 'won',
  profit,
  asset: 'USDT',
  count: 1,
});

async function tell(key: string, told: Told, fold?: string, foldsAlways?: true): Promise<void> {
  const shown = await inTransaction(world.db, { lock: 'none' }, async (tx) => {
    const user = await tx.selectFrom('users').selectAll().where('id', '=', ann.userId).executeTakeFirstOrThrow();
    return inbox().putIn(tx, user, { key, happenedAtMs: world.nowMs, told, fold, foldsAlways });
  });
  shown();
}

const newest = async () => (await inbox().list(ann.userId, { limit: 100 })).notices;
const mailed = async (scene: string) => (await world.mailer.list(50)).filter((mail) => mail.scene === scene);

test('an event is told once, by its key, with its letter; what is read stays read', async () => {
  await tell('a', deposit);
  await tell('a', deposit);
  const [notice] = await newest();
  const kinds = (await newest()).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'deposit_credited')).toHaveLength(1);
  expect(notice).toMatchObject({ category: 'deposits', data: { amount: '1.5', network: 'ERC20' }, count: 1 });
  await world.platform.notices.send(ann.userId, { kind: 'recovery_codes_made' });
  expect(await mailed('deposit_credited')).toHaveLength(1);
  expect(await inbox().unread(ann.userId)).toEqual({
    total: 2,
    categories: expect.arrayContaining([
      { category: 'deposits', unread: 1 },
      { category: 'security', unread: 1 },
    ]),
  });
  expect(await inbox().markRead(ann.userId, { upToId: 1_000, group: 'orders' })).toMatchObject({ total: 2 });
  expect(await inbox().markRead(ann.userId, { noticeId: notice?.noticeId })).toMatchObject({ total: 1 });
  expect(await inbox().markRead(ann.userId + 1, { upToId: 1_000 })).toMatchObject({ total: 0 });
  expect(await inbox().unread(ann.userId)).toMatchObject({ total: 1 });
});

test('events of one fold are one notice while it is unread, and the last of them speaks', async () => {
  for (const number of [1, 2, 3]) await tell(`option ${number}`, option(String(number)), 'options');
  expect((await newest()).filter(({ kind }) => kind === 'option_settled')).toMatchObject([
    { count: 3, data: { profit: '3', count: 3 } },
  ]);
  const [third] = await newest();
  expect(third?.firstId).toBe((third?.noticeId ?? 0) - 2);
  await inbox().markRead(ann.userId, { upToId: await inbox().lastId(ann.userId) });
  await tell('option 4', option('4'), 'options');
  expect((await newest()).filter(({ kind }) => kind === 'option_settled').map(({ count }) => count)).toEqual([1, 3]);
});

test('a fold that has no end is one unread notice for as long as nobody reads it; another one begins anew after a day', async () => {
  const mention = (first: number): Told => ({
    kind: 'chat_mentioned',
    name: 'Bo',
    room: 'en',
    message: 9,
    first,
    count: 1,
  });
  for (const day of [1, 2]) {
    await tell(`mention ${day}`, mention(day), 'room en 7', true);
    await tell(`option ${day}`, option('1'), 'options');
    world.nowMs += 2 * dayMs;
  }
  expect((await newest()).map(({ kind, count }) => [kind, count])).toEqual(
    expect.arrayContaining([
      ['chat_mentioned', 2],
      ['option_settled', 1],
      ['option_settled', 1],
    ]),
  );
  expect((await newest()).filter(({ kind }) => kind === 'chat_mentioned')).toHaveLength(1);
  await inbox().markSeen(ann.userId, ['room en 7']);
  expect(await inbox().unread(ann.userId)).toMatchObject({ total: 2 });
});

test('a category reaches its user by what they switched; security cannot be silenced', async () => {
  const off = (channel: 'app' | 'mail') => inbox().switch(ann.userId, { category: 'deposits', channel, isOn: false });
  expect(await off('mail')).toMatchObject({ ok: true, value: { app: true, mail: false, push: true } });
  await tell('a', deposit);
  expect(await mailed('deposit_credited')).toEqual([]);
  await off('app');
  await tell('b', deposit);
  expect((await newest()).filter(({ kind }) => kind === 'deposit_credited')).toHaveLength(1);
  await inbox().switch(ann.userId, { category: 'withdrawals', channel: 'mail', isOn: false });
  await tell('c', { kind: 'withdrawal_sent', amount: '1', asset: 'ETH', to: '0x12…34', transaction: '0xabc' });
  // It carries the link that freezes the account.
  expect(await mailed('withdrawal_sent')).toHaveLength(1);
  expect(await inbox().switch(ann.userId, { category: 'security', channel: 'mail', isOn: false })).toMatchObject({
    code: 'notice_fixed',
  });
  const settings = await inbox().settings(ann.userId);
  expect(settings.map(({ category }) => category)).toEqual([...noticeCategories]);
  expect(settings.filter(({ isFixed }) => isFixed)).toEqual([
    { category: 'security', app: true, mail: true, push: true, isFixed: true },
  ]);
});

test('a notice without a letter of its own is mailed in the words of the message centre, with the way to its page', async () => {
  await inbox().switch(ann.userId, { category: 'orders', channel: 'mail', isOn: true });
  await tell('a', option('8.2'));
  await world.platform.notices.send(ann.userId, { kind: 'recovery_codes_made' });
  const [mail] = await mailed('notice');
  expect(mail?.subject).toMatch(/BTC\/USDT/);
  expect(mail?.text).toContain('8.2 USDT');
  expect(mail?.text).toContain('/h5/#/pages/transaction/seconds_order?status=closed');
});

test('an article is told once to those who were here before it, and mailed once to those who want only mail', async () => {
  await inbox().switch(ann.userId, { category: 'news', channel: 'app', isOn: false });
  await inbox().switch(ann.userId, { category: 'news', channel: 'mail', isOn: true });
  const bob = await testOwner(world, 'bob@example.com');
  world.nowMs += 1_000;
  const desk = world.platform.contentDesk;
  const texts = { en: { title: 'A new market', summary: 'It opens.', body: 'Today.' } };
  const content = JSON.stringify({ facts: { image: '', route: '' }, texts });
  const saved = await desk.save({ kind: 'news', baseVersion: 0, content, note: '', operator: 'cora' });
  if (!saved.ok) throw new Error(saved.code);
  await desk.publish({ ...saved.value, operator: 'cora' });
  world.nowMs += 1_000;
  await testOwner(world, 'late@example.com');
  for (let round = 0; round < 3; round++) await tellNews({ db: world.db, clock: () => world.nowMs, inbox: inbox() });
  const told = (await inbox().list(bob.userId, { group: 'news', limit: 10 })).notices;
  expect(told).toMatchObject([{ kind: 'news_published', data: { article: saved.value.key, title: 'A new market' } }]);
  expect((await newest()).filter(({ category }) => category === 'news')).toEqual([]);
  const mails = (await mailed('notice')).filter(({ text }) => text.includes('A new market'));
  expect(mails.map(({ to }) => to)).toEqual([ann.email]);
});

test('a link that needs no login is in the letter alone', async () => {
  await tell('a', {
    kind: 'recovery_requested',
    account: 'open',
    device: 'Chrome · Android',
    network: '203.0.113.0/24',
    dueAtMs: 1,
    untilMs: 2,
    cancelLink: 'https://candor.example/cancel',
  });
  const [notice] = await newest();
  expect(notice?.kind).toBe('recovery_requested');
  expect(JSON.stringify(notice)).not.toContain('cancel?');
  expect(notice?.data).not.toHaveProperty('cancelLink');
});

test('pages follow the numbers both ways, and what is older than 180 days is gone', async () => {
  for (let number = 0; number < 5; number++) await tell(`d ${number}`, deposit);
  const page = await inbox().list(ann.userId, { group: 'account', limit: 2 });
  expect(page.hasMore).toBe(true);
  const [, last] = page.notices;
  const next = await inbox().list(ann.userId, { group: 'account', limit: 2, beforeId: last?.noticeId });
  expect(next.notices.map(({ noticeId }) => noticeId)).toEqual([(last?.noticeId ?? 0) - 1, (last?.noticeId ?? 0) - 2]);
  const after = await inbox().list(ann.userId, { limit: 10, afterId: last?.noticeId });
  expect(after.notices.map(({ noticeId }) => noticeId)).toEqual([page.notices[0]?.noticeId]);
  world.nowMs += 180 * dayMs;
  expect(await newest()).toEqual([]);
  expect(await inbox().unread(ann.userId)).toMatchObject({ total: 0 });
  await inbox().tidy();
  expect(await world.db.selectFrom('notices').selectAll().execute()).toEqual([]);
});
