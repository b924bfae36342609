import type { ReadDatabase } from '../../queries/database.ts';

interface Watermark {
  /** Sequence of the last command whose facts are in the tables; 0 before the first. */
  readonly sequence: number;
  /** Time of the last fact, or 0. */
  readonly atMs: number;
}

export async function watermark(db: ReadDatabase): Promise<Watermark> {
  const row = await db.selectFrom('watermark').select(['sequence', 'at_ms']).where('id', '=', 1).executeTakeFirst();
  return { sequence: row?.sequence ?? 0, atMs: row?.at_ms ?? 0 };
}
