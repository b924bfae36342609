import type { CardRow, LanguageCode, SupportState, SupportTopic } from '@candor/api';
import { dayMs, done, type Outcome, present, type Rejected, reject } from '@candor/kernel';
import type { Kysely, Selectable } from 'kysely';
import type { Page } from '../content/articles.ts';
import type { Conversations } from '../conversations/conversations.ts';
import type { Author, Conversation, Message } from '../conversations/message.ts';
import type { AfterCommit, SendCode } from '../conversations/parts.ts';
import { type Written } from '../conversations/send.ts';
import type { SupportCaseRow } from '../database/conversation-tables.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { Inbox } from '../inbox/inbox.ts';
import type { Vault } from '../vault/vault.ts';
import { takeNumber } from '../database/take-number.ts';
import { hasUnsolved, mayOpenNone } from './case-limits.ts';
import { CaseRecords, type SupportCase } from './case-records.ts';
import { type HouseSatisfaction, satisfactionSince } from './satisfaction.ts';
import { type Wait, expectedWait } from './waits.ts';

export interface NewCase {
  readonly userId: number;
  readonly lang: LanguageCode;
  readonly topic: SupportTopic;
  readonly clientId: string;
  readonly text: string;
  readonly picture?: string | undefined;
  /** As the server read it. */
  readonly object?: CardRow | undefined;
}

type OpenCode = 'support_cases_too_many' | SendCode;
type MissingCase = 'support_case_not_found';

interface SupportParts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly vault: Vault;
  readonly conversations: Conversations;
  readonly inbox: Inbox;
}

/** The notices of a case; the conversation of one who reads it tells them too. */
const ownerNotices = ['support_answered', 'support_solved'] as const;
type OwnerNotice = (typeof ownerNotices)[number];

/** Undoes a transaction, and carries what it is undone for. */
class Undo extends Error {
  readonly refused: Rejected<SendCode>;

  constructor(refused: Rejected<SendCode>) {
    super(refused.code);
    this.refused = refused;
  }
}

/** Customer service: cases, from their first message until they are solved. */
export class Support {
  readonly #parts: SupportParts;
  readonly #records: CaseRecords;

  constructor(parts: SupportParts) {
    this.#parts = parts;
    this.#records = new CaseRecords(parts.vault);
    parts.conversations.rule('support', {
      wrote: (tx, ...written) => this.#wrote(tx, ...written),
      read: ({ subject }, userId) =>
        parts.inbox.markSeen(
          userId,
          ownerNotices.map((kind) => foldOf(subject, kind)),
        ),
    });
  }

