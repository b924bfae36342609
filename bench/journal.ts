import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GroupWriter, JournalStore } from '@candor/journal';
import { median, perSecond, printTable, type Row, rate, timed } from './lib/table.ts';

const recordBytes = 120;
const target = 0.5;
const rounds = 5;

/** The most that a journal could reach: the same bytes, only appended and synced. */
function bareLoop(folder: string, perGroup: number, groups: number): number {
  const file = openSync(join(folder, `bare-${perGroup}`), 'a');
  const bytes = new Uint8Array(perGroup * recordBytes).fill(7);
  const ms = timed(() => {
    for (let group = 0; group < groups; group++) {
      writeSync(file, bytes);
      fdatasyncSync(file);
    }
  });
  closeSync(file);
  return perSecond(groups * perGroup, ms);
}

function journalLoop(folder: string, perGroup: number, groups: number, round: number): number {
  const store = JournalStore.open(join(folder, `journal-${perGroup}-${round}.db`), 'bench');
  const group = new GroupWriter(store.identity.genesis);
  const submission = new Uint8Array(70).fill(1);
  const outcome = new Uint8Array(10).fill(2);
  const events = new Uint8Array(28).fill(3);
  let sequence = 1;
  const ms = timed(() => {
    for (let count = 0; count < groups; count++) {
      const first = sequence;
      for (let i = 0; i < perGroup; i++)
        group.add(sequence++, 1_700_000_000_000 + sequence, submission, outcome, events);
      store.commit(first, group);
      group.clear();
    }
  });
  store.close();
  return perSecond(groups * perGroup, ms);
}

/** Durable append: chained records in groups, one row a group, against a bare write and fdatasync of as many bytes. */
export function benchJournal(): void {
  const folder = mkdtempSync(join(tmpdir(), 'candor-bench-'));
  const rows: Row[] = [];
  for (const [perGroup, groups] of [
    [1, 2_000],
    [16, 1_000],
    [256, 400],
    [1_024, 150],
  ] as const) {
    const pairs = Array.from({ length: rounds }, (_, round) => {
      const bare = bareLoop(folder, perGroup, groups);
      return { bare, journal: journalLoop(folder, perGroup, groups, round) };
    }).slice(1);
    const journal = median(pairs.map((pair) => pair.journal));
    const bare = median(pairs.map((pair) => pair.bare));
    const ratio = median(pairs.map((pair) => pair.journal / pair.bare));
    rows.push({
      what: `groups of ${perGroup.toLocaleString('en')}`,
      value: rate(journal),
      against: `write + fdatasync ${rate(bare)}`,
      ratio,
      ...(perGroup === 256 ? { target: `>= ${target}×`, isMet: ratio >= target } : {}),
    });
  }
  printTable(`Durable append, records of ${recordBytes} bytes, one thread`, rows);
  rmSync(folder, { recursive: true });
}
