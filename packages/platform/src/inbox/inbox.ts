import {
  hashOfLink,
  linkOfNotice,
  type NoticeGroup,
  type NoticeCategory,
  type NoticeChannel,
  noticeDays,
  noticeGroups,
  noticeKinds,
  noticesMax,
} from '@candor/api';
import { dayMs, Fault, minuteMs } from '@candor/kernel';
import {
  type InboxNotice,
  letterKinds,
  type Notice,
  type NoticeKind,
  securityNotices,
  type Told,
} from '@candor/messages/mails';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import { type Addressee, addressOf, emailOf } from '../notices/owner.ts';
import type { Post } from '../notices/post.ts';
import type { PostBox } from '../post-box/post-box.ts';
import type { Sender } from '../post-box/sender.ts';
import type { Push } from '../push/push.ts';
import { takeNumber } from '../database/take-number.ts';
import { inboxNoticeOf, type KeptNotice, keptNoticeOf, untold } from './notice-rows.ts';
import { noticeSettings, noticeWays, switchNotices } from './notice-settings.ts';

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly post: Post;
  readonly postBox: PostBox;
  readonly sender: Sender;
  readonly push: Push;
  /** The public address of the app: "https://candor.example". */
  readonly siteUrl: string;
}

/** Something that has happened to a user. */
interface Happening {
  /** The same for the same event for ever: it is told once. */
  readonly key: string;
  readonly happenedAtMs: number;
  readonly told: Told;
  /** Events of one fold are one notice while it is unread, with the values of the last. */
  readonly fold?: string | undefined;
  /** The fold has no end: without it, events of another day begin a notice of their own. */
  readonly foldsAlways?: true | undefined;
  /** Its letters are written apart. */
  readonly hasLetters?: true;
}

interface NoticePage {
  readonly group?: NoticeGroup | undefined;
  readonly beforeId?: number | undefined;
  readonly afterId?: number | undefined;
  readonly limit: number;
}

export interface Unread {
  readonly total: number;
  readonly categories: readonly { readonly category: NoticeCategory; readonly unread: number }[];
}

/** Events older than this begin a notice of their own. */
const foldMs = dayMs;
/** The time in which a registration is finished. */
const registrationMs = 5 * minuteMs;
/** The accounts whose owners are remembered. */
const ownersMax = 50_000;

/**
 * The one place where what happens to a user becomes news: a notice in the message centre, a letter, a push, by what
 * they have switched, in the transaction of whatever happened. Texts are not kept, but made in the reader's language.
 */
export class Inbox {
  readonly #parts: Parts;
  /** Grows with each change of a user's notices, for those who show them. */
  readonly #versions = new Map<number, number>();
  readonly #owners = new Map<number, number | null>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Tells it in the transaction of what happened. `told` of the result is called after the commit. */
  async putIn(tx: Kysely<PlatformTables>, user: Addressee, happening: Happening): Promise<() => void> {
    const { told } = happening;
    const notice = inboxNoticeOf(told);
    if (notice === undefined) {
      await this.#putLetter(tx, user, happening);
      return () => this.#parts.sender.wake();
    }
    const ways = await noticeWays(tx, user.id, noticeKinds[notice.kind]);
    const kept = await this.#keep(tx, user.id, notice, happening, ways.app);
    if (kept?.isFolded === false && (ways.mail || securityNotices.has(told.kind as NoticeKind))) {
      await this.#putLetter(tx, user, happening);
    }
    const { push } = this.#parts;
    const isPushed = kept !== undefined && ways.push && (await push.putIn(tx, { userId: user.id, ...kept }));
    return () => {
      this.#parts.sender.wake();
      if (isPushed) push.wake();
      if (ways.app) this.#changed(user.id);
    };
  }

