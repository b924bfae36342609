import { Fault } from '@candor/kernel';
import { storageFault } from '@candor/kernel/files';

/**
 * The journal's bytes differ from those written. The message names the place; nothing is served and nothing is
 * repaired.
 */
export function damaged(where: string, what: string, cause?: unknown): Fault {
  return new Fault('journal_damaged', `The journal is damaged at ${where}: ${what}.`, { cause });
}

/**
 * The fault for an error of SQLite or the file system at `path`: the disk's own trouble by its name, anything else is
 * damage.
 */
export function unreadable(where: string, error: unknown, path = 'The journal'): Fault {
  if (error instanceof Fault) return error;
  return storageFault(error, path) ?? damaged(where, messageOf(error), error);
}

/**
 * The bytes are intact, but applying the command again yields something else: this program is not the one that wrote
 * them.
 */
export function diverged(sequence: number, what: string): Fault {
  return new Fault('journal_diverged', `Replay differs from the journal at sequence ${sequence}: ${what}.`);
}

/** The exchange takes no more commands; unanswered ones may be sent again with the same command id. */
export function stopped(why: string, cause?: unknown): Fault {
  return new Fault('exchange_stopped', why, { cause });
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const missed = 'snapshot_missed';

/** A snapshot that could not be made, for reasons that say nothing of the journal: the next one is due later. */
export function snapshotMissed(why: string, cause?: unknown): Fault {
  return new Fault(missed, `A snapshot was not made: ${why}.`, { cause });
}

export function isMissed({ kind }: Fault): boolean {
  return kind === missed;
}
