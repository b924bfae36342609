import { minuteMs, reject, rejectUntil, type Rejected } from '@candor/kernel';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import { basicLevel, verifiedLevel } from '../verification/levels.ts';
import { type Mute, runningMute } from './mutes.ts';
import type { Room } from './rooms.ts';

/** Reasons not to let a user write in a room. */
export type SilenceCode =
  | 'chat_nickname_needed'
  | 'chat_account_too_new'
  | 'chat_muted'
  | 'chat_level_needed'
  | 'chat_slow_mode'
  | 'chat_picture_needs_identity';

/** A user as the rules of a room see them. */
export interface Writer {
  readonly hasNickname: boolean;
  /** The time from which the account is old enough. */
  readonly oldEnoughAtMs: number;
  readonly level: number;
  readonly mute: Mute | undefined;
}

export async function writerOf(
  db: Kysely<PlatformTables>,
  userId: number,
  { room, nowMs }: { readonly room: Room; readonly nowMs: number },
): Promise<Writer> {
  const { nickname, uid, created_at_ms } = await db
    .selectFrom('users')
    .select(['nickname', 'uid', 'created_at_ms'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    // Until a user chooses one, it is made of their number.
    hasNickname: nickname !== `C${uid}`,
    oldEnoughAtMs: created_at_ms + room.accountAgeMinutes * minuteMs,
    level: await verifiedLevel(db, userId),
    mute: await runningMute(db, userId, nowMs),
  };
}

/** True for users who may send pictures. */
export function maySendPictures({ level }: Pick<Writer, 'level'>): boolean {
  return level >= basicLevel;
}

/** Refuses a writer whom the room does not let write, in the order in which they can do something about it. */
export function refusedWriter(
  { mute, hasNickname, oldEnoughAtMs, level }: Writer,
  room: Pick<Room, 'level'>,
  nowMs: number,
): Rejected<SilenceCode> | undefined {
  if (mute !== undefined) return rejectUntil('chat_muted', mute.untilMs);
  if (!hasNickname) return reject('chat_nickname_needed');
  if (oldEnoughAtMs > nowMs) return rejectUntil('chat_account_too_new', oldEnoughAtMs);
  return level < room.level ? reject('chat_level_needed') : undefined;
}

/** Refuses a message that comes too early after the last one of its author, while slow mode is on. */
export async function refusedBySlowMode(
  tx: Kysely<PlatformTables>,
  userId: number,
  { room, nowMs }: { readonly room: Room; readonly nowMs: number },
): Promise<Rejected<SilenceCode> | undefined> {
  if (room.slowSeconds === 0) return undefined;
  const last = await tx
    .selectFrom('messages')
    .select('at_ms')
    .where('author', '=', `user ${userId}`)
    .where('conversation_id', '=', room.conversationId)
    .orderBy('at_ms', 'desc')
    .limit(1)
    .executeTakeFirst();
  const nextAtMs = (last?.at_ms ?? 0) + room.slowSeconds * 1_000;
  return nextAtMs > nowMs ? rejectUntil('chat_slow_mode', nextAtMs) : undefined;
}