  /** A page of a user's notices. */
  async list(
    userId: number,
    { group, beforeId, afterId, limit }: NoticePage,
  ): Promise<{ readonly notices: readonly KeptNotice[]; readonly hasMore: boolean }> {
    let query = this.#parts.db
      .selectFrom('notices')
      .selectAll()
      .where('user_id', '=', userId)
      .where('category', '!=', untold)
      .where('happened_at_ms', '>', this.#oldestMs());
    if (group !== undefined) query = query.where('category', 'in', [...noticeGroups[group]]);
    if (afterId !== undefined) query = query.where('id', '>', afterId);
    else if (beforeId !== undefined) query = query.where('id', '<', beforeId);
    const rows = await query
      .orderBy('id', afterId === undefined ? 'desc' : 'asc')
      .limit(limit + 1)
      .execute();
    return { notices: rows.slice(0, limit).map(keptNoticeOf), hasMore: rows.length > limit };
  }

  async unread(userId: number): Promise<Unread> {
    const rows = await this.#parts.db
      .selectFrom('notices')
      .select(['category', (row) => row.fn.countAll<number | string>().as('unread')])
      .where('user_id', '=', userId)
      .where('read_at_ms', 'is', null)
      .where('happened_at_ms', '>', this.#oldestMs())
      .groupBy('category')
      .execute();
    const categories = rows.map(({ category, unread }) => ({
      category: category as NoticeCategory,
      unread: Number(unread),
    }));
    return { total: categories.reduce((sum, { unread }) => sum + unread, 0), categories };
  }

  /** The number of the newest notice of a user; 0 without any. */
  async lastId(userId: number): Promise<number> {
    const row = await this.#parts.db
      .selectFrom('notices')
      .select((row) => row.fn.max('id').as('id'))
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row?.id ?? 0;
  }

  /** Marks one, or all up to one, as read. Those that are marked keep their time. */
  async markRead(
    userId: number,
    {
      noticeId,
      upToId,
      group,
    }: {
      readonly noticeId?: number | undefined;
      readonly upToId?: number | undefined;
      readonly group?: NoticeGroup | undefined;
    },
  ): Promise<Unread> {
    if (noticeId !== undefined || upToId !== undefined) {
      let update = this.#parts.db
        .updateTable('notices')
        .set({ read_at_ms: this.#parts.clock() })
        .where('user_id', '=', userId)
        .where('read_at_ms', 'is', null);
      if (noticeId !== undefined) update = update.where('id', '=', noticeId);
      if (upToId !== undefined) update = update.where('id', '<=', upToId);
      if (group !== undefined) update = update.where('category', 'in', [...noticeGroups[group]]);
      await update.execute();
      this.#changed(userId);
    }
    return this.unread(userId);
  }

  /** Marks what its user has just seen elsewhere as read. */
  async markSeen(userId: number, folds: readonly string[]): Promise<void> {
    const { db, clock } = this.#parts;
    const { numUpdatedRows } = await db
      .updateTable('notices')
      .set({ read_at_ms: clock() })
      .where('user_id', '=', userId)
      .where('read_at_ms', 'is', null)
      .where('fold', 'in', [...folds])
      .executeTakeFirst();
    if (numUpdatedRows > 0n) this.#changed(userId);
  }

  /** The unread notice of a fold. */
  async unreadOf(tx: Kysely<PlatformTables>, userId: number, fold: string): Promise<KeptNotice | undefined> {
    const row = await tx
      .selectFrom('notices')
      .selectAll()
      .where('user_id', '=', userId)
      .where('read_at_ms', 'is', null)
      .where('fold', '=', fold)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && keptNoticeOf(row);
  }

  /** Takes back one of the events of an unread notice, and with the last one the notice. Called back after the commit. */
  async takeBack(
    tx: Kysely<PlatformTables>,
    userId: number,
    { noticeId, count }: Pick<KeptNotice, 'noticeId' | 'count'>,
  ): Promise<() => void> {
    if (count === 1) await tx.deleteFrom('notices').where('id', '=', noticeId).execute();
    else
      await tx
        .updateTable('notices')
        .set({ count: count - 1 })
        .where('id', '=', noticeId)
        .execute();
    return () => this.#changed(userId);
  }

  settings(userId: number) {
    return noticeSettings(this.#parts.db, userId);
  }

  switch(
    userId: number,
    choice: { readonly category: NoticeCategory; readonly channel: NoticeChannel; readonly isOn: boolean },
  ) {
    return switchNotices(this.#parts.db, userId, choice);
  }

  /** Changes with each change of a user's notices; it means nothing else. */
  versionOf(userId: number): number {
    return this.#versions.get(userId) ?? 0;
  }

  /**
   * The user of an account at the exchange; undefined for the house's own. Throws a fault while a registration is under
   * way that it may be of.
   */
  async ownerOf(accountId: number): Promise<number | undefined> {
    const known = this.#owners.get(accountId);
    if (known !== undefined) return known ?? undefined;
    const { db, clock } = this.#parts;
    // Asked for first: a registration that ends in between has its user by the second look.
    const registering = await db
      .selectFrom('users')
      .select('id')
      .where('exchange_account_id', 'is', null)
      .where('created_at_ms', '>', clock() - registrationMs)
      .limit(1)
      .executeTakeFirst();
    const user = await db
      .selectFrom('users')
      .select(['id', 'managed'])
      .where('exchange_account_id', '=', accountId)
      .executeTakeFirst();
    if (user === undefined && registering !== undefined) {
      throw new Fault('registration_open', `account ${accountId} may be a new user's`);
    }
    if (this.#owners.size >= ownersMax) this.#owners.clear();
    const owner = user === undefined || user.managed === 'house' ? undefined : user.id;
    this.#owners.set(accountId, owner ?? null);
    return owner;
  }

  /** Removes what is too old, and of each user what is too much. */
  async tidy(): Promise<void> {
    const { db } = this.#parts;
    await db.deleteFrom('notices').where('happened_at_ms', '<=', this.#oldestMs()).execute();
    const full = await db
      .selectFrom('notices')
      .select('user_id')
      .groupBy('user_id')
      .having((row) => row.fn.countAll(), '>', noticesMax)
      .execute();
    for (const { user_id } of full) {
      const oldest = await db
        .selectFrom('notices')
        .select('id')
        .where('user_id', '=', user_id)
        .orderBy('id', 'desc')
        .offset(noticesMax - 1)
        .limit(1)
        .executeTakeFirstOrThrow();
      await db.deleteFrom('notices').where('user_id', '=', user_id).where('id', '<', oldest.id).execute();
    }
  }

  /** Puts a notice in, or into the unread one of its fold; undefined of one that was told before. */
  async #keep(
    tx: Kysely<PlatformTables>,
    userId: number,
    notice: InboxNotice,
    { key, happenedAtMs, fold: wanted, foldsAlways }: Happening,
    isShown: boolean,
  ): Promise<{ readonly noticeId: number; readonly isFolded: boolean } | undefined> {
    const { kind, ...data } = notice;
    const fold = isShown ? wanted : undefined;
    const known = await tx
      .selectFrom('notices')
      .select('id')
      .where('user_id', '=', userId)
      .where('notice_key', '=', key)
      .executeTakeFirst();
    if (known !== undefined) return undefined;
    const folded =
      fold === undefined
        ? undefined
        : await tx
            .deleteFrom('notices')
            .where('user_id', '=', userId)
            .where('fold', '=', fold)
            .where('read_at_ms', 'is', null)
            .where('happened_at_ms', '>', foldsAlways ? 0 : happenedAtMs - foldMs)
            .returning(['count', 'first_id'])
            .executeTakeFirst();
    const noticeId = await takeNumber(tx, 'notices');
    await tx
      .insertInto('notices')
      .values({
        id: noticeId,
        first_id: folded?.first_id ?? noticeId,
        user_id: userId,
        notice_key: key,
        category: isShown ? noticeKinds[kind] : untold,
        kind,
        data: JSON.stringify(data),
        fold: fold ?? null,
        count: (folded?.count ?? 0) + 1,
        happened_at_ms: happenedAtMs,
        read_at_ms: isShown ? null : happenedAtMs,
      })
      .execute();
    return { noticeId, isFolded: folded !== undefined };
  }

  /** A letter in its own words goes to mail or phone; a notice is mailed, but no text message is paid for it. */
  async #putLetter(
    tx: Kysely<PlatformTables>,
    user: Addressee,
    { key, happenedAtMs, told, hasLetters }: Happening,
  ): Promise<void> {
    if (hasLetters === true) return;
    const { post, postBox, siteUrl } = this.#parts;
    const isLetter = letterKinds.has(told.kind);
    const address = isLetter ? addressOf(user) : emailOf(user);
    if (address === undefined || !post.reaches(address)) return;
    const notice = told as InboxNotice;
    const { kind, ...data } = notice;
    const letter = isLetter
      ? (told as Notice)
      : ({ kind: 'notice', notice, link: `${siteUrl}/h5/${hashOfLink(linkOfNotice({ kind, data }))}` } as const);
    // A letter in its own words keeps the key of its event alone, as it always had.
    const letterKey = isLetter ? key : `notice-${key}`;
    await postBox.put(tx, { key: letterKey, userId: user.id, happenedAtMs, to: address, notice: letter });
  }

  #oldestMs(): number {
    return this.#parts.clock() - noticeDays * dayMs;
  }

  #changed(userId: number): void {
    this.#versions.set(userId, this.versionOf(userId) + 1);
  }
}
