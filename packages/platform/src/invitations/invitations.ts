import { hourMs, minuteMs } from '@candor/kernel';
import { type Duty, repeating } from '@candor/kernel/duty';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import type { PlatformLog } from '../log.ts';
import { coincidences, type Suspicion } from './coincidences.ts';

/**
 * Tells the exchange who came by whom, and what they have in common (`invitations.bind`, `invitations.hold`). The same id has its effect
 * once, however often it is sent. Throws a `Fault` when it was not accepted.
 */
export interface TellInvitations {
  bind(
    id: string,
    friend: { readonly accountId: number; readonly inviterId: number; readonly suspicions: readonly Suspicion[] },
  ): Promise<void>;
  hold(id: string, accountId: number, suspicion: Suspicion): Promise<void>;
}

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly log: PlatformLog;
  readonly tell: TellInvitations;
}

/** A user's side of the invitation they came by. */
interface OwnInvitation {
  readonly inviter: { readonly nickname: string; readonly avatar: string; readonly uid: number };
  readonly showsRebates: boolean;
}

/** A person who came by an invitation, as their inviter may see them. */
export interface InvitedPerson {
  readonly nickname: string;
  readonly avatar: string;
  readonly uid: number;
  /** They let their inviter see what comes of their fees. */
  readonly showsRebates: boolean;
}

const togetherMax = 200;

/**
 * The invitations of all users. The exchange is told of each invitation and of each suspicion until it has them: the tables say what it was told,
 * and an id for each makes a second time harmless.
 */
