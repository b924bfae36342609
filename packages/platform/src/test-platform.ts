import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { dayMs } from '@candor/kernel';
import { openSqlite, sqliteDialect } from '@candor/readmodel/sqlite';
import { Kysely } from 'kysely';
import { copyInto } from './database/engine.ts';
import type { PlatformTables } from './database/tables.ts';
import { type OutboxMailer, type OutboxMessage, outboxMailer } from './mail/outbox-mailer.ts';
import { createPlatform, type Platform, type PlatformOptions } from './platform.ts';
import type { KnownIdentity } from './verification/parts.ts';
import { masterKeyOf } from './vault/master-keys.ts';

/** A platform on a real file in a folder of its own, with a clock that only the test moves. */
export interface TestPlatform {
  platform: Platform;
  readonly db: Kysely<PlatformTables>;
  readonly folder: string;
  readonly mailer: OutboxMailer;
  /** Command ids the exchange was asked to open accounts for, in order. */
  readonly opened: string[];
  /** The identities reported to the exchange: id, account, level and country. */
  readonly identities: [string, number, KnownIdentity][];
  /** Invitations and suspicions reported to the exchange: id, friend, and inviter or suspicion. */
  readonly invited: [string, number, ...(number | string)[]][];
  /** Second factors reported to the exchange: id and account. */
  readonly factors: [string, number][];
  /** While true the exchange rewards no second factor. */
  areFactorsUnwanted: boolean;
  /** Holds placed at the exchange, and those that were lifted, in order. */
  readonly holds: { readonly accountId: number; readonly reason: string; readonly commandId: string }[];
  /** While true the exchange does not answer. */
  isExchangeDown: boolean;
  nowMs: number;
  /** Starts the platform again on the same file, as after a crash. */
  restart(): Promise<void>;
  /** Starts one more platform, on another connection to the same file. */
  another(database: Kysely<PlatformTables>): Promise<Platform>;
  newestMessage(): Promise<OutboxMessage | undefined>;
  /** Calls `watch` with each SQL statement; returns the function that stops it. */
  watchStatements(watch: (sql: string) => void): () => void;
  end(): Promise<void>;
}

export const testOrigin = 'http://localhost:8080';
export const testPepper = new Uint8Array(32).fill(7);
export const testHoldMs = dayMs;
const startMs = Date.UTC(2026, 10, 20, 9);
const fileName = 'platform.sqlite';
/** Cheap on purpose: the real cost has a test of its own. */
const cheapHashing = { cost: { memoryCost: 64, timeCost: 1, parallelism: 1 } };

