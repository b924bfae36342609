import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import type { Mailer, Message } from '../mail/mailer.ts';
import { smtpMailer } from '../mail/smtp-mailer.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { standardSenderTimes } from './sender.ts';

const quiet = { info() {}, warn() {}, error() {} };
const { waitMs, lifeMs } = standardSenderTimes;
const verified = { kind: 'identity_verified', level: 'basic' } as const;
const failed = { kind: 'identity_failed' } as const;
const made = { kind: 'recovery_codes_made' } as const;

/** Takes letters while `takes` is true, and keeps those it was given. */
function carrier() {
  const asked: Message[] = [];
  const taken: Message[] = [];
  const state = { takes: (_message: Message): boolean | Promise<boolean> => true };
  const mailer: Mailer = {
    channels: ['mail', 'sms'],
    async deliver() {},
    async handOver(message) {
      asked.push(message);
      if (!(await state.takes(message))) throw new Error('not now');
      taken.push(message);
    },
    async close() {},
  };
  return { mailer, asked, taken, state };
}

let world: TestPlatform;
let post: ReturnType<typeof carrier>;
afterEach(() => world.end());

async function start() {
  post = carrier();
  world = await startTestPlatform({ mailer: post.mailer });
}

async function newUser(email: string): Promise<number> {
  const ready = { email, password: 'correct horse battery', nickname: 'Test' };
  return (await world.platform.accounts.ensureUser(ready)).userId;
}

/** Puts a letter in, without waking the sender. */
async function putFor(userId: number, tx = world.db) {
  const user = await tx.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  await world.platform.notices.sendIn(tx, user, made);
}

const waiting = () => world.db.selectFrom('post_box').selectAll().orderBy('id').execute();
const told = () => post.taken.map(({ to, scene }) => [to, scene]);
const tried = () => world.platform.lettersTried();

/** Time passes; a start looks into the box as a timer would. */
async function later(ms: number) {
  world.nowMs += ms;
  await world.restart();
  await tried();
}