export class Invitations {
  readonly #parts: Parts;
  #telling: Promise<void> | undefined;
  #isAsked = false;
  readonly #looking = new Set<Promise<void>>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Two turns: what was not told is told every minute, and everybody is looked at every hour. */
  get duties(): readonly Duty[] {
    const onError = (error: unknown): void => this.#report(error);
    return [
      repeating('invitations-telling', { work: () => this.tell(), everyMs: minuteMs, isAtOnce: true, onError }),
      repeating('invitations-looking', { work: () => this.#look(), everyMs: hourMs, isAtOnce: true, onError }),
    ];
  }

  /** Something of a user has changed that two accounts could have in common. Looks into it soon, and never fails. */
  changed(userId: number): void {
    const looking = this.#look(userId)
      .catch((error: unknown) => this.#report(error))
      .finally(() => this.#looking.delete(looking));
    this.#looking.add(looking);
  }

  /** Tells the exchange of a new friend; if it does not answer, a minute later. */
  async registered(): Promise<void> {
    await this.tell().catch((error: unknown) => this.#report(error));
  }

  /** Waits for looks under way. */
  async settled(): Promise<void> {
    while (this.#looking.size > 0) await Promise.all(this.#looking);
    await this.#telling;
  }

  /** Tells the exchange everything it was not told, in one turn at a time. */
  async tell(): Promise<void> {
    this.#isAsked = true;
    this.#telling ??= this.#tellAll().finally(() => {
      this.#telling = undefined;
    });
    return this.#telling;
  }

  /** The invitation that a user came by. */
  async ownOf(userId: number): Promise<OwnInvitation | undefined> {
    const row = await this.#parts.db
      .selectFrom('invitations')
      .innerJoin('users', 'users.id', 'invitations.inviter_id')
      .select(['users.nickname', 'users.avatar', 'users.uid', 'invitations.shows_rebates'])
      .where('invitations.user_id', '=', userId)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { shows_rebates, ...inviter } = row;
    return { inviter, showsRebates: shows_rebates === 1 };
  }

  /** Lets a user's inviter see what comes of the user's fees, or not; false for a user who came by nobody. */
  async show(userId: number, isShown: boolean): Promise<boolean> {
    const { numUpdatedRows } = await this.#parts.db
      .updateTable('invitations')
      .set({ shows_rebates: isShown ? 1 : 0 })
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** The owners of these exchange accounts who came by an invitation. */
  async people(accountIds: readonly number[]): Promise<ReadonlyMap<number, InvitedPerson>> {
    if (accountIds.length === 0) return new Map();
    const rows = await this.#parts.db
      .selectFrom('users')
      .innerJoin('invitations', 'invitations.user_id', 'users.id')
      .select(['users.exchange_account_id', 'users.nickname', 'users.avatar', 'users.uid', 'invitations.shows_rebates'])
      .where('users.exchange_account_id', 'in', accountIds)
      .execute();
    return new Map(
      rows.map(({ exchange_account_id, shows_rebates, ...face }) => [
        exchange_account_id as number,
        { ...face, showsRebates: shows_rebates === 1 },
      ]),
    );
  }

  /** The owner of an invitation code, however it was typed. */
  async ownerOf(code: string) {
    return this.#parts.db
      .selectFrom('users')
      .select(['nickname', 'avatar', 'uid', 'exchange_account_id'])
      .where('invitation_code', '=', code.trim().toUpperCase())
      .where('managed', '!=', 'house')
      .executeTakeFirst();
  }

  /** Looks for what friends have in common with their inviters, of one user or of all, and tells what is new. */
  async #look(userId?: number): Promise<void> {
    const { db, clock } = this.#parts;
    const found = await coincidences(db, userId);
    if (found.length === 0) return;
    const rows = found.map((one) => ({
      user_id: one.userId,
      suspicion: one.suspicion,
      found_at_ms: clock(),
      told_at_ms: null,
    }));
    for (const row of rows) {
      await db
        .insertInto('invitation_suspicions')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await this.tell();
  }

  async #tellAll(): Promise<void> {
    while (this.#isAsked) {
      this.#isAsked = false;
      while (await this.#bindSome());
      while (await this.#holdSome());
    }
  }

  /** Binds friends whose accounts are open; true when there may be more. */
  async #bindSome(): Promise<boolean> {
    const { db, clock, tell } = this.#parts;
    const rows = await db
      .selectFrom('invitations')
      .innerJoin('users as friends', 'friends.id', 'invitations.user_id')
      .innerJoin('users as inviters', 'inviters.id', 'invitations.inviter_id')
      .select([
        'invitations.user_id',
        'friends.exchange_account_id as friend',
        'inviters.exchange_account_id as inviter',
      ])
      .where('invitations.bound_at_ms', 'is', null)
      .where('friends.exchange_account_id', 'is not', null)
      .where('inviters.exchange_account_id', 'is not', null)
      .orderBy('invitations.user_id')
      .limit(togetherMax)
      .execute();
    for (const { user_id, friend, inviter } of rows) {
      if (friend === null || inviter === null) continue;
      const found = await db
        .selectFrom('invitation_suspicions')
        .select('suspicion')
        .where('user_id', '=', user_id)
        .orderBy('suspicion')
        .execute();
      const suspicions = found.map(({ suspicion }) => suspicion as Suspicion);
      await tell.bind(`invitation-${user_id}`, { accountId: friend, inviterId: inviter, suspicions });
      await db.updateTable('invitations').set({ bound_at_ms: clock() }).where('user_id', '=', user_id).execute();
    }
    return rows.length === togetherMax;
  }

  /** Each suspicion is told by itself too: one that came with the binding changes nothing. */
  async #holdSome(): Promise<boolean> {
    const { db, clock, tell } = this.#parts;
    const rows = await db
      .selectFrom('invitation_suspicions as found')
      .innerJoin('invitations', 'invitations.user_id', 'found.user_id')
      .innerJoin('users', 'users.id', 'found.user_id')
      .select(['found.user_id', 'found.suspicion', 'users.exchange_account_id as friend'])
      .where('found.told_at_ms', 'is', null)
      .where('invitations.bound_at_ms', 'is not', null)
      .limit(togetherMax)
      .execute();
    for (const { user_id, suspicion, friend } of rows) {
      if (friend === null) continue;
      await tell.hold(`invitation-${user_id}-${suspicion}`, friend, suspicion as Suspicion);
      await db
        .updateTable('invitation_suspicions')
        .set({ told_at_ms: clock() })
        .where('user_id', '=', user_id)
        .where('suspicion', '=', suspicion)
        .execute();
    }
    return rows.length === togetherMax;
  }

  #report(error: unknown): void {
    this.#parts.log.error(
      { event: 'invitations.not_told', err: error },
      'an invitation could not be told; it is tried again',
    );
  }
}
