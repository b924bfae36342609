import { type Core, createCore, decodeEvents, encodeSubmission, house, type Submission } from '@candor/exchange';
import { Seeded } from '@candor/kernel';
import { atoms } from '@candor/money';
import { describe, expect, it } from 'vitest';
import { JournalReader } from './reader.ts';
import { founding, HandTime, maker, newJournalPath, openMachine, run, Traffic, usdt } from './test-world.ts';
import { verifyJournal } from './verify.ts';

describe('the core behind its journal', () => {
  it('keeps its state over a restart, with or without a clean close', () => {
    const path = newJournalPath();
    const first = openMachine(path);
    run(first, [...founding(), ...new Traffic('restart').many(500)]);
    const hash = first.core.stateHash();
    first.stop();

    const crashed = openMachine(path);
    expect(crashed.core.stateHash()).toEqual(hash);
    expect(crashed.recovery).toMatchObject({ snapshotSequence: 0, lastSequence: 510, replayed: 510, skipped: [] });
    crashed.close();

    const closed = openMachine(path);
    expect(closed.core.stateHash()).toEqual(hash);
    expect(closed.recovery).toMatchObject({ snapshotSequence: 510, replayed: 0 });
    closed.close();
  });

  it('returns the first answer to a repeated id: inside a group, later, after a restart, and out of the index', () => {
    const path = newJournalPath();
    const submissions = [...founding(), ...new Traffic('repeats').many(60)];
    const machine = openMachine(path);
    const told = run(
      machine,
      submissions.flatMap((submission) => [submission, submission]),
      1_000,
    );
    const first = told.filter((_, index) => index % 2 === 0);
    const asRepeats = first.map((answer) => ({ ...answer, kind: 'repeat' }));
    expect(first.every(({ kind }) => kind === 'fresh')).toBe(true);
    expect(told.filter((_, index) => index % 2 === 1)).toEqual(asRepeats);
    expect(run(machine, submissions)).toEqual(asRepeats);
    machine.stop();

    const restarted = openMachine(path);
    expect(run(restarted, submissions)).toEqual(asRepeats);
    restarted.close();

    const indexed = openMachine(path);
    expect(indexed.recovery.replayed).toBe(0);
    expect(run(indexed, submissions)).toEqual(asRepeats);
    expect(indexed.core.sequence).toBe(submissions.length);
    indexed.close();
    expect(verifyJournal(path)).toMatchObject({ records: submissions.length, indexedAnswers: submissions.length });
  });

  it('writes the index of answers while it runs, and finds every id in it', () => {
    const path = newJournalPath();
    const machine = openMachine(path, { snapshotEvery: 3_000 });
    const submissions = [...founding(), ...new Traffic('index').many(9_000)];
    run(machine, submissions, 512);
    const repeats = run(machine, submissions, 512);
    expect(repeats.map(({ sequence }) => sequence)).toEqual(submissions.map((_, index) => index + 1));
    machine.stop();
    const report = verifyJournal(path);
    expect(report.indexedAnswers).toBeGreaterThanOrEqual(4_096);
    expect(report.snapshots).toBeGreaterThanOrEqual(2);
  });

  it('refuses an id that comes back with another command, and journals nothing for it', () => {
    const machine = openMachine(newJournalPath());
    const [found] = founding() as [Submission];
    const other: Submission = { ...found, command: { type: 'accounts.open' } };
    // As long as the first in bytes, and another one by a letter.
    const nearlySame: Submission = { ...found, command: { type: 'genesis.found', mode: 'practice', name: 'tent' } };
    const told = run(machine, [found, other, nearlySame]);
    expect(told.map(({ kind }) => kind)).toEqual(['fresh', 'reused', 'reused']);
    expect(machine.core.sequence).toBe(1);
    machine.close();
  });

  it('keeps time from going back', () => {
    const path = newJournalPath();
    const times = [5_000, 4_000, 6_000, 1];
    const machine = openMachine(path, { nowMs: () => times.shift() ?? 0 });
    expect(run(machine, founding().slice(0, 4)).map(({ atMs }) => atMs)).toEqual([5_000, 5_000, 6_000, 6_000]);
    machine.close();
    const later = openMachine(path, { nowMs: () => 2 });
    expect(run(later, founding().slice(4, 5))[0]?.atMs).toBe(6_000);
    later.close();
  });

  it('reports a clock in doubt to the core before the next command, and keeps it in doubt over a restart', () => {
    const path = newJournalPath();
    const machine = new HandTime();
    const open = () => openMachine(path, { time: machine });
    let running = open();
    run(running, founding());
    expect(running.watch()).toBeUndefined();
    const before = running.core.atMs;

    machine.wall += 10_800_000;
    const told = running.watch();
    expect(told).toMatchObject({ kind: 'fresh', sequence: founding().length + 1, atMs: before });
    expect(decodeEvents(told?.events ?? new Uint8Array())).toEqual([
      { type: 'clock.faulted', kind: 'ahead', byMs: 10_800_000 },
    ]);
    expect(running.watch()).toBeUndefined();
    expect(run(running, [{ commandId: 'one', actor: 'system', command: { type: 'accounts.open' } }])[0]?.atMs).toBe(
      before,
    );
    running.close();

    // A restart is no way to make the exchange believe the jump.
    running = open();
    running.watch();
    expect(running.core.queries.clockFault()).toMatchObject({ kind: 'ahead', byMs: 10_800_000 });
    machine.wall -= 10_800_000;
    for (let looks = 0; looks < 60; looks++) {
      machine.passes(250);
      running.watch();
      running.commit();
    }
    expect(running.core.queries.clockFault()).toBeUndefined();
    expect(running.core.atMs).toBeLessThanOrEqual(before + 15_000);
    running.close();
    expect(verifyJournal(path).stateHash).toBe(running.core.stateHash().root);
  });

  it('believes a jump that an operator confirms', () => {
    const machine = new HandTime();
    const running = openMachine(newJournalPath(), { time: machine });
    run(running, founding());
    machine.wall += 3_600_000;
    running.watch();
    for (let looks = 0; looks < 50; looks++) {
      machine.passes(250);
      expect(running.watch()).toBeUndefined();
    }
    run(running, [{ commandId: 'confirm', actor: 'operator', command: { type: 'clock.confirm' } }]);
    machine.passes(250);
    expect(decodeEvents(running.watch()?.events ?? new Uint8Array())).toEqual([{ type: 'clock.restored' }]);
    expect(running.core.atMs).toBe(machine.wall);
    running.close();
  });

  it('reaches the same state from a snapshot at any point as from the beginning', () => {
    const random = new Seeded('snapshots');
    for (let round = 0; round < 5; round++) {
      const path = newJournalPath();
      const submissions = [...founding(), ...new Traffic(round).many(400)];
      const snapshotEvery = 20 + random.below(100);
      const machine = openMachine(path, { snapshotEvery });
      for (let at = 0; at < submissions.length; ) {
        const size = 1 + random.below(40);
        run(machine, submissions.slice(at, at + size), 1 + random.below(16));
        at += size;
      }
      const hash = machine.core.stateHash();
      machine.stop();

      const restored = openMachine(path);
      expect(restored.recovery.snapshotSequence).toBeGreaterThan(0);
      expect(restored.core.stateHash()).toEqual(hash);
      restored.stop();
      expect(verifyJournal(path)).toMatchObject({ stateHash: hash.root, records: submissions.length });
    }
  });

  it('has the same chain however the records are grouped', () => {
    const chains = [1, 7, 1_000].map((groupSize) => {
      const path = newJournalPath();
      const machine = openMachine(path);
      run(machine, [...founding(), ...new Traffic('chain').many(100)], groupSize);
      machine.close();
      return verifyJournal(path).chain;
    });
    expect(new Set(chains).size).toBe(1);
  });

  it('stops for good when the core breaks a rule, and loses uncommitted commands', () => {
    const path = newJournalPath();
    const machine = openMachine(path);
    run(machine, founding());
    machine.take(encodeSubmission(new Traffic(1).next()));
    expect(() => machine.take(Uint8Array.of(1, 2, 3))).toThrow(/stops/);
    expect(() => machine.commit()).toThrow(/has stopped/);
    expect(openMachine(path).core.sequence).toBe(founding().length);
  });

  it('keeps no snapshot of a state that breaks a rule, and the next start does without', () => {
    const path = newJournalPath();
    const cores: Core[] = [];
    const create = () => {
      const core = createCore();
      cores.push(core);
      return core;
    };
    const machine = openMachine(path, { maker: { ...maker, create }, snapshotEvery: 100 });
    for (const submission of [...founding(), ...new Traffic('broken').many(90)]) {
      machine.take(encodeSubmission(submission));
    }
    machine.commit();
    const hash = machine.core.stateHash();
    const [{ ledger } = createCore()] = cores;
    ledger.holdWithoutPosting(ledger.wallet(house.fees, 'house', usdt), atoms(1n));
    expect(() => machine.keepUp()).toThrow(/stops/);

    const restarted = openMachine(path);
    expect(restarted.recovery).toMatchObject({ snapshotSequence: 0, lastSequence: 100, skipped: [] });
    expect(restarted.core.stateHash()).toEqual(hash);
    restarted.close();
  });

  it('keeps an older writer from closing over a newer one', () => {
    const path = newJournalPath();
    const older = openMachine(path);
    run(older, founding().slice(0, 3));
    const newer = openMachine(path);
    expect(() => older.close()).toThrow(/Another process/);
    run(newer, founding().slice(3));
    newer.close();
    expect(verifyJournal(path).indexedAnswers).toBe(founding().length);
  });

  it('lets the newer of two writers win', () => {
    const path = newJournalPath();
    const older = openMachine(path);
    run(older, founding().slice(0, 3));
    const newer = openMachine(path);
    older.take(encodeSubmission(founding()[3] as Submission));
    expect(() => older.commit()).toThrow(/Another process/);
    run(newer, founding().slice(3));
    newer.close();
    expect(verifyJournal(path, { maker }).records).toBe(founding().length);
  });
});

