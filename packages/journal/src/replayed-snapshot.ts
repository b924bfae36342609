import { damaged } from './faults.ts';
import { GroupSource } from './group-source.ts';
import { openForReading } from './journal-file.ts';
import { type CoreMaker, replay, restoreNewest } from './recovery.ts';
import { type Snapshot, Snapshots } from './snapshots.ts';

/**
 * The state after a committed record, made as a start makes it: the newest snapshot that proves itself, and every record after it
 * applied again, each of which has to yield its own bytes. It reads the file beside the writer, which goes on meanwhile. So a snapshot is
 * not only what a core says of itself: it is what the journal yields, and a core that had come to differ is found out here.
 */
export function replayedSnapshot(path: string, sequence: number, maker: CoreMaker): Snapshot {
  const { db, identity } = openForReading(path);
  try {
    const groups = new GroupSource(db, identity);
    const snapshots = new Snapshots(db, identity.format);
    const core = restoreNewest({ groups, snapshots }, maker, sequence) ?? maker.create();
    for (const group of groups.from(core.sequence + 1)) {
      for (const record of group.records) if (record.sequence > core.sequence) replay(core, record);
      if (core.sequence >= sequence) break;
    }
    if (core.sequence !== sequence) throw damaged(`sequence ${sequence}`, 'no group ends there');
    // A state that is wrong must not become the state that the next start believes.
    core.checkInvariants();
    const { atMs } = core;
    const chain = groups.chainAfter(sequence);
    return { sequence, atMs, chain, stateHash: core.stateHash().root, bytes: core.snapshot() };
  } finally {
    db.close();
  }
}
