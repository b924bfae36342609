import { dayMs } from '@candor/kernel';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';

/** Cases of one user that are not solved, and all that were opened in a day. */
const unsolvedMax = 3;
const openedADayMax = 10;

/** True when a user can open no case now. */
export async function mayOpenNone(tx: Kysely<PlatformTables>, userId: number, nowMs: number): Promise<boolean> {
  const today = await tx
    .selectFrom('support_cases')
    .select('id')
    .where('user_id', '=', userId)
    .where('opened_at_ms', '>', nowMs - dayMs)
    .limit(openedADayMax)
    .execute();
  return today.length >= openedADayMax || (await hasUnsolved(tx, userId));
}

/** True when a user has as many cases under way as one may have. */
export async function hasUnsolved(db: Kysely<PlatformTables>, userId: number): Promise<boolean> {
  const unsolved = await db
    .selectFrom('support_cases')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '!=', 'solved')
    .limit(unsolvedMax)
    .execute();
  return unsolved.length >= unsolvedMax;
}