describe('a reader of the journal', () => {
  it('follows the writer by sequence, from anywhere, in order', () => {
    const path = newJournalPath();
    const machine = openMachine(path);
    const reader = new JournalReader(path);
    expect(reader.lastSequence()).toBe(0);
    expect(reader.batchesAfter(0, 100)).toEqual([]);
    run(machine, [...founding(), ...new Traffic('reader').many(200)], 32);
    expect(reader.lastSequence()).toBe(210);

    const whole = reader.batchesAfter(0, 1_000_000).flatMap(({ events }) => events);
    expect(whole[0]).toMatchObject({ sequence: 1, index: 0, event: { type: 'genesis.founded' } });
    for (const start of [0, 1, 31, 32, 33, 209, 210]) {
      const stepwise = [];
      for (let at = start; at < 210; ) {
        const batches = reader.batchesAfter(at, 10);
        expect(batches[0]?.firstSequence).toBe(at + 1);
        stepwise.push(...batches.flatMap(({ events }) => events));
        at = batches.at(-1)?.lastSequence ?? 0;
      }
      expect(stepwise).toEqual(whole.filter(({ sequence }) => sequence > start));
    }
    const isHeard = (type: string) => type === 'spot.order_placed';
    const heard = reader.batchesAfter(0, 1_000_000, isHeard).flatMap(({ events }) => events);
    expect(heard).toEqual(whole.filter(({ event }) => isHeard(event.type)));
    expect(reader.recordAt(5)?.sequence).toBe(5);
    expect(reader.recordAt(211)).toBeUndefined();
    reader.close();
    machine.close();
  });
});
