import { copyFileSync, existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import type { Submission } from '@candor/exchange';
import { BrokenInvariant, Fault, Seeded } from '@candor/kernel';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it } from 'vitest';
import { JournalReader } from './reader.ts';
import { founding, maker, newJournalPath, openMachine, run, Traffic } from './test-world.ts';
import { verifyJournal } from './verify.ts';

/** A closed journal of 210 records in groups of 16, with snapshots at 64, 128, 192 and the end (of which three are kept). */
function writtenJournal(): string {
  const path = newJournalPath();
  const machine = openMachine(path, { snapshotEvery: 60 });
  const submissions = [...founding(), ...new Traffic('damage').many(200)];
  for (let at = 0; at < submissions.length; at += 16) run(machine, submissions.slice(at, at + 16));
  machine.close();
  return path;
}

/** Commands that follow those of a written journal. */
function afterThem(count: number): Submission[] {
  return new Traffic('damage').many(200 + count).slice(200);
}

function tamper(path: string, sql: string, ...values: unknown[]): void {
  const db = new DatabaseSync(path);
  db.prepare(sql).run(...values);
  db.close();
}

function flipBit(path: string, table: string, key: string, at: number, column: string, random: Seeded): void {
  const db = new DatabaseSync(path);
  const bytes: Uint8Array = db.prepare(`SELECT ${column} AS bytes FROM ${table} WHERE ${key} = ?`).get(at).bytes;
  const place = random.below(bytes.length);
  bytes[place] = (bytes[place] as number) ^ (1 << random.below(8));
  db.prepare(`UPDATE ${table} SET ${column} = ? WHERE ${key} = ?`).run(bytes, at);
  db.close();
}

const damage = expect.objectContaining({ name: 'Fault', kind: 'journal_damaged' });

describe('damage', () => {
  it('in a group after the snapshot stops the start and is named', () => {
    const random = new Seeded('groups');
    const original = writtenJournal();
    const work = newJournalPath();
    for (let round = 0; round < 60; round++) {
      copyFileSync(original, work);
      tamper(work, 'DELETE FROM snapshots');
      const first = 1 + 16 * random.below(13);
      flipBit(work, 'groups', 'first_sequence', first, random.pick(['bytes', 'bytes', 'chain']), random);
      expect(() => openMachine(work)).toThrow(damage);
      expect(() => openMachine(work)).toThrow(`the group of sequences ${first} to `);
      expect(() => verifyJournal(work)).toThrow(`the group of sequences ${first} to `);
    }
  });

  it('in a group before the snapshot is never served: a repeat gets a fault and the exchange goes on, a reader is refused', () => {
    const path = writtenJournal();
    flipBit(path, 'groups', 'first_sequence', 17, 'bytes', new Seeded('old'));
    const machine = openMachine(path);
    const traffic = new Traffic('damage');
    const earlier = traffic.many(200);
    const [repeat] = run(machine, earlier.slice(9, 10));
    expect(repeat?.kind).toBe('unreadable');
    expect(machine.core.sequence).toBe(210);
    expect(run(machine, [...earlier.slice(100, 101), traffic.next()]).map(({ kind }) => kind)).toEqual([
      'repeat',
      'fresh',
    ]);
    machine.close();
    const reader = new JournalReader(path);
    expect(() => reader.batchesAfter(0, 1_000)).toThrow('the group of sequences 17 to 32');
    reader.close();
  });

  it('in the order of groups is named: one is gone, has other numbers, or another length', () => {
    for (const sql of [
      'DELETE FROM groups WHERE first_sequence = 33',
      'UPDATE groups SET first_sequence = 34 WHERE first_sequence = 33',
      'UPDATE groups SET last_sequence = 47 WHERE first_sequence = 33',
      'UPDATE groups SET last_sequence = 49 WHERE first_sequence = 33',
      'UPDATE groups SET record_count = 15 WHERE first_sequence = 33',
      "UPDATE groups SET bytes = x'00' WHERE first_sequence = 33",
      "UPDATE groups SET bytes = x'' WHERE first_sequence = 33",
      'DELETE FROM groups WHERE first_sequence = (SELECT max(first_sequence) FROM groups)',
    ]) {
      const path = writtenJournal();
      if (sql.includes('33')) tamper(path, 'DELETE FROM snapshots');
      tamper(path, sql);
      expect(() => openMachine(path), sql).toThrow(damage);
      expect(() => verifyJournal(path), sql).toThrow(damage);
    }
  });

  it('in a snapshot makes the start take the older one, and report it', () => {
    const random = new Seeded('snapshots');
    const original = writtenJournal();
    const intact = openMachine(original);
    const hash = intact.core.stateHash();
    intact.stop();
    const work = newJournalPath();
    for (let round = 0; round < 30; round++) {
      copyFileSync(original, work);
      const [table, column] = random.pick([
        ['snapshot_parts', 'bytes'],
        ['snapshot_parts', 'bytes'],
        ['snapshots', 'chain'],
      ] as const);
      flipBit(work, table, 'sequence', 210, column, random);
      const machine = openMachine(work);
      expect(machine.core.stateHash()).toEqual(hash);
      expect(machine.recovery.snapshotSequence).toBeLessThan(210);
      expect(machine.recovery.skipped).toEqual([expect.stringContaining('snapshot at sequence 210')]);
      expect(() => verifyJournal(work)).toThrow(damage);
      machine.close();
      expect(verifyJournal(work).stateHash).toBe(hash.root);
    }
  });

  it('in the index of answers is found by the proof, and a start makes the index again', () => {
    const random = new Seeded('index');
    const spoilings: ((path: string) => void)[] = [
      (path) => flipBit(path, 'answer_runs', 'first_sequence', 1, 'bytes', random),
      (path) => tamper(path, 'DELETE FROM answer_runs'),
      (path) => tamper(path, 'UPDATE answer_runs SET first_sequence = 2'),
      (path) => tamper(path, 'UPDATE answer_runs SET last_sequence = 209'),
      (path) => tamper(path, "UPDATE answer_runs SET sum = replace(sum, '0', '1')"),
      (path) => tamper(path, "UPDATE meta SET value = '209' WHERE name = 'answers_through'"),
    ];
    for (const spoil of spoilings) {
      const path = writtenJournal();
      spoil(path);
      expect(() => verifyJournal(path), String(spoil)).toThrow(damage);
      const machine = openMachine(path);
      expect(machine.recovery.repaired).toEqual([expect.stringContaining('built again')]);
      expect(run(machine, new Traffic('damage').many(200).slice(89, 90))[0]).toMatchObject({
        kind: 'repeat',
        sequence: 100,
      });
      machine.close();
      expect(verifyJournal(path)).toMatchObject({ records: 210, indexedAnswers: 210 });
    }
  });

  it('of the name, the salt or the format is refused', () => {
    for (const name of ['name', 'salt', 'format']) {
      const path = writtenJournal();
      tamper(path, "UPDATE meta SET value = '0011223344556677' WHERE name = ?", name);
      expect(() => openMachine(path)).toThrow(damage);
    }
  });

  it('of the whole file is refused: emptied, cut, overwritten, or gone while its log is there', () => {
    const original = writtenJournal();
    const bytes = readFileSync(original);
    const path = newJournalPath();
    writeFileSync(path, '');
    expect(() => openMachine(path)).toThrow(damage);
    writeFileSync(path, 'this is no database at all, but it is long enough to look at');
    expect(() => openMachine(path)).toThrow(damage);
    writeFileSync(path, bytes);
    truncateSync(path, Math.floor(bytes.length / 2 / 4096) * 4096);
    expect(() => openMachine(path)).toThrow(Fault);
    rmSync(path);
    writeFileSync(`${path}-wal`, 'x');
    expect(() => openMachine(path)).toThrow(damage);
    expect(() => verifyJournal(path)).toThrow(/There is no journal/);
  });
});