  /** Opens a case with its first message. The same client id opens it once. */
  async open(asked: NewCase): Promise<Outcome<SupportCase, OpenCode>> {
    const { db, conversations } = this.#parts;
    const { userId, clientId } = asked;
    let written: Written | undefined;
    try {
      const opened = await inTransaction(db, { lock: `user ${userId}` }, async (tx) => {
        const first = await tx
          .selectFrom('messages')
          .select('conversation_id')
          .where('author', '=', `user ${userId}`)
          .where('client_id', '=', clientId)
          .executeTakeFirst();
        if (first !== undefined) {
          const known = await caseOf(tx, first.conversation_id);
          return known === undefined ? reject('request_id_reused') : done(known);
        }
        if (await mayOpenNone(tx, userId, this.#parts.clock())) return reject('support_cases_too_many');
        const row = await this.#insert(tx, asked);
        const { text, picture } = asked;
        const { conversation_id: conversationId } = row;
        const author = { role: 'user', userId } as const;
        const sent = await conversations.sendIn(tx, { conversationId, author, clientId, text, picture });
        if (!sent.ok) throw new Undo(sent);
        written = sent.value;
        return done(present(await caseOf(tx, conversationId), 'it was opened a moment ago'));
      });
      if (!opened.ok) return opened;
      if (written !== undefined) await conversations.tell(written);
      return done(await this.#records.shown(opened.value));
    } catch (thrown) {
      if (thrown instanceof Undo) return thrown.refused;
      throw thrown;
    }
  }

  /** Those with the newest message first. */
  async list(
    userId: number,
    { page, limit }: { readonly page: number; readonly limit: number },
  ): Promise<Page<SupportCase>> {
    const own = this.#parts.db.selectFrom('support_cases').where('user_id', '=', userId);
    const { total } = await own
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await own
      .selectAll()
      .orderBy('last_at_ms', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    return { rows: await Promise.all(rows.map((row) => this.#records.shown(row))), total: Number(total) };
  }

  /** `userId`: its owner; absent for operators. */
  async find(caseId: number, userId?: number): Promise<Outcome<SupportCase, MissingCase>> {
    const row = await this.#records.row(this.#parts.db, caseId, userId);
    return row === undefined ? reject('support_case_not_found') : done(await this.#records.shown(row));
  }

  /** Closes a case. One that is solved stays so. */
  async solve(caseId: number, userId?: number): Promise<Outcome<SupportCase, MissingCase>> {
    return this.#turn(caseId, userId, async (tx, row) => {
      if (row.state === 'solved') return undefined;
      await tx
        .updateTable('support_cases')
        .set({ state: 'solved', waiting_since_ms: null })
        .where('id', '=', caseId)
        .execute();
      await this.#parts.conversations.setOpen(tx, row.conversation_id, false);
      const key = `case ${caseId} solved ${row.last_at_ms}`;
      const afterCommit = userId === undefined ? await this.#tellOwner(tx, row, 'support_solved', key) : undefined;
      return { kind: 'solved', afterCommit };
    });
  }

  /** Opens a solved case again; it waits from now on. */
  async reopen(caseId: number, userId: number): Promise<Outcome<SupportCase, MissingCase | 'support_cases_too_many'>> {
    const { db, clock, conversations } = this.#parts;
    if (await hasUnsolved(db, userId)) return reject('support_cases_too_many');
    return this.#turn(caseId, userId, async (tx, row) => {
      if (row.state !== 'solved') return undefined;
      await tx
        .updateTable('support_cases')
        .set({ state: 'open', waiting_since_ms: clock(), rating: null, comment_sealed: null })
        .where('id', '=', caseId)
        .execute();
      await conversations.setOpen(tx, row.conversation_id, true);
      return { kind: 'reopened' };
    });
  }

  /** Says how good the help was; a second time replaces the first. */
  async rate(
    caseId: number,
    userId: number,
    { rating, comment }: { readonly rating: number; readonly comment: string },
  ): Promise<Outcome<SupportCase, MissingCase | 'support_not_solved'>> {
    const { db } = this.#parts;
    const sealed = comment === '' ? null : await this.#records.sealed(comment, `comment ${caseId}`);
    const rated = await db
      .updateTable('support_cases')
      .set({ rating, comment_sealed: sealed })
      .where('id', '=', caseId)
      .where('user_id', '=', userId)
      .where('state', '=', 'solved')
      .returning('id')
      .executeTakeFirst();
    const found = await this.find(caseId, userId);
    return rated === undefined && found.ok ? reject('support_not_solved') : found;
  }

  /** The one that has waited longest first; those that wait for nobody behind, the newest first. */
  async queue({
    state,
    operator,
    page,
    limit,
  }: {
    readonly state?: SupportState | undefined;
    readonly operator?: string | undefined;
    readonly page: number;
    readonly limit: number;
  }): Promise<Page<SupportCase>> {
    const matching = this.#parts.db
      .selectFrom('support_cases')
      .$if(state !== undefined, (query) => query.where('state', '=', state as string))
      .$if(operator !== undefined, (query) => query.where('operator', '=', operator as string));
    const { total } = await matching
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await matching
      .selectAll()
      .orderBy(({ fn, val }) => fn.coalesce('waiting_since_ms', val(Number.MAX_SAFE_INTEGER)))
      .orderBy('last_at_ms', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    return { rows: await Promise.all(rows.map((row) => this.#records.shown(row))), total: Number(total) };
  }

  /** Gives a case to an operator, or with an empty name back into the queue. Its user learns that somebody has it. */
  take(caseId: number, operator: string): Promise<Outcome<SupportCase, MissingCase>> {
    return this.#turn(caseId, undefined, async (tx, row) => {
      if (row.operator === operator) return undefined;
      await tx.updateTable('support_cases').set({ operator }).where('id', '=', caseId).execute();
      return operator === '' || row.operator !== '' ? undefined : { kind: 'taken' };
    });
  }

  /** Leaves a note that the user never sees: it is no message. */
  async note(caseId: number, operator: string, text: string): Promise<Outcome<Note, MissingCase>> {
    const { db, clock } = this.#parts;
    if ((await this.#records.row(db, caseId)) === undefined) return reject('support_case_not_found');
    const atMs = clock();
    const id = await inTransaction(db, { lock: 'none' }, async (tx) => {
      const id = await takeNumber(tx, 'support_notes');
      const sealed = await this.#records.sealed(text, `note ${id}`);
      await tx.insertInto('support_notes').values({ id, case_id: caseId, operator, at_ms: atMs, sealed }).execute();
      return id;
    });
    return done({ id, operator, atMs, text });
  }

  async notes(caseId: number): Promise<readonly Note[]> {
    const rows = await this.#parts.db
      .selectFrom('support_notes')
      .selectAll()
      .where('case_id', '=', caseId)
      .orderBy('id')
      .execute();
    return Promise.all(
      rows.map(async ({ id, operator, at_ms, sealed }) => {
        return { id, operator, atMs: at_ms, text: await this.#records.opened(sealed, `note ${id}`) };
      }),
    );
  }

  /** The ratings of the cases of the last days. */
  satisfaction(days: number): Promise<HouseSatisfaction> {
    return satisfactionSince(this.#parts.db, this.#parts.clock() - days * dayMs);
  }

  /** The median of the last answers' waits, and of how many. */
  expectedWait(): Promise<Wait> {
    return expectedWait(this.#parts.db, this.#parts.clock());
  }

  async #turn(
    caseId: number,
    userId: number | undefined,
    change: (tx: Kysely<PlatformTables>, row: Selectable<SupportCaseRow>) => Promise<Turn | undefined>,
  ): Promise<Outcome<SupportCase, MissingCase>> {
    const { db, conversations } = this.#parts;
    const before = await this.#records.row(db, caseId, userId);
    if (before === undefined) return reject('support_case_not_found');
    const { conversation_id: conversationId } = before;
    const written = await inTransaction(db, { lock: `conversation ${conversationId}` }, async (tx) => {
      const row = present(await this.#records.row(tx, caseId, userId), 'cases stay');
      const turn = await change(tx, row);
      if (turn === undefined) return undefined;
      const { kind, afterCommit } = turn;
      const conversation = present(await conversations.ofSubject(`case ${caseId}`, tx), 'a case has a conversation');
      const clientId = `case ${caseId} ${kind} ${conversation.lastSeq}`;
      const sent = await conversations.sendIn(tx, {
        conversationId,
        author: { role: 'system' },
        clientId,
        text: '',
        mark: { kind },
      });
      return sent.ok ? { ...sent.value, afterCommit } : undefined;
    });
    if (written !== undefined) await conversations.tell(written);
    return this.find(caseId, userId);
  }

  /** A message has been written: an answer ends the wait, and the user begins one. */
  async #wrote(
    tx: Kysely<PlatformTables>,
    conversation: Conversation,
    { atMs, role, seq }: Message,
    _author: Author,
  ): Promise<AfterCommit> {
    const row = await caseOf(tx, conversation.id);
    if (row === undefined || role === 'system') return undefined;
    const isUsers = role === 'user';
    const state = isUsers ? (row.state === 'answered' ? 'open' : row.state) : 'answered';
    await tx
      .updateTable('support_cases')
      .set({ state, last_at_ms: atMs, waiting_since_ms: isUsers ? (row.waiting_since_ms ?? atMs) : null })
      .where('id', '=', row.id)
      .execute();
    if (isUsers) return undefined;
    if (row.waiting_since_ms !== null) {
      const waited = { case_id: row.id, answered_at_ms: atMs, wait_ms: Math.max(0, atMs - row.waiting_since_ms) };
      await tx.insertInto('support_waits').values(waited).execute();
    }
    return this.#tellOwner(tx, row, 'support_answered', `case ${row.id} answer ${seq}`);
  }

  async #tellOwner(
    tx: Kysely<PlatformTables>,
    row: Selectable<SupportCaseRow>,
    kind: OwnerNotice,
    key: string,
  ): Promise<() => void> {
    const { inbox, clock } = this.#parts;
    const owner = await tx.selectFrom('users').selectAll().where('id', '=', row.user_id).executeTakeFirstOrThrow();
    const told = { kind, case: String(row.id) };
    const fold = foldOf(`case ${row.id}`, kind);
    return inbox.putIn(tx, owner, { key, happenedAtMs: clock(), told, fold });
  }

  async #insert(tx: Kysely<PlatformTables>, asked: NewCase): Promise<SupportCaseRow> {
    const { clock, conversations } = this.#parts;
    const { userId, topic, lang, object } = asked;
    const id = await takeNumber(tx, 'support_cases');
    const conversationId = await conversations.create(tx, {
      kind: 'support',
      subject: `case ${id}`,
      members: [userId],
    });
    const atMs = clock();
    const row: SupportCaseRow = {
      id,
      user_id: userId,
      conversation_id: conversationId,
      topic,
      lang,
      state: 'waiting',
      operator: '',
      object_sealed: object === undefined ? null : await this.#records.sealed(JSON.stringify(object), `object ${id}`),
      opened_at_ms: atMs,
      last_at_ms: atMs,
      waiting_since_ms: null,
      rating: null,
      comment_sealed: null,
    };
    await tx.insertInto('support_cases').values(row).execute();
    return row;
  }
}

interface Turn {
  readonly kind: 'solved' | 'reopened' | 'taken';
  readonly afterCommit?: AfterCommit;
}

export interface Note {
  readonly id: number;
  readonly operator: string;
  readonly atMs: number;
  readonly text: string;
}

/** A case's notices of one kind are one while it is unread. */
function foldOf(subject: string, kind: OwnerNotice): string {
  return `${subject} ${kind}`;
}

function caseOf(db: Kysely<PlatformTables>, conversationId: number) {
  return db.selectFrom('support_cases').selectAll().where('conversation_id', '=', conversationId).executeTakeFirst();
}
