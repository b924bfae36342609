import { Bonds } from '../bonds/bonds.ts';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { hourMs } from '@candor/kernel';
import { openSqlite } from '@candor/readmodel/sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chromeOnAndroid, registerUser, startTestPlatform, type TestPlatform, testPepper } from '../test-platform.ts';
import { Sessions } from './sessions.ts';

const client = { ip: '203.0.113.77', userAgent: chromeOnAndroid };
let world: TestPlatform;
let who: { userId: number; accountId: number };

beforeEach(async () => {
  world = await startTestPlatform();
  const { userId, accountId } = await registerUser(world, 'ann@example.com');
  who = { userId, accountId };
});
afterEach(() => world.end());

const sessions = () => world.platform.sessions;

describe('a session', () => {
  test('has a 256-bit token of which SQL keeps the SHA-256', async () => {
    const token = await sessions().open(who, client, true);
    expect(token).toMatch(/^[\w-]{43}$/);
    const row = await world.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    expect(Object.values(row).map(String)).not.toContain(token);
    expect(sessions().authenticate(token)).toEqual({ ...who, sessionId: row.id });
    expect(await sessions().list(who.userId, row.id)).toEqual([
      {
        sessionId: row.id,
        device: 'Chrome · Android',
        ipPrefix: '203.0.113.0/24',
        createdAtMs: world.nowMs,
        lastSeenAtMs: world.nowMs,
        expiresAtMs: world.nowMs + 30 * 24 * hourMs,
        stays: true,
        isCurrent: true,
      },
    ]);
  });

  test('survives a restart: the first call finds it in SQL, the next in memory', async () => {
    const token = await sessions().open(who, client, true);
    await world.restart();
    expect(sessions().authenticate(token)).toBeUndefined();
    expect(await sessions().find(token)).toMatchObject(who);
    expect(sessions().authenticate(token)).toMatchObject(who);
  });

  test('finds no session for a malformed token', async () => {
    for (const token of ['', 'x', 'A'.repeat(43), `${'A'.repeat(42)}'`, 'A'.repeat(10_000)]) {
      expect(sessions().authenticate(token)).toBeUndefined();
      expect(await sessions().find(token)).toBeUndefined();
    }
  });

  test('without "stay logged in" ends after twelve hours without a call', async () => {
    const token = await sessions().open(who, client, false);
    for (let i = 0; i < 3; i++) {
      world.nowMs += 12 * hourMs - 1;
      expect(sessions().authenticate(token)).toMatchObject(who);
    }
    await sessions().settled();
    await world.restart();
    world.nowMs += 12 * hourMs;
    expect(await sessions().find(token)).toBeUndefined();
    expect(await sessions().list(who.userId, '')).toEqual([]);
  });

  test('with it ends after thirty days, used or not', async () => {
    const token = await sessions().open(who, client, true);
    world.nowMs += 29 * 24 * hourMs;
    expect(sessions().authenticate(token)).toMatchObject(who);
    world.nowMs += 24 * hourMs;
    expect(sessions().authenticate(token)).toBeUndefined();
    await sessions().open(who, client, true);
    expect(await world.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  });

  test('may change its mind about staying, and keeps its end', async () => {
    const token = await sessions().open(who, client, false);
    const sessionId = sessions().authenticate(token)?.sessionId as string;
    const ended: string[] = [];
    const stop = sessions().onRevoked((id) => ended.push(id));
    await sessions().keep(sessionId, true);
    world.nowMs += 29 * 24 * hourMs;
    expect(await sessions().find(token)).toMatchObject(who);
    await sessions().keep(sessionId, false);
    world.nowMs += 12 * hourMs - 1;
    expect(await sessions().find(token)).toMatchObject(who);
    // Its sockets were left alone: nothing has ended.
    expect(ended).toEqual([]);
    stop();
    world.nowMs += 12 * hourMs;
    expect(await sessions().find(token)).toBeUndefined();
  });

  test('writes the time it was last seen at most once a minute', async () => {
    const token = await sessions().open(who, client, true);
    const openedAtMs = world.nowMs;
    const seenInSql = async () => {
      await sessions().settled();
      return (await world.db.selectFrom('sessions').select('last_seen_at_ms').executeTakeFirstOrThrow())
        .last_seen_at_ms;
    };
    world.nowMs += 59_999;
    sessions().authenticate(token);
    expect(await seenInSql()).toBe(openedAtMs);
    world.nowMs += 1;
    sessions().authenticate(token);
    expect(await seenInSql()).toBe(world.nowMs);
  });
});

test('of more than twenty sessions the one unused for longest ends, and is reported', async () => {
  const other = await registerUser(world, 'bob@example.com');
  const others = await sessions().open(other, client, true);
  const tokens: string[] = [];
  const ended: string[] = [];
  const stop = sessions().onRevoked((id) => ended.push(id));
  for (let i = 0; i < 20; i++) {
    world.nowMs += 60_000;
    tokens.push(await sessions().open(who, client, true));
  }
  const [first = '', second = ''] = tokens;
  world.nowMs += 60_000;
  const idOf = (token: string) => sessions().authenticate(token)?.sessionId;
  const ids = [idOf(first), sessions().isRemembered(idOf(second) ?? '')];
  expect(ids).toEqual([expect.any(String), true]);
  await sessions().settled();
  const secondId = (await sessions().find(second))?.sessionId;
  // The first was used a moment ago; of the others the second was seen last when it was opened.
  world.nowMs += 60_000;
  sessions().authenticate(first);
  await sessions().settled();
  const third = tokens[2] ?? '';
  const newest = await sessions().open(who, client, true);
  const alive = await Promise.all([first, second, third, newest, others].map((token) => sessions().find(token)));
  expect(alive.map((session) => session !== undefined)).toEqual([true, true, false, true, true]);
  expect(ended).toHaveLength(1);
  expect(ended).not.toContain(secondId);
  stop();
});

describe('revoking', () => {
  test('one ends at once and is reported; the others go on', async () => {
    const kept = await sessions().open(who, client, true);
    const lost = await sessions().open(who, client, true);
    const lostId = sessions().authenticate(lost)?.sessionId as string;
    const ended: string[] = [];
    const stop = sessions().onRevoked((id) => ended.push(id));
    await sessions().revoke(who.userId, lostId);
    expect(sessions().authenticate(lost)).toBeUndefined();
    expect(await sessions().find(lost)).toBeUndefined();
    expect(sessions().authenticate(kept)).toMatchObject(who);
    expect(ended).toEqual([lostId]);
    stop();
  });

  test("another user's session stays as it is", async () => {
    const token = await sessions().open(who, client, true);
    await sessions().revoke(who.userId + 1, sessions().authenticate(token)?.sessionId as string);
    expect(sessions().authenticate(token)).toMatchObject(who);
  });

  test('all but this one', async () => {
    const tokens = await Promise.all([1, 2, 3].map(() => sessions().open(who, client, true)));
    const mine = await sessions().find(tokens[0] as string);
    await sessions().revokeAll(who.userId, mine?.sessionId);
    const alive = await Promise.all(tokens.map((token) => sessions().find(token)));
    expect(alive.map((session) => session !== undefined)).toEqual([true, false, false]);
  });

  test('a session that is being read from SQL meanwhile is not revived', async () => {
    const token = await sessions().open(who, client, true);
    const sessionId = sessions().authenticate(token)?.sessionId as string;
    await world.restart();
    const elsewhere = openSqlite(join(world.folder, 'platform.sqlite'));
    let isRevoked = false;
    const reader = new Sessions({
      db: world.db.withPlugin({
        transformQuery: ({ node }) => node,
        // Between the row's read from SQL and its caching, another process ends the session and reports it.
        async transformResult({ result }) {
          if (!isRevoked) {
            isRevoked = true;
            elsewhere.exec('delete from sessions');
            reader.evict(sessionId);
          }
          return result;
        },
      }),
      clock: () => world.nowMs,
      randomBytes,
      bonds: new Bonds(testPepper),
      log: { info() {}, warn() {}, error() {} },
    });
    expect(await reader.find(token)).toBeUndefined();
    expect(reader.authenticate(token)).toBeUndefined();
    elsewhere.close();
  });
});
