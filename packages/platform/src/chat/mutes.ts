import type { MuteReason } from '@candor/api';
import type { Kysely } from 'kysely';
import type { Page } from '../content/articles.ts';
import type { PlatformTables } from '../database/tables.ts';
import { takeNumber } from '../database/take-number.ts';

export interface Mute {
  readonly userId: number;
  readonly reason: MuteReason;
  readonly operator: string;
  readonly fromMs: number;
  readonly untilMs: number;
}

/** The mute of a user that runs now, if one does. */
export async function runningMute(
  db: Kysely<PlatformTables>,
  userId: number,
  nowMs: number,
): Promise<Mute | undefined> {
  const row = await db
    .selectFrom('chat_mutes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('until_ms', '>', nowMs)
    .orderBy('until_ms', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { reason, operator, from_ms, until_ms } = row;
  return { userId, reason: reason as MuteReason, operator, fromMs: from_ms, untilMs: until_ms };
}

/** Ends the mutes of a user that run; false when none did. */
export async function endMutes(db: Kysely<PlatformTables>, userId: number, nowMs: number): Promise<boolean> {
  const ended = await db
    .updateTable('chat_mutes')
    .set({ until_ms: nowMs })
    .where('user_id', '=', userId)
    .where('until_ms', '>', nowMs)
    .returning('id')
    .execute();
  return ended.length > 0;
}

export async function writeMute(tx: Kysely<PlatformTables>, mute: Mute): Promise<void> {
  const { userId, reason, operator, fromMs, untilMs } = mute;
  await endMutes(tx, userId, fromMs);
  await tx
    .insertInto('chat_mutes')
    .values({
      id: await takeNumber(tx, 'chat_mutes'),
      user_id: userId,
      reason,
      operator,
      from_ms: fromMs,
      until_ms: untilMs,
    })
    .execute();
}

/** Mutes that run, the newest first, with whom they silence. */
export async function listMutes(
  db: Kysely<PlatformTables>,
  { nowMs, page, limit }: { readonly nowMs: number; readonly page: number; readonly limit: number },
): Promise<Page<Mute & { readonly uid: number; readonly nickname: string }>> {
  const running = db.selectFrom('chat_mutes').where('until_ms', '>', nowMs);
  const { total } = await running
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await running
    .innerJoin('users', 'users.id', 'chat_mutes.user_id')
    .selectAll('chat_mutes')
    .select(['users.uid', 'users.nickname'])
    .orderBy('chat_mutes.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return {
    rows: rows.map(({ user_id, reason, operator, from_ms, until_ms, uid, nickname }) => ({
      userId: user_id,
      reason: reason as MuteReason,
      operator,
      fromMs: from_ms,
      untilMs: until_ms,
      uid,
      nickname,
    })),
    total: Number(total),
  };
}