describe('a letter', () => {
  test('that cannot be opened keeps no other from being sent, and is given up in a day', async () => {
    await start();
    const [ann, bob] = [await newUser('ann@example.com'), await newUser('bob@example.com')];
    await putFor(ann);
    await world.db.updateTable('post_box').set({ sealed: 'AAAA' }).execute();
    await putFor(bob);
    await later(0);
    expect(told().map(([to]) => to)).toEqual(['bob@example.com']);
    expect(await waiting()).toHaveLength(1);
    await later(lifeMs);
    expect(await waiting()).toEqual([]);
  });

  test('waits on disk until a carrier takes it, with growing waits, and leaves nothing behind', async () => {
    await start();
    const ann = await newUser('ann@example.com');
    post.state.takes = () => false;
    await world.platform.notices.send(ann, verified);
    await tried();
    await later(waitMs - 1);
    expect(post.asked).toHaveLength(1);
    await later(1);
    expect(post.asked).toHaveLength(2);
    await later(waitMs);
    expect(post.asked).toHaveLength(2);
    post.state.takes = () => true;
    await later(waitMs);
    await later(waitMs);
    expect(told()).toEqual([['ann@example.com', 'identity_verified']]);
    expect(new Set(post.asked.map(({ id }) => id)).size).toBe(1);
    expect(await waiting()).toEqual([]);
  });

  test('that a stop left in the box goes out after the next start, once', async () => {
    await start();
    const ann = await newUser('ann@example.com');
    // Killed before the sender ran: the box has it, and no carrier was called.
    await putFor(ann);
    expect([post.asked.length, (await waiting()).length]).toEqual([0, 1]);
    await later(1);
    await later(1);
    expect(told()).toEqual([['ann@example.com', 'recovery_codes_made']]);
  });

  test('goes where its reader was when it happened, whatever he changes', async () => {
    await start();
    const ann = await newUser('ann@example.com');
    post.state.takes = () => false;
    await world.platform.notices.send(ann, made);
    await tried();
    await world.db.updateTable('users').set({ email: 'thief@example.com' }).where('id', '=', ann).execute();
    post.state.takes = () => true;
    await later(waitMs);
    expect(told()).toEqual([['ann@example.com', 'recovery_codes_made']]);
  });

  test('expires after a day, even without a try', async () => {
    await start();
    const ann = await newUser('ann@example.com');
    post.state.takes = () => false;
    await world.platform.notices.send(ann, verified);
    await tried();
    post.state.takes = () => true;
    await later(lifeMs);
    expect(post.taken).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test('does not exist when its cause was not written, and reveals nothing to a thief of the disk', async () => {
    await start();
    const ann = await newUser('ann@example.com');
    const broken = world.db.transaction().execute(async (tx) => {
      await putFor(ann, tx);
      throw new Error('the power went');
    });
    await expect(broken).rejects.toThrow('the power went');
    expect(await waiting()).toEqual([]);

    post.state.takes = () => false;
    await world.platform.notices.send(ann, { kind: 'email_changed', email: 'a***@example.com', untilMs: 1 });
    const rows = JSON.stringify(await waiting());
    for (const secret of ['ann@', 'example', 'email_changed']) expect(rows).not.toContain(secret);
  });
});

test('each reader gets their news in order, and an unreachable one keeps nobody waiting', async () => {
  await start();
  const ann = await newUser('ann@example.com');
  const bob = await newUser('bob@example.com');
  post.state.takes = ({ to }) => to !== 'ann@example.com';
  for (const notice of [made, failed, verified]) {
    await world.platform.notices.send(ann, notice);
    await world.platform.notices.send(bob, notice);
  }
  await tried();
  const inOrder = (to: string) => [made, failed, verified].map(({ kind }) => [to, kind]);
  expect(told()).toEqual(inOrder('bob@example.com'));
  // The second is not tried while the first waits.
  expect(post.asked.filter(({ to }) => to === 'ann@example.com')).toHaveLength(1);
  post.state.takes = () => true;
  await later(waitMs);
  expect(told().slice(3)).toEqual(inOrder('ann@example.com'));
});

test('a carrier that takes nothing is not tried with everything that waits', async () => {
  await start();
  post.state.takes = () => false;
  for (let i = 0; i < 20; i++) {
    await putFor(await newUser(`user${i}@example.com`));
  }
  await later(1);
  expect(post.asked).toHaveLength(4);
  post.state.takes = () => true;
  await later(waitMs);
  expect(post.taken).toHaveLength(20);
});

describe('news of the journal', () => {
  const news = (key: string, accountId: number) => ({ key, accountId, happenedAtMs: world.nowMs, notice: verified });

  test('stores letters together with the position they were read up to, or not at all', async () => {
    await start();
    await newUser('ann@example.com');
    const { exchange_account_id: accountId } = await world.db
      .selectFrom('users')
      .select('exchange_account_id')
      .executeTakeFirstOrThrow();
    const { journalNews } = world.platform;
    expect(await journalNews.place()).toBeUndefined();
    await journalNews.tell({ journal: 'a', sequence: 7 }, [news('1', accountId as number), news('2', 99)]);
    await tried();
    expect(post.taken.map(({ id }) => id)).toEqual(['1']);
    const unreadable = { ...news('3', accountId as number), notice: { kind: 'deposit_credited', amount: 1n } };
    await expect(journalNews.tell({ journal: 'a', sequence: 9 }, [unreadable as never])).rejects.toThrow(/BigInt/);
    expect(await journalNews.place()).toEqual({ journal: 'a', sequence: 7 });
  });
});

describe('a mail server', () => {
  const received: Email[] = [];
  const listenOn = (port: number) =>
    new Promise<SMTPServer>((resolve) => {
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData(stream, _session, taken) {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
              received.push(email);
              taken();
            });
          });
        },
      });
      server.listen(port, '127.0.0.1', () => resolve(server));
    });
  const closed = (server: SMTPServer) => new Promise<void>((resolve) => server.close(resolve));

  test('that was away gets the letter when it is back, once, under a Message-ID that is the letter’s', async () => {
    const first = await listenOn(0);
    const { port } = first.server.address() as AddressInfo;
    const from = 'Candor <no-reply@candor.example>';
    world = await startTestPlatform({ mailer: smtpMailer(`smtp://127.0.0.1:${port}`, from, quiet) });
    const ann = await newUser('ann@example.com');
    await closed(first);
    await world.platform.notices.send(ann, made);
    await tried();
    const [{ letter_key: key } = { letter_key: '' }] = await waiting();
    expect(received).toEqual([]);
    const second = await listenOn(port);
    await later(waitMs);
    await later(waitMs);
    await closed(second);
    expect(received.map(({ messageId }) => messageId)).toEqual([`<${key}@candor.example>`]);
  });
});
