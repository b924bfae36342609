import type { Kysely } from 'kysely';
import type { ReadSchema } from '../schema/index.ts';

/** The read-only handle that queries get: its connection refuses writes, and its types have none to make. */
export type ReadDatabase = Pick<Kysely<ReadSchema>, 'selectFrom' | 'fn'>;
