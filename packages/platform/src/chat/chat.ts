import { type CardRow, type ChatRoom, chatRooms, maskedContacts, type MuteReason } from '@candor/api';
import { done, minuteMs, type Outcome, present, reject, type Rejected } from '@candor/kernel';
import { sayIn } from '@candor/messages/server';
import type { Kysely } from 'kysely';
import type { Conversations } from '../conversations/conversations.ts';
import { cleanText } from '../conversations/clean-text.ts';
import type { Conversation, Mark, Message } from '../conversations/message.ts';
import type { SendCode } from '../conversations/parts.ts';
import type { Written } from '../conversations/send.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { Inbox } from '../inbox/inbox.ts';
import type { Mode } from '../mode.ts';
import {
  maySendPictures,
  refusedBySlowMode,
  refusedWriter,
  type SilenceCode,
  type Writer,
  writerOf,
} from './may-write.ts';
import { mentionedIn } from './mentions.ts';
import { endMutes, listMutes, type Mute, writeMute } from './mutes.ts';
import { type ChatTerms, columnsOf, findRoom, type Room, Rooms } from './rooms.ts';
import { takeMentionsBack, tellMentions } from './tell-mentions.ts';

interface NewChatMessage {
  readonly room: ChatRoom;
  readonly userId: number;
  readonly clientId: string;
  readonly text: string;
  readonly picture?: string | undefined;
  readonly replyTo?: number | undefined;
  /** As the server read it. */
  readonly card?: CardRow | undefined;
}

/** A room is always there and open. */
type ChatCode = SilenceCode | Exclude<SendCode, 'conversation_not_found' | 'conversation_closed'>;

interface ChatParts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly mode: Mode;
  readonly conversations: Conversations;
  readonly inbox: Inbox;
}

/** Knows who has a room in front of them: true of the account of one who does. */
type Readers = (accountId: number) => boolean;

/** The public rooms: who may write in them, and what operators do there, which everybody sees. */
export class Chat {
  readonly #parts: ChatParts;
  readonly #rooms: Rooms;
  readonly #readers = new Map<Readers, ChatRoom>();

  constructor(parts: ChatParts) {
    this.#parts = parts;
    this.#rooms = new Rooms({ ...parts, onMade: (room) => this.#greet(room) });
    parts.conversations.rule('room', {
      redacted: (tx, { subject }, message) => takeMentionsBack(tx, roomOf(subject), message, parts.inbox),
    });
  }

  room(room: ChatRoom): Promise<Room> {
    return this.#rooms.get(room);
  }

