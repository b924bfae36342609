import type { DatabaseSyncInstance } from '@photostructure/sqlite';

export type Database = DatabaseSyncInstance;

/** A journal that lives and dies with its process, for tests. */
export const inMemory = ':memory:';

/** The name of a journal and the salt of its ids; written once, sealed by a hash of its own. */
export interface JournalIdentity {
  readonly name: string;
  /** Key of the hash of command ids: 8 bytes in hex. */
  readonly salt: string;
  readonly genesis: Buffer;
}
