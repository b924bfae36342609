import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Submission } from '@candor/exchange';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it } from 'vitest';
import { repairJournal } from './repair.ts';
import { founding, newJournalPath, openMachine, run, Traffic } from './test-world.ts';
import { verifyJournal } from './verify.ts';

const submissions: readonly Submission[] = [...founding(), ...new Traffic('repair').many(190)];

/** A closed journal of 200 records, a backup of its first 120, and the proof of the whole one. */
function journalWithBackup() {
  const path = newJournalPath();
  const backup = newJournalPath();
  const first = openMachine(path);
  run(first, submissions.slice(0, 120));
  first.close();
  copyFileSync(path, backup);
  const second = openMachine(path);
  run(second, submissions.slice(120));
  second.close();
  return { path, backup, proof: verifyJournal(path) };
}

/** A journal of 200 records as a crash leaves it, of which the last 80 are in the log alone. */
function journalWithLog() {
  const { path, backup } = journalWithBackup();
  copyFileSync(backup, path);
  rmSync(`${path}.mark`);
  const machine = openMachine(path);
  const file = readFileSync(path);
  run(machine, submissions.slice(120));
  const log = readFileSync(`${path}-wal`);
  machine.stop();
  writeFileSync(path, file);
  writeFileSync(`${path}-wal`, log);
  rmSync(`${path}-shm`, { force: true });
  return { path, backup, file, log };
}

function setLogAside(path: string): void {
  if (existsSync(`${path}-wal`)) renameSync(`${path}-wal`, `${path}-wal.damaged`);
  rmSync(`${path}-shm`, { force: true });
}

function tamper(path: string, sql: string): void {
  const db = new DatabaseSync(path);
  db.exec(sql);
  db.close();
}

const spoilGroup = (first: number): string =>
  `UPDATE groups SET bytes = zeroblob(length(bytes)) WHERE first_sequence = ${first}`;

describe('repairing a journal', () => {
  it('puts the groups of a backup in the place of damaged ones, and nothing is lost', () => {
    const { path, backup, proof } = journalWithBackup();
    tamper(path, `${spoilGroup(17)}; DELETE FROM groups WHERE first_sequence = 49; DELETE FROM snapshots`);
    expect(() => openMachine(path)).toThrow(/sequences 17 to 32/);
    const report = repairJournal(path, { from: backup });
    expect(report.replaced).toEqual([17, 49]);
    expect(report.proof).toMatchObject({ records: 200, chain: proof.chain, stateHash: proof.stateHash });
    expect(existsSync(report.keptAt)).toBe(true);

    const machine = openMachine(path);
    const asked = run(machine, submissions);
    expect(new Set(asked.map(({ kind }) => kind))).toEqual(new Set(['repeat']));
    machine.close();
    expect(verifyJournal(path)).toMatchObject({ records: 200, marked: 200 });
  });

  it('rebuilds without a backup the parts that the groups prove: the index, the pages; a wrong snapshot is left out', () => {
    const { path, proof } = journalWithBackup();
    tamper(
      path,
      `DELETE FROM answer_runs WHERE first_sequence > 0;
       UPDATE snapshot_parts SET bytes = zeroblob(length(bytes)) WHERE sequence = 200`,
    );
    const report = repairJournal(path);
    expect(report).toMatchObject({ replaced: [], dropped: [200] });
    expect(report.proof).toMatchObject({ records: 200, chain: proof.chain, indexedAnswers: 200 });
    const machine = openMachine(path);
    expect(machine.recovery).toMatchObject({ snapshotSequence: 120, lastSequence: 200 });
    machine.close();
  });

  it('refuses unproven data, and leaves the file as it is', () => {
    const { path, backup } = journalWithBackup();
    tamper(path, spoilGroup(17));
    const before = readFileSync(path);
    expect(() => repairJournal(path)).toThrow(/sequences 17 to 32/);
    expect(() => repairJournal(path, { from: journalWithBackup().backup })).toThrow(/of another journal/);
    tamper(backup, spoilGroup(17));
    expect(() => repairJournal(path, { from: backup })).toThrow(/sequences 17 to 32/);
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  it('keeps all up to the last checkpoint when a damaged log is set aside, as the refusal of a start advises', () => {
    const { path, backup, file, log } = journalWithLog();
    log.fill(0xa5, Math.floor(log.length / 2), Math.floor(log.length / 2) + 512);
    writeFileSync(`${path}-wal`, log);
    for (const open of [() => openMachine(path), () => repairJournal(path, { from: backup })]) {
      expect(open).toThrow(`${path}-wal, frame `);
      expect(open).toThrow('see "A damaged write-ahead log" in docs/operating.md');
    }
    expect(readFileSync(path).equals(file)).toBe(true);

    setLogAside(path);
    expect(repairJournal(path, { from: backup }).proof).toMatchObject({ records: 120 });
    const machine = openMachine(path);
    const told = run(machine, submissions);
    expect(told.map(({ kind }) => kind)).toEqual([...Array(120).fill('repeat'), ...Array(80).fill('fresh')]);
    machine.close();
  });

  it('does not end before the mark when a damaged log is set aside', () => {
    const { path, backup, file } = journalWithLog();
    const machine = openMachine(path);
    machine.stop();
    writeFileSync(path, file);
    setLogAside(path);
    expect(() => repairJournal(path, { from: backup })).toThrow(/though sequence 200 was committed/);
  });

  it('refuses an end that is shorter than the mark, also when the backup ends there', () => {
    const { path, backup } = journalWithBackup();
    const mark = readFileSync(`${path}.mark`);
    tamper(path, 'DELETE FROM groups WHERE first_sequence > 120');
    writeFileSync(`${path}.mark`, mark);
    expect(() => repairJournal(path, { from: backup })).toThrow(/though sequence 200 was committed/);
  });
});
