import { type ChatRoom } from '@candor/api';
import type { Kysely, Selectable } from 'kysely';
import type { Conversations } from '../conversations/conversations.ts';
import type { ChatRoomTableRow } from '../database/conversation-tables.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { Mode } from '../mode.ts';

/** The terms of writing in a room. */
export interface ChatTerms {
  /** Between two messages of one user; 0 without slow mode. */
  readonly slowSeconds: number;
  /** The identity level that one needs. */
  readonly level: number;
  readonly accountAgeMinutes: number;
}

export interface Room extends ChatTerms {
  readonly room: ChatRoom;
  readonly conversationId: number;
}

interface RoomsParts {
  readonly db: Kysely<PlatformTables>;
  readonly mode: Mode;
  readonly conversations: Conversations;
  /** Called with a room that was made a moment ago. */
  readonly onMade: (room: Room) => Promise<void>;
}

const firstTerms: Readonly<Record<Mode, ChatTerms>> = {
  practice: { slowSeconds: 0, level: 0, accountAgeMinutes: 10 },
  live: { slowSeconds: 0, level: 0, accountAgeMinutes: 24 * 60 },
};

/** The rooms, each made when it is first asked for. */
export class Rooms {
  readonly #parts: RoomsParts;

  constructor(parts: RoomsParts) {
    this.#parts = parts;
  }

  async get(room: ChatRoom): Promise<Room> {
    return (await findRoom(this.#parts.db, room)) ?? this.#make(room);
  }

  async #make(room: ChatRoom): Promise<Room> {
    const { db, mode, conversations, onMade } = this.#parts;
    const [made, isNew] = await inTransaction(db, { lock: 'chat rooms' }, async (tx) => {
      const other = await findRoom(tx, room);
      if (other !== undefined) return [other, false] as const;
      const conversationId = await conversations.create(tx, { kind: 'room', subject: `room ${room}`, members: [] });
      const terms = firstTerms[mode];
      await tx
        .insertInto('chat_rooms')
        .values({ room, conversation_id: conversationId, ...columnsOf(terms) })
        .execute();
      return [{ room, conversationId, ...terms }, true] as const;
    });
    if (isNew) await onMade(made);
    return made;
  }
}

export function columnsOf({ slowSeconds, level, accountAgeMinutes }: ChatTerms) {
  return { slow_seconds: slowSeconds, level, account_age_minutes: accountAgeMinutes };
}

export async function findRoom(db: Kysely<PlatformTables>, room: ChatRoom): Promise<Room | undefined> {
  const row = await db.selectFrom('chat_rooms').selectAll().where('room', '=', room).executeTakeFirst();
  return row === undefined ? undefined : roomOf(row);
}

function roomOf(row: Selectable<ChatRoomTableRow>): Room {
  return {
    room: row.room as ChatRoom,
    conversationId: row.conversation_id,
    slowSeconds: row.slow_seconds,
    level: row.level,
    accountAgeMinutes: row.account_age_minutes,
  };
}