describe('the write-ahead log', () => {
  /** A journal as a crash leaves it: everything is in the log, one commit after the other. */
  function crashed(): { path: string; log: Buffer } {
    const path = newJournalPath();
    const machine = openMachine(path);
    run(machine, [...founding(), ...new Traffic('log').many(54)], 8);
    const log = readFileSync(`${path}-wal`);
    const file = readFileSync(path);
    machine.stop();
    writeFileSync(path, file);
    writeFileSync(`${path}-wal`, log);
    return { path, log };
  }

  it('survives a crash whole, and loses only a torn last commit', () => {
    const { path, log } = crashed();
    const machine = openMachine(path);
    expect(machine.core.sequence).toBe(64);
    machine.stop();

    const torn = crashed();
    writeFileSync(`${torn.path}-wal`, torn.log.subarray(0, torn.log.length - 100));
    const recovered = openMachine(torn.path);
    expect(recovered.core.sequence).toBe(56);
    recovered.stop();
    expect(log.length).toBe(torn.log.length);
  });

  it('returns exactly the commits that are whole, wherever it was cut', () => {
    const random = new Seeded('cuts');
    const { path, log } = crashed();
    const file = readFileSync(path);
    let before = 0;
    const cuts = Array.from({ length: 40 }, () => random.below(log.length + 1)).sort((a, b) => a - b);
    for (const cut of [...cuts, log.length]) {
      writeFileSync(path, file);
      writeFileSync(`${path}-wal`, log.subarray(0, cut));
      rmSync(`${path}-shm`, { force: true });
      const machine = openMachine(path);
      const { sequence } = machine.core;
      machine.stop();
      expect(sequence % 8).toBe(0);
      expect(sequence).toBeGreaterThanOrEqual(before);
      before = sequence;
    }
    expect(before).toBe(64);
  });

  it('refuses to open when a frame is wrong though later commits follow', () => {
    const random = new Seeded('log');
    const { path, log } = crashed();
    const file = readFileSync(path);
    for (let round = 0; round < 40; round++) {
      const damagedLog = Buffer.from(log);
      const place = random.below(Math.floor(log.length / 2));
      damagedLog[place] = (damagedLog[place] as number) ^ (1 << random.below(8));
      writeFileSync(path, file);
      writeFileSync(`${path}-wal`, damagedLog);
      rmSync(`${path}-shm`, { force: true });
      expect(() => openMachine(path), `byte ${place}`).toThrow(damage);
      expect(existsSync(`${path}-wal`)).toBe(true);
    }
  });
});

