import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Actor, type Command, createCore, encodeSubmission, restoreCore, type Submission } from '@candor/exchange';
import { DurableMachine, journalFile, JournalReader, startInWorker } from '@candor/journal';
import { foundingOf } from './core.ts';
import { printTable, type Row, timed } from './lib/table.ts';

const sizes = [10_000, 100_000, 1_000_000];
const targetMs = 250;
const everyMs = 2;
const snapshotEvery = 500;
const giveUpAfterMs = 60_000;
const nowMs = 1_700_000_000_000;

/** Rests in the book. */
const order = {
  type: 'spot.place',
  pairId: 1,
  side: 'sell',
  orderType: 'limit',
  timeInForce: 'gtc',
  price: 60_000 * 10_000_000,
  quantity: 1_000_000n,
};

/** A journal with so many accounts, each with two balances and a tenth of them with an order, closed with a snapshot. Answers the milliseconds that closing took. */
function fill(folder: string, accounts: number): number {
  const machine = new DurableMachine({
    path: join(folder, journalFile),
    name: 'bench',
    maker: { create: createCore, restore: restoreCore },
    nowMs: () => nowMs,
    snapshotEvery: Number.MAX_SAFE_INTEGER,
  });
  const take = (submission: Submission) => {
    machine.take(encodeSubmission(submission));
    if (!machine.isGroupFull) return;
    machine.commit();
    machine.keepUp();
  };
  let count = 0;
  const send = (actor: Actor, fields: Record<string, unknown>) =>
    take({ commandId: `fill${count++}`, actor, command: fields as unknown as Command });
  for (const submission of foundingOf()) take(submission);
  // So little that a million can have it.
  for (const assetId of [1, 3]) send('system', { type: 'practice.set_faucet', assetId, amount: 10n ** 11n });
  for (let index = 0; index < accounts; index++) {
    const accountId = 2_000 + index;
    send('system', { type: 'accounts.open' });
    for (const assetId of [1, 3]) send('user', { type: 'practice.claim', accountId, assetId });
    if (index % 10 === 0) send('user', { ...order, accountId });
  }
  machine.commit();
  return timed(() => machine.close());
}

/** The longest wait for an answer to one of the commands that come every few milliseconds, until a snapshot has been written. */
async function longestWait(folder: string, isBeside: boolean): Promise<{ longestMs: number; tookMs: number }> {
  const exchange = await startInWorker({
    workerUrl: new URL('./exchange-worker.js', import.meta.url),
    ...(isBeside ? { snapshotWorkerUrl: new URL('./snapshot-worker.js', import.meta.url) } : {}),
    dataFolder: folder,
    snapshotEvery,
  });
  const reader = new JournalReader(join(folder, journalFile));
  const before = reader.newestSnapshot()?.sequence;
  const waits: number[] = [];
  const sent: Promise<void>[] = [];
  let dueAt: number | undefined;
  const startedAt = performance.now();
  for (
    let count = 0;
    reader.newestSnapshot()?.sequence === before && performance.now() - startedAt < giveUpAfterMs;
    count++
  ) {
    const sentAt = performance.now();
    if (count === snapshotEvery) dueAt = sentAt;
    const commandId = `${isBeside ? 'beside' : 'within'}${count}`;
    const answered = exchange.submit({ commandId, actor: 'system', command: { type: 'accounts.open' } });
    sent.push(answered.then(() => void waits.push(performance.now() - sentAt)));
    await sleep(everyMs);
  }
  const tookMs = performance.now() - (dueAt ?? startedAt);
  await Promise.all(sent);
  reader.close();
  await exchange.close();
  return { longestMs: Math.max(...waits), tookMs };
}

/** Waits of those who send commands while a snapshot of the state is made. */
export async function benchSnapshot(): Promise<void> {
  const rows: Row[] = [];
  for (const accounts of sizes) {
    const folder = mkdtempSync(join(tmpdir(), 'candor-bench-'));
    const closeMs = fill(folder, accounts);
    const within = await longestWait(folder, false);
    const beside = await longestWait(folder, true);
    const text = accounts.toLocaleString('en');
    rows.push(
      {
        what: `longest wait for an answer, ${text} accounts`,
        value: `${beside.longestMs.toFixed(0)} ms`,
        against: `in the core's thread ${within.longestMs.toFixed(0)} ms`,
        ratio: beside.longestMs / within.longestMs,
        target: `<= ${targetMs} ms`,
        isMet: beside.longestMs <= targetMs,
      },
      { what: '  the snapshot takes', value: `${(beside.tookMs / 1000).toFixed(1)} s` },
      { what: '  closing, which takes one in the core’s thread', value: `${(closeMs / 1000).toFixed(1)} s` },
    );
    rmSync(folder, { recursive: true });
  }
  printTable('A snapshot while commands come', rows);
}
