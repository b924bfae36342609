import type { RecoveryEnd } from '@candor/api';
import type { Kysely } from 'kysely';
import type { ApiKeys } from '../api-keys/api-keys.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import { removeAllFactors } from '../factors/remove-all.ts';
import type { PlatformLog } from '../log.ts';
import type { Notices } from '../notices/notices.ts';
import type { Holds } from '../safety/holds.ts';
import { accountIdOf, accountStateOf, type Owner, ownerOf } from '../safety/owner.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { verifiedPictures } from '../verification/levels.ts';
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
 * The ends of requests to remove all factors: they run out and are carried out, or are cancelled. Each ends once, by
 * the first statement that takes `open_of` away.
 */
export class RecoveryEndings {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Cancels a user's open request as a part of a larger change. Returns a function to call after the commit, which
   * notifies the user.
   */
  async cancelIn(tx: Kysely<PlatformTables>, userId: number, by: RecoveryEnd): Promise<() => void> {
    const { clock, notices } = this.#parts;
    const cancelled = await tx
      .updateTable('recoveries')
      .set({ state: 'cancelled', open_of: null, ended_at_ms: clock(), ended_by: by })
      .where('open_of', '=', userId)
      .returning('submitted_at_ms')
      .executeTakeFirst();
    // A request without messages ends as quietly as it began.
    if (cancelled === undefined || cancelled.submitted_at_ms === null) return () => {};
    return tellEverywhereIn(notices, tx, await ownerOf({ db: tx }, userId), { kind: 'recovery_cancelled' });
  }

  async cancel(userId: number, by: RecoveryEnd): Promise<void> {
    const sendWord = await inTransaction(this.#parts.db, { lock: `user ${userId}` }, (tx) =>
      this.cancelIn(tx, userId, by),
    );
    sendWord();
  }

  /** Carries out requests whose wait is over and that need no decision; only those of one user if named. */
  async carryOutDue(userId?: number): Promise<void> {
    const { db, clock } = this.#parts;
    const due = db
      .selectFrom('recoveries')
      .select(['id', 'user_id', 'open_of', 'case_id'])
      .where('state', '=', 'waiting')
      .where('due_at_ms', '<=', clock())
      .where('decision', 'in', ['not_needed', 'allowed']);
    const rows = await (userId === undefined ? due : due.where('user_id', '=', userId)).execute();
    for (const { id, user_id, open_of, case_id } of rows) {
      const isUncompared = open_of !== null && case_id === null;
      // Verified since the request: there is a picture to compare with now, so they must ask again, with their face.
      if (isUncompared && (await verifiedPictures(db, user_id)) !== undefined) await this.cancel(user_id, 'change');
      else await this.#carryOut(id, user_id);
    }
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

  /** Holds withdrawals, from now on anew: a command of its own each time. Returns the end of the hold. */
  hold(owner: Owner, recoveryId: number): Promise<number> {
    const { clock, holds } = this.#parts;
    return holds.before(accountIdOf(owner), 'factor_changed', `recovery ${recoveryId} ${clock()}`);
  }

  async #carryOut(recoveryId: number, userId: number): Promise<void> {
    const { db, clock, log, holds, notices, sessions, apiKeys } = this.#parts;
    // From here on nothing cancels it: an account whose freeze is lifted at the exchange does not stay frozen here.
    const begun = await db
      .updateTable('recoveries')
      .set({ open_of: null })
      .where('id', '=', recoveryId)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    if (begun.numUpdatedRows !== 1n) return;
    const owner = await ownerOf(this.#parts, userId);
    const isFrozen = owner.frozen_at_ms !== null;
    const untilMs = await this.hold(owner, recoveryId);
    if (isFrozen) await holds.unfreeze(accountIdOf(owner), owner.freeze_count);
    const ended = await inTransaction(db, { lock: `user ${owner.id}` }, async (tx) => {
      const turned = await tx
        .updateTable('recoveries')
        .set({ state: 'done', open_of: null, ended_at_ms: clock() })
        .where('id', '=', recoveryId)
        .where('state', '=', 'waiting')
        .executeTakeFirst();
      if (turned.numUpdatedRows !== 1n) return undefined;
      await removeAllFactors(tx, owner.id);
      await apiKeys.endAllIn(tx, owner.id);
      if (isFrozen) {
        await tx
          .updateTable('users')
          .set({ frozen_at_ms: null })
          .where('id', '=', owner.id)
          .where('freeze_count', '=', owner.freeze_count)
          .execute();
      }
      const account = accountStateOf(owner);
      const sendWord = await tellEverywhereIn(notices, tx, owner, { kind: 'recovery_done', account, untilMs });
      return { sendWord, forgetSessions: await sessions.endAllIn(tx, owner.id) };
    });
    if (ended === undefined) return;
    ended.forgetSessions();
    ended.sendWord();
    log.info(
      { event: 'recovery.done', userId: owner.id, recoveryId, isFrozen },
      'all second factors of a user were removed: they had lost them',
    );
  }
}
