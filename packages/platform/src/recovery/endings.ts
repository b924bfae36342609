import type { RecoveryEnd } from '@candor/contract';
import type { Kysely } from 'kysely';
import type { ApiKeys } from '../api-keys/api-keys.ts';
import type { PlatformTables } from '../database/tables.ts';
import { removeAllFactors } from '../factors/remove-all.ts';
import type { PlatformLog } from '../log.ts';
import type { Notices } from '../notices/notices.ts';
import type { Holds } from '../safety/holds.ts';
import { accountIdOf, type Owner, ownerOf } from '../safety/owner.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { tellEverywhereIn } from './tell-everywhere.ts';

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly log: PlatformLog;
  readonly holds: Holds;
  readonly notices: Notices;
  readonly sessions: Sessions;
  readonly apiKeys: ApiKeys;
}

/** Holds that end within this are placed again: longer than between two looks. */
const renewedBeforeMs = 150_000;

/**
 * How requests to remove all factors end: they run out and are carried out, or are cancelled. Each ends once, whoever comes
 * first: the state is turned in the statement that asks for it.
 */
export class RecoveryEndings {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Cancels what a user has open as a part of a larger change. Gives what is to be called once that is committed: it sends
   * him word.
   */
  async cancelIn(tx: Kysely<PlatformTables>, userId: number, by: RecoveryEnd): Promise<() => void> {
    const { clock, notices } = this.#parts;
    const cancelled = await tx
      .updateTable('recoveries')
      .set({ state: 'cancelled', open_of: null, ended_at_ms: clock(), ended_by: by })
      .where('open_of', '=', userId)
      .returning('submitted_at_ms')
      .executeTakeFirst();
    // One that nobody was told of ends as quietly as it began.
    if (cancelled === undefined || cancelled.submitted_at_ms === null) return () => {};
    return tellEverywhereIn(notices, tx, await ownerOf({ db: tx }, userId), { kind: 'recovery_cancelled' });
  }

  async cancel(userId: number, by: RecoveryEnd): Promise<void> {
    const sendWord = await this.#parts.db.transaction().execute((tx) => this.cancelIn(tx, userId, by));
    sendWord();
  }

  /** Carries out what has run out and nobody has to decide any more; of one user, where he is named. */
  async carryOutDue(userId?: number): Promise<void> {
    const { db, clock } = this.#parts;
    const due = db
      .selectFrom('recoveries')
      .select(['id', 'user_id'])
      .where('state', '=', 'waiting')
      .where('due_at_ms', '<=', clock())
      .where('decision', 'in', ['not_needed', 'allowed']);
    const rows = await (userId === undefined ? due : due.where('open_of', '=', userId)).execute();
    for (const row of rows) await this.#carryOut(row.id, await ownerOf(this.#parts, row.user_id));
  }

  /** Places the holds of open requests again before they end. */
  async keepHeld(): Promise<void> {
    const { db, clock } = this.#parts;
    const rows = await db
      .selectFrom('recoveries')
      .select(['id', 'user_id'])
      .where('state', '=', 'waiting')
      .where('held_until_ms', '<=', clock() + renewedBeforeMs)
      .execute();
    for (const row of rows) {
      const untilMs = await this.hold(await ownerOf(this.#parts, row.user_id), row.id);
      await db.updateTable('recoveries').set({ held_until_ms: untilMs }).where('id', '=', row.id).execute();
    }
  }

  /** Holds withdrawals, from now on anew: a command of its own each time. Gives when the hold ends. */
  hold(owner: Owner, recoveryId: number): Promise<number> {
    const { clock, holds } = this.#parts;
    return holds.before(accountIdOf(owner), 'factor_changed', `recovery ${recoveryId} ${clock()}`);
  }

  async #carryOut(recoveryId: number, owner: Owner): Promise<void> {
    const { db, clock, log, notices, sessions, apiKeys } = this.#parts;
    const untilMs = await this.hold(owner, recoveryId);
    const ended = await db.transaction().execute(async (tx) => {
      const turned = await tx
        .updateTable('recoveries')
        .set({ state: 'done', open_of: null, ended_at_ms: clock() })
        .where('id', '=', recoveryId)
        .where('state', '=', 'waiting')
        .executeTakeFirst();
      if (turned.numUpdatedRows !== 1n) return undefined;
      await removeAllFactors(tx, owner.id);
      await apiKeys.endAllIn(tx, owner.id);
      const sendWord = await tellEverywhereIn(notices, tx, owner, { kind: 'recovery_done', untilMs });
      return { sendWord, forgetSessions: await sessions.endAllIn(tx, owner.id) };
    });
    if (ended === undefined) return;
    ended.forgetSessions();
    ended.sendWord();
    log.info({ userId: owner.id, recoveryId }, 'all second factors of a user were removed: he had lost them');
  }
}