  async conversation(room: ChatRoom): Promise<Conversation> {
    const { conversationId } = await this.#rooms.get(room);
    return present(await this.#parts.conversations.find(conversationId), 'a room has a conversation');
  }

  /** Asks `readers` who reads a room, who need no notice of what is said in it. Returns the function that ends it. */
  readBy(room: ChatRoom, readers: Readers): () => void {
    this.#readers.set(readers, room);
    return () => this.#readers.delete(readers);
  }

  /** A user as the rules of a room see them, with the refusal that a message of theirs would meet. */
  async writer(
    userId: number,
    room: Room,
  ): Promise<Writer & { readonly refused: Rejected<SilenceCode> | undefined; readonly canSendPictures: boolean }> {
    const nowMs = this.#parts.clock();
    const writer = await writerOf(this.#parts.db, userId, { room, nowMs });
    return { ...writer, refused: refusedWriter(writer, room, nowMs), canSendPictures: maySendPictures(writer) };
  }

  /** Writes a message. The same client id is kept once, also after the rules have changed. */
  async send(asked: NewChatMessage): Promise<Outcome<Message, ChatCode>> {
    const { db, clock, conversations } = this.#parts;
    const { userId, clientId, picture, replyTo, card } = asked;
    const { room: name, conversationId } = await this.#rooms.get(asked.room);
    const text = maskedContacts(cleanText(asked.text));
    const called = (await mentionedIn(db, text)).filter((one) => one.userId !== userId);
    const lock = [`conversation ${conversationId}`, `user ${userId}`] as const;
    let mentioned = () => {};
    const written = await inTransaction(db, { lock }, async (tx): Promise<Outcome<Written, ChatCode | SendCode>> => {
      if (!(await isKnown(tx, userId, clientId))) {
        const nowMs = clock();
        const room = present(await findRoom(tx, name), 'rooms stay');
        const writer = await writerOf(tx, userId, { room, nowMs });
        const refused =
          refusedWriter(writer, room, nowMs) ??
          (picture !== undefined && !maySendPictures(writer) ? reject('chat_picture_needs_identity') : undefined) ??
          (await refusedBySlowMode(tx, userId, { room, nowMs }));
        if (refused !== undefined) return refused;
      }
      const sent = await conversations.sendIn(tx, {
        conversationId,
        author: { role: 'user', userId },
        clientId,
        text,
        picture,
        replyTo,
        card,
        mentions: called.map(({ uid }) => uid),
      });
      if (sent.ok && sent.value.isNew) {
        const { message } = sent.value;
        const isReading = (accountId: number) => this.#isReadBy(name, accountId);
        const telling = { inbox: this.#parts.inbox, nowMs: clock(), isReading };
        const userIds = called.map((one) => one.userId);
        mentioned = await tellMentions(tx, { room: name, message, userIds }, telling);
      }
      return sent;
    });
    if (!written.ok) return { ...written, code: alwaysOpen(written.code) };
    mentioned();
    await conversations.tell(written.value);
    return done(written.value.message);
  }

  /** Keeps a user from writing in every room, and every room shows it. */
  async mute(
    uid: number,
    { reason, minutes, operator }: { reason: MuteReason; minutes: number; operator: string },
  ): Promise<Outcome<Mute & { readonly uid: number; readonly nickname: string }, 'chat_user_not_found'>> {
    const user = await this.#userOf(uid);
    if (user === undefined) return reject('chat_user_not_found');
    const fromMs = this.#parts.clock();
    const mute: Mute = { userId: user.id, reason, operator, fromMs, untilMs: fromMs + minutes * minuteMs };
    const { nickname } = user;
    await this.#changed(chatRooms, async (tx) => {
      await writeMute(tx, mute);
      return [{ kind: 'muted', name: nickname, reason, untilMs: mute.untilMs }];
    });
    return done({ ...mute, uid, nickname });
  }

  async unmute(uid: number): Promise<Outcome<boolean, 'chat_user_not_found'>> {
    const user = await this.#userOf(uid);
    if (user === undefined) return reject('chat_user_not_found');
    const marks = await this.#changed(chatRooms, async (tx) =>
      (await endMutes(tx, user.id, this.#parts.clock())) ? [{ kind: 'unmuted', name: user.nickname }] : [],
    );
    return done(marks > 0);
  }

  mutes(page: { readonly page: number; readonly limit: number }) {
    return listMutes(this.#parts.db, { ...page, nowMs: this.#parts.clock() });
  }

  /** Changes the terms of a room; what changes leaves marks in it. */
  async setTerms(name: ChatRoom, change: Changes<ChatTerms>): Promise<ChatTerms> {
    let after: ChatTerms | undefined;
    await this.#changed([name], async (tx) => {
      const before = present(await findRoom(tx, name), 'rooms stay');
      const terms = { ...before, ...withoutAbsent(change) };
      after = terms;
      await tx.updateTable('chat_rooms').set(columnsOf(terms)).where('room', '=', name).execute();
      const marks: readonly (Mark | false)[] = [
        terms.slowSeconds !== before.slowSeconds && { kind: 'slow_mode', value: terms.slowSeconds },
        terms.level !== before.level && { kind: 'level_required', value: terms.level },
        terms.accountAgeMinutes !== before.accountAgeMinutes && {
          kind: 'account_age',
          value: terms.accountAgeMinutes,
        },
      ];
      return marks.filter((mark) => mark !== false);
    });
    const { slowSeconds, level, accountAgeMinutes } = present(after, 'the terms were set');
    return { slowSeconds, level, accountAgeMinutes };
  }

  /** Does an operator's work once and leaves its marks in each room that it holds in; returns how many. */
  async #changed(
    names: readonly ChatRoom[],
    work: (tx: Kysely<PlatformTables>) => Promise<readonly Mark[]>,
  ): Promise<number> {
    const { db, conversations } = this.#parts;
    const rooms: Room[] = [];
    for (const name of names) rooms.push(await this.#rooms.get(name));
    const written: Written[] = [];
    const [first, ...others] = rooms.map(({ conversationId }) => `conversation ${conversationId}` as const);
    await inTransaction(db, { lock: [present(first, 'it is of a room'), ...others] }, async (tx) => {
      const marks = await work(tx);
      for (const { room, conversationId } of rooms) {
        for (const mark of marks) {
          const { lastSeq } = present(await conversations.ofSubject(`room ${room}`, tx), 'a room has a conversation');
          const clientId = `room ${room} ${mark.kind} ${lastSeq}`;
          const author = { role: 'system' } as const;
          const sent = await conversations.sendIn(tx, { conversationId, author, clientId, text: '', mark });
          if (sent.ok) written.push(sent.value);
        }
      }
    });
    for (const one of written) await conversations.tell(one);
    return written.length;
  }

  /** In practice a simulated assistant says hello in a new room, once, so that nobody finds it empty. */
  async #greet({ room, conversationId }: Room): Promise<void> {
    if (this.#parts.mode !== 'practice') return;
    await this.#parts.conversations.send({
      conversationId,
      author: { role: 'assistant' },
      clientId: `hello ${room}`,
      text: sayIn(room)('chatAssistant.hello'),
    });
  }

  #isReadBy(room: ChatRoom, accountId: number): boolean {
    return [...this.#readers].some(([reads, of]) => of === room && reads(accountId));
  }

  #userOf(uid: number) {
    return this.#parts.db.selectFrom('users').select(['id', 'nickname']).where('uid', '=', uid).executeTakeFirst();
  }
}

/** True when this message was written before: it is answered again, whatever the rules say now. */
async function isKnown(tx: Kysely<PlatformTables>, userId: number, clientId: string): Promise<boolean> {
  const first = await tx
    .selectFrom('messages')
    .select('seq')
    .where('author', '=', `user ${userId}`)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return first !== undefined;
}

/** The room of a conversation's subject: "room en". */
function roomOf(subject: string): ChatRoom {
  return subject.slice('room '.length) as ChatRoom;
}

function alwaysOpen(code: ChatCode | SendCode): ChatCode {
  if (code === 'conversation_not_found' || code === 'conversation_closed')
    throw new Error(`a message to a room was refused: ${code}`);
  return code;
}

/** Fields to change; absent ones stay. */
type Changes<T> = { readonly [K in keyof T]?: T[K] | undefined };

function withoutAbsent(change: Changes<ChatTerms>): Partial<ChatTerms> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