export async function startTestPlatform(changes: Partial<PlatformOptions> = {}): Promise<TestPlatform> {
  const folder = mkdtempSync(join(tmpdir(), 'candor-platform-'));
  // The content published at the first start depends on the mode.
  if (changes.mode === undefined) copyFileSync(await (founded ??= foundOnce()), join(folder, fileName));
  const watchers = new Set<(sql: string) => void>();
  const db = new Kysely<PlatformTables>({
    dialect: sqliteDialect(openSqlite(join(folder, fileName))),
    log: ({ query }) => {
      for (const watch of watchers) watch(query.sql);
    },
  });
  const opened: string[] = [];
  const holds: TestPlatform['holds'] = [];
  const identities: TestPlatform['identities'] = [];
  const invited: TestPlatform['invited'] = [];
  const factors: TestPlatform['factors'] = [];
  const clock = () => world.nowMs;
  const outbox = outboxMailer(join(folder, 'outbox'), clock);
  const mailer: OutboxMailer = {
    ...outbox,
    // Letters leave a moment after the event; listing waits for them.
    async list(limit) {
      await world.platform.lettersTried();
      return outbox.list(limit);
    },
  };
  const start = (database = db) =>
    createPlatform({
      database,
      clock,
      randomBytes: countedBytes(),
      pepper: testPepper,
      masterKeys: [masterKeyOf(Buffer.alloc(32, 9))],
      uploadFolder: join(folder, 'uploads'),
      mediaFolder: join(folder, 'media'),
      mailer,
      mode: 'practice',
      log: { info() {}, warn() {}, error() {} },
      hashing: cheapHashing,
      async openAccount(commandId) {
        if (world.isExchangeDown) throw new Error('the exchange does not answer');
        if (!opened.includes(commandId)) opened.push(commandId);
        return 1_000 + opened.indexOf(commandId);
      },
      async tellIdentity(...told) {
        if (world.isExchangeDown) throw new Error('the exchange does not answer');
        identities.push(told);
      },
      tellInvitations: {
        async bind(id, { accountId, inviterId, suspicions }) {
          if (world.isExchangeDown) throw new Error('the exchange does not answer');
          invited.push([id, accountId, inviterId, ...suspicions]);
        },
        async hold(id, accountId, suspicion) {
          if (world.isExchangeDown) throw new Error('the exchange does not answer');
          invited.push([id, accountId, suspicion]);
        },
      },
      tellFactors: {
        isWanted: async () => !world.areFactorsUnwanted,
        async note(...told) {
          if (world.isExchangeDown) throw new Error('the exchange does not answer');
          factors.push(told);
        },
      },
      async placeHold(accountId, reason, commandId) {
        if (world.isExchangeDown) throw new Error('the exchange does not answer');
        if (!holds.some((hold) => hold.commandId === commandId)) holds.push({ accountId, reason, commandId });
        return reason === 'account_frozen' ? undefined : world.nowMs + testHoldMs;
      },
      async liftHold(accountId, reason, commandId) {
        if (!holds.some((hold) => hold.commandId === commandId)) holds.push({ accountId, reason, commandId });
        return world.nowMs + testHoldMs;
      },
      siteUrl: testOrigin,
      push: { subject: 'https://candor.example' },
      ...changes,
    });
  const world: TestPlatform = {
    platform: undefined as unknown as Platform,
    db,
    folder,
    mailer,
    opened,
    holds,
    identities,
    invited,
    factors,
    areFactorsUnwanted: false,
    isExchangeDown: false,
    nowMs: startMs,
    async restart() {
      await stop();
      world.platform = await start();
      await startDuties();
    },
    another: start,
    async newestMessage() {
      await world.platform.lettersTried();
      const [newest] = await mailer.list(1);
      return newest;
    },
    watchStatements(watch) {
      watchers.add(watch);
      return () => watchers.delete(watch);
    },
    async end() {
      await stop();
      await db.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  const startDuties = async (): Promise<void> => {
    for (const duty of world.platform.duties) await duty.start();
  };
  const stop = async (): Promise<void> => {
    for (const duty of world.platform.duties) await duty.stop();
    await world.platform.close();
  };
  world.platform = await start();
  await startDuties();
  return world;
}

let founded: Promise<string> | undefined;

/** The file of a platform right after its first start: every test of this process begins with a copy, and so at once. */
async function foundOnce(): Promise<string> {
  const world = await startTestPlatform({ mode: 'practice' });
  const file = join(mkdtempSync(join(tmpdir(), 'candor-platform-founded-')), fileName);
  await copyInto(world.db, file);
  process.once('exit', () => rmSync(dirname(file), { recursive: true, force: true }));
  await world.end();
  return file;
}

let draws = 0;
/** Bytes that look random, never repeat, and are the same for the same run of a test file. */
function countedBytes() {
  return (size: number) => {
    const blocks: Uint8Array[] = [];
    for (let made = 0; made < size; made += 32) blocks.push(createHash('sha256').update(`draw ${draws++}`).digest());
    return Buffer.concat(blocks).subarray(0, size);
  };
}

export const ip = '203.0.113.7';
export const goodPassword = 'correct horse battery';

/** Requests a code and reads it in the outbox; undefined when nothing with a code was sent. */
export async function codeFor(
  world: TestPlatform,
  userString: string,
  scene: 'register' | 'login' | 'forget' | 'unfreeze',
): Promise<string | undefined> {
  const before = await world.newestMessage();
  const sent = await world.platform.accounts.sendCode({ userString, scene, lang: 'en', client: { ip } });
  if (!sent.ok) throw new Error(`no code was sent: ${sent.code}`);
  const after = await world.newestMessage();
  return after === undefined || after.atMs === before?.atMs ? undefined : (after.code ?? undefined);
}

export async function registerUser(world: TestPlatform, userString: string, password = goodPassword) {
  const code = (await codeFor(world, userString, 'register')) as string;
  const outcome = await world.platform.accounts.register({
    client: { ip },
    userString,
    code,
    password,
    repeatedPassword: password,
  });
  if (!outcome.ok) throw new Error(`the registration was refused: ${outcome.code}`);
  return outcome.value;
}

export function loginInput(userString: string, password: string, from = ip, stays = true) {
  return {
    userString,
    proof: { password },
    client: { ip: from, userAgent: chromeOnAndroid },
    origin: testOrigin,
    stays,
  };
}

export const chromeOnAndroid =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
