import { hash } from 'node:crypto';
import { type Fault, present } from '@candor/kernel';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it } from 'vitest';
import { diverged, snapshotMissed } from './faults.ts';
import type { SnapshotTaker } from './machine.ts';
import { replayedSnapshot } from './replayed-snapshot.ts';
import { partBytes, type Snapshot } from './snapshots.ts';
import { founding, maker, newJournalPath, openMachine, run, Traffic } from './test-world.ts';
import { verifyJournal } from './verify.ts';

/** Makes snapshots when the test says so. */
class HandTaker implements SnapshotTaker {
  sequence = 0;
  isStopped = false;
  #onDone: ((result: Snapshot | Fault) => void) | undefined;

  begin(sequence: number, onDone: (result: Snapshot | Fault) => void): void {
    this.sequence = sequence;
    this.#onDone = onDone;
  }

  done(result: Snapshot | Fault): void {
    present(this.#onDone, 'a snapshot was begun')(result);
  }

  stop(): void {
    this.isStopped = true;
  }
}

describe('a snapshot that is made beside the machine', () => {
  it('keeps the state of the record at which it began, whatever is committed until it is written', () => {
    const path = newJournalPath();
    const snapshots = new HandTaker();
    const traffic = new Traffic('beside');
    const machine = openMachine(path, { snapshotEvery: 100, snapshots });
    run(machine, [...founding(), ...traffic.many(100)]);
    const { sequence } = snapshots;
    expect(sequence).toBeGreaterThanOrEqual(100);
    expect(machine.isKeeping).toBe(false);
    run(machine, traffic.many(40));
    snapshots.done(replayedSnapshot(path, sequence, maker));
    expect(machine.isKeeping).toBe(true);
    run(machine, traffic.many(20), 1);
    expect(machine.isKeeping).toBe(false);
    const hash = machine.core.stateHash();
    machine.stop();
    expect(snapshots.isStopped).toBe(true);

    const restarted = openMachine(path);
    expect(restarted.recovery).toMatchObject({ snapshotSequence: sequence, skipped: [] });
    expect(restarted.recovery.replayed).toBeGreaterThan(50);
    expect(restarted.core.stateHash()).toEqual(hash);
    restarted.stop();
    expect(verifyJournal(path).snapshots).toBe(1);
  });

  it('leaves nothing that counts when the machine stops before its last part', () => {
    const path = newJournalPath();
    const snapshots = new HandTaker();
    const traffic = new Traffic('beside');
    const machine = openMachine(path, { snapshotEvery: 100, snapshots });
    run(machine, [...founding(), ...traffic.many(100)]);
    const made = replayedSnapshot(path, snapshots.sequence, maker);
    const long = { ...made, bytes: Buffer.concat([made.bytes, Buffer.alloc(3 * partBytes)]) };
    snapshots.done(long);
    for (let step = 0; step < 3; step++) machine.keepUp();
    expect(machine.isKeeping).toBe(true);
    machine.stop();

    const restarted = openMachine(path, { snapshotEvery: 1 });
    expect(restarted.recovery).toMatchObject({ snapshotSequence: 0, skipped: [] });
    run(restarted, traffic.many(1));
    restarted.stop();
    expect(openMachine(path).recovery).toMatchObject({ replayed: 0, skipped: [] });
    expect(verifyJournal(path).snapshots).toBe(1);
  });

  it('stops the machine when the journal does not yield it, and only then', () => {
    const snapshots = new HandTaker();
    const traffic = new Traffic('beside');
    const missed: Fault[] = [];
    const machine = openMachine(newJournalPath(), {
      snapshotEvery: 50,
      snapshots,
      onSnapshot: (fault) => fault !== undefined && missed.push(fault),
    });
    run(machine, [...founding(), ...traffic.many(60)]);
    snapshots.done(snapshotMissed('no memory'));
    machine.keepUp();
    expect(missed).toMatchObject([{ kind: 'snapshot_missed' }]);
    const first = snapshots.sequence;
    run(machine, traffic.many(60));
    expect(snapshots.sequence).toBeGreaterThan(first);
    snapshots.done(diverged(12, 'the facts are others'));
    expect(() => machine.keepUp()).toThrow('sequence 12');
    expect(() => machine.commit()).toThrow('has stopped');
  });
});

describe('a journal of format 2', () => {
  it('stays readable, and a writer raises it with its snapshots', () => {
    const path = newJournalPath();
    const machine = openMachine(path);
    const traffic = new Traffic('format 2');
    run(machine, [...founding(), ...traffic.many(60)]);
    const state = machine.core.stateHash();
    machine.close();
    lowerToFormat2(path);
    expect(verifyJournal(path)).toMatchObject({ snapshots: 1, stateHash: state.root });

    const raised = openMachine(path);
    expect(raised.recovery).toMatchObject({ replayed: 0, skipped: [], repaired: [] });
    expect(raised.core.stateHash()).toEqual(state);
    run(raised, traffic.many(1));
    raised.close();
    expect(verifyJournal(path)).toMatchObject({ snapshots: 2 });
    expect(openMachine(path).recovery).toMatchObject({ replayed: 0, skipped: [] });
  });
});

/** Puts a snapshot back into the one row that it had. */
function lowerToFormat2(path: string): void {
  const db = new DatabaseSync(path);
  db.exec(`CREATE TABLE whole AS
      SELECT s.sequence, s.at_ms, s.chain, s.state_hash, p.bytes FROM snapshots s JOIN snapshot_parts p USING (sequence);
    DROP TABLE snapshots;
    DROP TABLE snapshot_parts;
  CREATE TABLE snapshots (
    sequence INTEGER PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    chain BLOB NOT NULL,
    state_hash TEXT NOT NULL,
    bytes BLOB NOT NULL
  );
    INSERT INTO snapshots SELECT * FROM whole;
    DROP TABLE whole;
    UPDATE meta SET value = '2' WHERE name = 'format'`);
  const rows = db.prepare('SELECT name, value FROM meta').all();
  const meta = new Map(rows.map(({ name, value }) => [name, value]));
  const seal = hash('sha256', ['2', meta.get('name'), meta.get('salt')].join('\n'));
  db.prepare("UPDATE meta SET value = ? WHERE name = 'seal'").run(seal);
  db.close();
}
