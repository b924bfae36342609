import type { DatabaseSyncInstance } from '@photostructure/sqlite';

export type Database = DatabaseSyncInstance;

/** A journal that lives and dies with its process, for tests. */
export const inMemory = ':memory:';

/** Of the tables and what they hold: 1 had the index of answers in rows, 2 has it in runs; 3 has snapshots in parts. */
export type JournalFormat = '1' | '2' | '3';

/** The name of a journal and the salt of its ids; written once, sealed by a hash of its own. */
export interface JournalIdentity {
  readonly format: JournalFormat;
  readonly name: string;
  /** Key of the hash of command ids: 8 bytes in hex. */
  readonly salt: string;
  readonly genesis: Buffer;
}
