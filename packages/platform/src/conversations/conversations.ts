import type { ConversationKind, RedactionReason, ReportReason } from '@candor/api';
import { done, type Outcome, present, reject } from '@candor/kernel';
import type { Kysely } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { Picture } from '../uploads/tasks.ts';
import { takeNumber } from '../database/take-number.ts';
import { isPublic } from './bodies.ts';
import { cleanText } from './clean-text.ts';
import type { ConversationNews } from './feed.ts';
import { findBySubject, findConversation, isMember, membersOf, ownConversations } from './find.ts';
import { type Author, authorKey, type Conversation, type Message, type NewMessage, pictureOwner } from './message.ts';
import type { AfterCommit, ConversationParts, KindRules, SendCode } from './parts.ts';
import { findMessage, type MessageQuery, type MessagesRead, readMessages } from './read-messages.ts';
import { decideReports, openReports, type ReportQuery } from './reports.ts';
import { type Written, writeMessage } from './send.ts';
import { TypingThrottle } from './typing.ts';

/**
 * Talks of users with the house and with one another: support, the chat room. A message is never edited; an operator
 * may take its content away, which leaves its place and the reason. Users reach only what they are members of, and the
 * public room.
 */
export class Conversations {
  readonly #parts: ConversationParts;
  readonly #rules = new Map<ConversationKind, KindRules>();
  readonly #typing: TypingThrottle;

  constructor(parts: ConversationParts) {
    this.#parts = parts;
    this.#typing = new TypingThrottle(parts.clock);
  }

  /** Names what the owner of a kind adds to writing; called once for each, at the start. */
  rule(kind: ConversationKind, rules: KindRules): void {
    this.#rules.set(kind, rules);
  }

  /** Calls back with what is new, after it is durable. Returns the function that ends it. */
  onNews(listener: (news: ConversationNews) => void): () => void {
    return this.#parts.feed.listen(listener);
  }

  /** Creates a conversation in a transaction of its owner's. */
  async create(
    tx: Kysely<PlatformTables>,
    { kind, subject, members }: { kind: ConversationKind; subject: string; members: readonly number[] },
  ): Promise<number> {
    const id = await takeNumber(tx, 'conversations');
    await tx
      .insertInto('conversations')
      .values({
        id,
        kind,
        subject,
        last_seq: 0,
        last_at_ms: this.#parts.clock(),
        staff_read_seq: 0,
        is_open: 1,
      })
      .execute();
    for (const user_id of members)
      await tx.insertInto('conversation_members').values({ conversation_id: id, user_id, read_seq: 0 }).execute();
    return id;
  }

  ofSubject(subject: string, db: Kysely<PlatformTables> = this.#parts.db): Promise<Conversation | undefined> {
    return findBySubject(db, subject);
  }

  /** Writes a message, durably, and then tells those who listen. */
  async send(typed: NewMessage): Promise<Outcome<Message, SendCode>> {
    const { db } = this.#parts;
    const { conversationId, author } = typed;
    const lock = [`conversation ${conversationId}` as const, ...(author.role === 'user' ? [userLock(author)] : [])];
    const written = await inTransaction(db, { lock: lock as [(typeof lock)[number]] }, (tx) => this.sendIn(tx, typed));
    if (!written.ok) return written;
    await this.tell(written.value);
    return done(written.value.message);
  }

