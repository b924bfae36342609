import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccountId } from '@candor/exchange';
import { present } from '@candor/kernel';
import { atoms } from '@candor/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { accountOf, erc20 } from '../funding/test-funding.ts';
import { startTestSystem, type TestSystem } from '../testing/test-system.ts';

const tenMinutesMs = 600_000;

let folder: string;
let system: TestSystem;
let accountId: AccountId;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candor-mails-'));
  system = await startTestSystem({ folder });
  accountId = accountOf(system, await system.newUser());
});
afterEach(async () => {
  await system.stop();
  rmSync(folder, { recursive: true });
});

async function pay(dollars: number): Promise<void> {
  await present(system.chain.practicePay, 'a test chain is paid on')(
    erc20,
    accountId,
    atoms(BigInt(dollars) * 1_000_000n),
  );
}

/** Pays, and mines until it is credited. */
async function credit(dollars: number): Promise<void> {
  await pay(dollars);
  await system.chain.mine(12);
}

async function startAgain(): Promise<void> {
  await system.stop();
  system = await startTestSystem({ folder });
}

interface Sent {
  readonly id?: string;
  readonly scene: string;
  readonly text: string;
}

/** The mails about credited payments, the oldest first. */
function credits(): readonly Sent[] {
  const outbox = join(folder, 'outbox');
  const files = readdirSync(outbox).filter((name) => name.endsWith('.json'));
  const sent = files.sort().map((name) => JSON.parse(readFileSync(join(outbox, name), 'utf8')) as Sent);
  return sent.filter(({ scene }) => scene === 'deposit_credited');
}

const amounts = () => credits().map(({ text }) => /(\d+) USDT/.exec(text)?.[1]);

it('mails about a credit committed before a stop after the next start, once, and before later ones', async () => {
  await credit(10);
  await expect.poll(amounts).toEqual(['10']);
  // From here on there is no listener, as when the process is killed between the commit and the mail.
  await system.gateway.close();
  await credit(20);
  await credit(30);
  await startAgain();
  await credit(40);
  await expect.poll(amounts).toEqual(['10', '20', '30', '40']);
  await startAgain();
  await credit(50);
  await expect.poll(amounts).toEqual(['10', '20', '30', '40', '50']);
  expect(new Set(credits().map(({ id }) => id)).size).toBe(5);
});

it('an older copy of the platform’s database mails no history again, and a mail it does repeat has the same id', async () => {
  const database = join(folder, 'platform.db');
  const copy = join(folder, 'platform.copy');
  await system.stop();
  copyFileSync(database, copy);
  system = await startTestSystem({ folder });
  await credit(10);
  await expect.poll(amounts).toEqual(['10']);
  system.wait(2 * tenMinutesMs);
  await system.tick();
  await credit(20);
  await expect.poll(amounts).toEqual(['10', '20']);

  await system.stop();
  for (const end of ['-wal', '-shm']) rmSync(`${database}${end}`, { force: true });
  copyFileSync(copy, database);
  system = await startTestSystem({ folder });
  await expect.poll(amounts).toEqual(['10', '20', '20']);
  const [, first, second] = credits();
  expect(second?.id).toBe(first?.id);
});

it('a gateway sends no mails by itself: two of them are not two mailers', async () => {
  await system.notices.stop();
  await credit(10);
  await system.stop();
  expect(amounts()).toEqual([]);
  system = await startTestSystem({ folder });
  await expect.poll(amounts).toEqual(['10']);
});

it('a stop waits for the letters of facts already received', async () => {
  await credit(10);
  await system.notices.stop();
  await system.outbox.list(1);
  expect(amounts()).toEqual(['10']);
});

it('a burst is mailed whole and in order', async () => {
  const paid = Array.from({ length: 120 }, (_, i) => i + 10);
  for (const dollars of paid) await pay(dollars);
  await system.chain.mine(12);
  await expect.poll(() => amounts().length).toBe(paid.length);
  expect(amounts()).toEqual(paid.map(String));
});
