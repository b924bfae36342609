import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { encodeSubmission } from '@candor/exchange';
import { Fault, Seeded } from '@candor/kernel';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it } from 'vitest';
import type { DurableMachine } from './machine.ts';
import { founding, newJournalPath, openMachine, run, type Told, Traffic } from './test-world.ts';

/*
 * One bit of a journal's files is flipped, the journal is opened as a start does, and every command of its history is
 * sent again. Whatever the bit meant, nothing may be done twice and no answer may differ from the first: the start is
 * whole, or reports the parts it rebuilt, or is refused by name.
 */

const submissions = [...founding(), ...new Traffic('flips').many(390)];
const state = (machine: DurableMachine): string => machine.core.stateHash().root;
const files = ['', '-wal', '.mark'] as const;

interface Written {
  readonly path: string;
  readonly told: readonly Told[];
  readonly hash: string;
}

/** A journal of 400 records with snapshots: closed, or as a kill leaves it, with everything in the log. */
function written(isClosed: boolean): Written {
  const path = newJournalPath();
  const machine = openMachine(path, { snapshotEvery: isClosed ? 90 : 1_000 });
  const told: Told[] = [];
  for (let at = 0; at < submissions.length; at += 16) told.push(...run(machine, submissions.slice(at, at + 16)));
  const hash = state(machine);
  if (isClosed) {
    machine.close();
    return { path, told, hash };
  }
  const left = files.filter((end) => existsSync(path + end)).map((end) => [end, readFileSync(path + end)] as const);
  machine.stop();
  for (const [end, bytes] of left) writeFileSync(path + end, bytes);
  return { path, told, hash };
}

type Ending = 'whole' | 'repaired' | 'older snapshot' | 'a repeat is refused' | 'start is refused';

/**
 * Opens the journal at `path` and sends everything again. Throws when anything was done twice or answered otherwise.
 */
function endingOf(path: string, { told, hash }: Written): Ending {
  let machine: DurableMachine;
  try {
    machine = openMachine(path);
  } catch (error) {
    expect(error).toBeInstanceOf(Fault);
    expect((error as Fault).kind).toMatch(/^journal_(damaged|foreign)$/);
    return 'start is refused';
  }
  try {
    expect(state(machine)).toBe(hash);
    let refused = 0;
    submissions.forEach((submission, index) => {
      const { kind, sequence, atMs, outcome, fault } = machine.take(encodeSubmission(submission));
      if (kind === 'unreadable') {
        expect(fault?.kind).toBe('journal_damaged');
        refused += 1;
        return;
      }
      const first = { ...told[index], kind: 'repeat' };
      expect({ kind, sequence, atMs, outcome: Buffer.from(outcome).toString('hex') }).toEqual(first);
    });
    expect(machine.core.sequence).toBe(submissions.length);
    if (refused > 0) return 'a repeat is refused';
    if (machine.recovery.repaired.length > 0) return 'repaired';
    return machine.recovery.skipped.length > 0 ? 'older snapshot' : 'whole';
  } finally {
    machine.stop();
  }
}

function flip(path: string, places: readonly number[], random: Seeded): void {
  const bytes = readFileSync(path);
  const place = places.length > 0 ? random.pick(places) : random.below(bytes.length);
  bytes.writeUInt8(bytes.readUInt8(place) ^ (1 << random.below(8)), place);
  writeFileSync(path, bytes);
}

/** Every byte of the pages of one table. */
function bytesOf(path: string, table: string): number[] {
  const db = new DatabaseSync(path, { readOnly: true });
  const [{ rootpage }] = db.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').all(table);
  const { page_size: size } = db.prepare('PRAGMA page_size').get();
  db.close();
  const bytes = readFileSync(path);
  const pages = [rootpage];
  const start = (rootpage - 1) * size;
  // An interior page names its children; the journals here are two levels deep.
  if ([2, 5].includes(bytes.readUInt8(start))) {
    for (let cell = 0; cell < bytes.readUInt16BE(start + 3); cell++) {
      pages.push(bytes.readUInt32BE(start + bytes.readUInt16BE(start + 12 + 2 * cell)));
    }
    pages.push(bytes.readUInt32BE(start + 8));
  }
  return pages.flatMap((page) => Array.from({ length: size }, (_, at) => (page - 1) * size + at));
}

function endings(original: Written, file: (typeof files)[number], table: string | undefined, rounds: number): Ending[] {
  const random = new Seeded(`${file} ${table}`);
  const places = table === undefined ? [] : bytesOf(original.path, table);
  const work = newJournalPath();
  return Array.from({ length: rounds }, () => {
    for (const end of [...files, '-shm']) {
      if (existsSync(original.path + end) && end !== '-shm') copyFileSync(original.path + end, work + end);
      else rmSync(work + end, { force: true });
    }
    flip(work + file, places, random);
    return endingOf(work, original);
  });
}

describe('one flipped bit runs nothing twice and falsifies no answer', () => {
  it('anywhere in the file', () => {
    const found = endings(written(true), '', undefined, 120);
    expect(new Set(found)).toContain('start is refused');
  });

  it('in the index of answers', () => {
    const found = endings(written(true), '', 'answer_runs', 110);
    expect(found.filter((ending) => ending === 'repaired').length).toBeGreaterThan(10);
  });

  it('in the journal’s own description', () => {
    const found = endings(written(true), '', 'meta', 50);
    expect(found.filter((ending) => ending !== 'whole').length).toBeGreaterThan(0);
  });

  it('in a snapshot, or beside the journal', () => {
    endings(written(true), '', 'snapshots', 20);
    endings(written(true), '', 'snapshot_parts', 30);
    const found = endings(written(true), '.mark', undefined, 20);
    expect(new Set(found)).toEqual(new Set<Ending>(['repaired']));
  });

  it('in the log of a killed server, and in the file under it', () => {
    const found = endings(written(false), '-wal', undefined, 40);
    expect(new Set(found)).toEqual(new Set<Ending>(['start is refused']));
    endings(written(false), '', undefined, 20);
  });
});