  /** The same in a transaction that holds the lock of the conversation; `tell` is called after its commit. */
  sendIn(tx: Kysely<PlatformTables>, typed: NewMessage): Promise<Outcome<Written, SendCode>> {
    const cleaned = { ...typed, text: cleanText(typed.text) };
    return writeMessage(this.#parts, ({ kind }) => this.#rules.get(kind) ?? {}, tx, cleaned);
  }

  async tell({ conversation, message, isNew, afterCommit }: Written): Promise<void> {
    afterCommit?.();
    if (isNew) await this.#tell(conversation, { kind: 'message', message });
  }

  /** Tells members that their marks or the state have changed. */
  async tellChanged(conversationId: number): Promise<void> {
    const conversation = await findConversation(this.#parts.db, conversationId);
    if (conversation !== undefined) await this.#tell(conversation, { kind: 'changed' });
  }

  /** Opens or closes a conversation for writing, in a transaction of its owner's. */
  async setOpen(tx: Kysely<PlatformTables>, conversationId: number, isOpen: boolean): Promise<void> {
    await tx
      .updateTable('conversations')
      .set({ is_open: isOpen ? 1 : 0 })
      .where('id', '=', conversationId)
      .execute();
  }

  async page(conversation: Pick<Conversation, 'id' | 'kind'>, query: MessageQuery): Promise<MessagesRead> {
    return readMessages(this.#parts, conversation, query);
  }

  /** The conversation, if this user may read it. */
  async readableBy(userId: number, conversationId: number): Promise<Outcome<Conversation, 'conversation_not_found'>> {
    const { db } = this.#parts;
    const conversation = await findConversation(db, conversationId);
    if (conversation === undefined) return reject('conversation_not_found');
    const isReadable = isPublic(conversation.kind) || (await isMember(db, conversationId, userId));
    return isReadable ? done(conversation) : reject('conversation_not_found');
  }

  find(conversationId: number): Promise<Conversation | undefined> {
    return findConversation(this.#parts.db, conversationId);
  }

  /** A user's own, or the one of them. */
  own(userId: number, conversationId?: number) {
    return ownConversations(this.#parts.db, userId, conversationId);
  }

  /** The user of an account at the exchange. */
  async userOf(accountId: number): Promise<number | undefined> {
    const row = await this.#parts.db
      .selectFrom('users')
      .select('id')
      .where('exchange_account_id', '=', accountId)
      .executeTakeFirst();
    return row?.id;
  }

  /** Marks messages as seen by a member; a mark never goes back. Returns the mark. */
  async markRead(
    userId: number,
    conversationId: number,
    seq: number,
  ): Promise<Outcome<number, 'conversation_not_found'>> {
    const { db } = this.#parts;
    const [before] = await ownConversations(db, userId, conversationId);
    if (before === undefined) return reject('conversation_not_found');
    const readSeq = Math.min(seq, before.lastSeq);
    const moved = await db
      .updateTable('conversation_members')
      .set({ read_seq: readSeq })
      .where('conversation_id', '=', conversationId)
      .where('user_id', '=', userId)
      .where('read_seq', '<', readSeq)
      .returning('read_seq')
      .executeTakeFirst();
    if (moved !== undefined) {
      await this.#rules.get(before.kind)?.read?.(before, userId);
      await this.#tell(before, { kind: 'changed' });
    }
    return done(Math.max(readSeq, before.readSeq));
  }

  /** Marks messages as seen by the house. */
  async markReadByStaff(conversation: Conversation): Promise<void> {
    const moved = await this.#parts.db
      .updateTable('conversations')
      .set({ staff_read_seq: conversation.lastSeq })
      .where('id', '=', conversation.id)
      .where('staff_read_seq', '<', conversation.lastSeq)
      .returning('id')
      .executeTakeFirst();
    if (moved !== undefined) await this.#tell(conversation, { kind: 'changed' });
  }

  /** Passes on that somebody is writing; false when that was done a moment ago. */
  async tellTyping(conversation: Conversation, author: Author): Promise<boolean> {
    if (!conversation.isOpen || !this.#typing.passes(authorKey(author), conversation.id)) return false;
    const userId = author.role === 'user' ? author.userId : undefined;
    await this.#tell(conversation, { kind: 'typing', role: author.role, userId });
    return true;
  }

  /** Puts a message before the operators. The same user's second report of it changes nothing. */
  async report(
    userId: number,
    { id, kind }: Conversation,
    seq: number,
    reason: ReportReason,
  ): Promise<Outcome<true, 'message_not_found'>> {
    const { db, clock } = this.#parts;
    const message = await findMessage(this.#parts, { id, kind }, seq);
    if (message === undefined || message.redacted !== undefined) return reject('message_not_found');
    await db
      .insertInto('message_reports')
      .values({ conversation_id: id, seq, user_id: userId, reason, at_ms: clock(), decision: null })
      .onConflict((conflict) => conflict.columns(['conversation_id', 'seq', 'user_id']).doNothing())
      .execute();
    return done(true);
  }

  /** Reported messages that nobody has decided on. */
  async reports(page: ReportQuery) {
    const { rows, total } = await openReports(this.#parts.db, page);
    const shown = await Promise.all(
      rows.map(async (row) => {
        const conversation = present(await this.find(row.conversationId), 'a report is of a message');
        const message = await findMessage(this.#parts, conversation, row.seq);
        return { ...row, kind: conversation.kind, message: present(message, 'a reported message stays in its place') };
      }),
    );
    return { rows: shown, total };
  }

  dismissReports(conversationId: number, seq: number): Promise<boolean> {
    return decideReports(this.#parts.db, { conversationId, seq, decision: 'left' });
  }

  /** Takes the content of a message away for good: text, card and picture. Doing it again changes nothing. */
  async redact(
    conversationId: number,
    seq: number,
    { reason, operator }: { readonly reason: RedactionReason; readonly operator: string },
  ): Promise<Outcome<Message, 'message_not_found'>> {
    const { db, clock, uploads } = this.#parts;
    const conversation = await findConversation(db, conversationId);
    if (conversation === undefined) return reject('message_not_found');
    let afterCommit: AfterCommit;
    const changed = await inTransaction(db, { lock: `conversation ${conversationId}` }, async (tx) => {
      const before = await findMessage({ ...this.#parts, db: tx }, conversation, seq);
      if (before === undefined || before.redacted !== undefined || before.role === 'system') return before;
      await tx
        .updateTable('messages')
        .set({ body: '', upload_id: null, redacted_reason: reason, redacted_by: operator, redacted_at_ms: clock() })
        .where('conversation_id', '=', conversationId)
        .where('seq', '=', seq)
        .execute();
      if (before.uploadId !== null) await uploads.giveUp(before.uploadId, pictureOwner(conversationId), tx);
      await decideReports(tx, { conversationId, seq, decision: 'redacted' });
      afterCommit = await this.#rules.get(conversation.kind)?.redacted?.(tx, conversation, before);
      return findMessage({ ...this.#parts, db: tx }, conversation, seq);
    });
    if (changed === undefined) return reject('message_not_found');
    afterCommit?.();
    if (changed.redacted !== undefined)
      await this.#tell(conversation, { kind: 'redacted', seq, reason: changed.redacted });
    return done(changed);
  }

  async picture(
    { id, kind }: Pick<Conversation, 'id' | 'kind'>,
    seq: number,
  ): Promise<Outcome<Picture, 'message_not_found'>> {
    const message = await findMessage(this.#parts, { id, kind }, seq);
    if (typeof message?.uploadId !== 'string') return reject('message_not_found');
    const read = await this.#parts.uploads.read(message.uploadId, pictureOwner(id));
    return read.ok ? read : reject('message_not_found');
  }

  /** The accounts of those who write in a conversation; nobody's of a public room. */
  async accountsIn({ id, kind }: Pick<Conversation, 'id' | 'kind'>): Promise<readonly number[]> {
    const members = isPublic(kind) ? [] : await membersOf(this.#parts.db, id);
    return members.flatMap(({ accountId }) => accountId ?? []);
  }

  async #tell(conversation: Conversation, told: OnlyNews): Promise<void> {
    const members = isPublic(conversation.kind) ? [] : await membersOf(this.#parts.db, conversation.id);
    this.#parts.feed.tell({ conversation, members, ...told });
  }
}

type OnlyNews = ConversationNews extends infer News
  ? News extends ConversationNews
    ? Omit<News, 'conversation' | 'members'>
    : never
  : never;

const userLock = ({ userId }: { readonly userId: number }) => `user ${userId}` as const;
