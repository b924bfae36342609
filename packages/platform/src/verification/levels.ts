import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';

/** Levels by number, as the wire and the tables have them; the exchange has them by these names. */
export const levelNames = ['none', 'basic', 'advanced'] as const;
export type LevelName = (typeof levelNames)[number];
export const [basicLevel, advancedLevel] = [1, 2] as const;
/** Largest single fiat trade by level, in USDT (RULES 15). */
export const fiatTradeLimits = ['0', '2000', '1000000'] as const;

/** The case whose pictures verified a user; undefined without one. */
export async function verifiedPictures(db: Kysely<PlatformTables>, userId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('identity_cases')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'verified')
    .where('level', '=', advancedLevel)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** The highest verified level of a user: 0 none, 1 basic, 2 advanced. */
export async function verifiedLevel(db: Kysely<PlatformTables>, userId: number): Promise<number> {
  const row = await db
    .selectFrom('identity_cases')
    .select((column) => column.fn.max('level').as('level'))
    .where('user_id', '=', userId)
    .where('state', '=', 'verified')
    .executeTakeFirst();
  return row?.level ?? 0;
}

/** The country of the document that verified a user last. */
export async function verifiedCountry(db: Kysely<PlatformTables>, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('identity_cases')
    .select('country')
    .where('user_id', '=', userId)
    .where('state', '=', 'verified')
    .orderBy('decided_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.country;
}
