import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { journalFile, JournalReader, startInProcess, verifyJournal } from '@candor/journal';
import type { AccountId } from '@candor/exchange';
import { dayMs } from '@candor/kernel';
import { expect, it, onTestFinished } from 'vitest';
import { writePast } from './run-past.ts';

const days = 3;
/** A Thursday, 10:00 UTC. */
const untilMs = Date.UTC(2026, 10, 26, 10);
const fromMs = Math.floor(untilMs / dayMs - days) * dayMs;

function journalPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'candor-past-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, journalFile);
}

it('writes a journal like any: the same for a seed, replayed to its end, with trades and hourly marks of each trader', async () => {
  const path = journalPath();
  const again = journalPath();
  const accounts = await writePast({ path, seed: 'past', days, untilMs });
  await writePast({ path: again, seed: 'past', days, untilMs });
  expect(existsSync(`${path}-wal`)).toBe(false);
  const proof = verifyJournal(path);
  expect(proof.stateHash).toBe(verifyJournal(again).stateHash);

  const journal = new JournalReader(path);
  const times: number[] = [];
  const marks = new Map<number, number>();
  const closed = new Map<number, number>();
  const types = new Set<string>();
  for (let sequence = 0; ; ) {
    const batches = journal.batchesAfter(sequence, 1_000);
    if (batches.length === 0) break;
    for (const { events, lastSequence } of batches) {
      sequence = lastSequence;
      for (const { atMs, event } of events) {
        times.push(atMs);
        types.add(event.type);
        if (event.type === 'copy.nav_marked') {
          for (const { traderId } of event.marks) marks.set(traderId, (marks.get(traderId) ?? 0) + 1);
        }
        if (event.type === 'contract.closed') closed.set(event.accountId, (closed.get(event.accountId) ?? 0) + 1);
      }
    }
  }
  journal.close();
  expect(times[0]).toBe(fromMs);
  expect(Math.max(...times)).toBeLessThan(untilMs);
  expect(types).not.toContain('spot.traded');
  expect(types).toContain('practice.past_begun');
  for (const accountId of accounts) {
    expect(marks.get(accountId), `marks of ${accountId}`).toBeGreaterThan((days - 1) * 24);
    expect(closed.get(accountId), `trades of ${accountId}`).toBeGreaterThan(days);
  }

  // The exchange goes on from it at the present time, and the traders can be followed.
  const exchange = await startInProcess({ path, nowMs: () => untilMs + 60_000 });
  const traders = await exchange.query('traders');
  expect(traders.map(({ traderId, status }) => [traderId, status])).toEqual(
    accounts.map((accountId) => [accountId as AccountId, 'followable']),
  );
  await exchange.close();
});