describe('each commit of the log', () => {
  it('reports the damage of any single-frame commit, from the first to the last but one', () => {
    const path = newJournalPath();
    const machine = openMachine(path);
    run(machine, [...founding(), ...new Traffic('frames').many(20)], 1);
    const log = readFileSync(`${path}-wal`);
    const file = readFileSync(path);
    machine.stop();
    const frameSize = 24 + 4_096;
    const frames = (log.length - 32) / frameSize;
    const commits = Array.from({ length: frames }, (_, frame) => log.readUInt32BE(32 + frame * frameSize + 4) !== 0);
    expect(commits.slice(-20)).toEqual(Array(20).fill(true));
    for (let frame = 0; frame + 1 < frames; frame++) {
      const start = 32 + frame * frameSize;
      for (const spoil of [
        (bytes: Buffer) => bytes.fill(0xa5, start + 1_000, start + 1_512),
        (bytes: Buffer) => bytes.fill(0, start + 24, start + frameSize),
        (bytes: Buffer) => bytes.writeUInt32BE(bytes.readUInt32BE(start + 4) ^ 4, start + 4),
        (bytes: Buffer) => bytes.writeUInt8(bytes.readUInt8(start + 9) ^ 1, start + 9),
      ]) {
        const damagedLog = Buffer.from(log);
        spoil(damagedLog);
        writeFileSync(path, file);
        writeFileSync(`${path}-wal`, damagedLog);
        rmSync(`${path}-shm`, { force: true });
        expect(() => openMachine(path), `frame ${frame + 1} of ${frames}`).toThrow(damage);
        expect(() => verifyJournal(path), `frame ${frame + 1} of ${frames}`).toThrow(damage);
      }
    }
  });
});

describe('a journal that is not where it was', () => {
  it('refuses to start anew, on a foreign file or on an older copy, by the mark beside it', () => {
    const path = writtenJournal();
    const whole = readFileSync(path);
    const mark = readFileSync(`${path}.mark`);
    rmSync(path);
    expect(() => openMachine(path)).toThrow(/this folder has had one. It had come to sequence 210/);
    expect(existsSync(path)).toBe(false);

    writeFileSync(path, readFileSync(writtenJournal()));
    expect(() => openMachine(path)).toThrow(/is not the one of this folder/);
    expect(() => verifyJournal(path)).toThrow(/is not the one of this folder/);

    writeFileSync(path, whole);
    const later = openMachine(path);
    run(later, afterThem(30));
    later.close();
    writeFileSync(path, whole);
    expect(() => openMachine(path)).toThrow(/though sequence 240 was committed/);
    expect(() => verifyJournal(path)).toThrow(/though sequence 240 was committed/);

    writeFileSync(`${path}.mark`, mark);
    expect(verifyJournal(path)).toMatchObject({ records: 210, marked: 210 });
    openMachine(path).stop();
  });
});

describe('a journal of 0.8', () => {
  it('has no mark, and keeps one from then on', () => {
    const path = writtenJournal();
    rmSync(`${path}.mark`);
    expect(verifyJournal(path)).not.toHaveProperty('marked');
    const machine = openMachine(path);
    expect(machine.recovery.repaired).toEqual([]);
    machine.close();
    expect(verifyJournal(path)).toMatchObject({ records: 210, marked: 210 });
  });
});

describe('replay with another program', () => {
  it('stops at the first answer or fact that differs', () => {
    const path = writtenJournal();
    const forgetful = {
      ...maker,
      create() {
        const core = maker.create();
        const apply = core.apply.bind(core);
        core.apply = (submission, sequence, atMs) => {
          const applied = apply(submission, sequence, atMs);
          return sequence === 42 ? { ...applied, eventBytes: Uint8Array.of(0, 0) } : applied;
        };
        return core;
      },
    };
    expect(() => verifyJournal(path, { maker: forgetful })).toThrow(/differs from the journal at sequence 42/);
  });

  it('stops at a command that breaks a rule, and names it', () => {
    const path = writtenJournal();
    tamper(path, 'DELETE FROM snapshots');
    const strict = {
      ...maker,
      create() {
        const core = maker.create();
        const apply = core.apply.bind(core);
        core.apply = (submission, sequence, atMs) => {
          if (sequence === 42) throw new BrokenInvariant('a rule holds');
          return apply(submission, sequence, atMs);
        };
        return core;
      },
    };
    expect(() => openMachine(path, { maker: strict })).toThrow(
      /at sequence 42 breaks a rule of this program: a rule holds/,
    );
  });
});
