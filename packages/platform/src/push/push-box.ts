import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import { takeNumber } from '../database/take-number.ts';

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
}

/** A notice on its way to a device. */
export interface WaitingPush {
  readonly id: number;
  readonly subscriptionId: string;
  readonly noticeId: number;
}

/** A notice that replaces an unread one waits for so long, and with each further one again: the last is worth a sound. */
const foldedWaitMs = 10_000;

/**
 * Notices on their way to devices, on disk until a push service has taken them. What a notice says stands in the message
 * centre; a notice or a device that is no more takes along what was on its way.
 */
export class PushBox {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** In the transaction of the notice: once for each device of its user. False when they have none. */
  async put(
    tx: Kysely<PlatformTables>,
    { userId, noticeId, isFolded }: { readonly userId: number; readonly noticeId: number; readonly isFolded: boolean },
  ): Promise<boolean> {
    const devices = await tx.selectFrom('push_subscriptions').select('id').where('user_id', '=', userId).execute();
    for (const { id: subscriptionId } of devices) {
      await tx
        .insertInto('push_box')
        .values({
          id: await takeNumber(tx, 'push_box'),
          subscription_id: subscriptionId,
          notice_id: noticeId,
          due_at_ms: this.#parts.clock() + (isFolded ? foldedWaitMs : 0),
        })
        .execute();
    }
    return devices.length > 0;
  }

  /** Those to send now, oldest first, one of each device that does not rest. */
  async due(limit: number): Promise<readonly WaitingPush[]> {
    const nowMs = this.#parts.clock();
    const rows = await this.#parts.db
      .selectFrom('push_box as push')
      .innerJoin('push_subscriptions as device', 'device.id', 'push.subscription_id')
      .select(['push.id', 'push.subscription_id', 'push.notice_id'])
      .where('push.due_at_ms', '<=', nowMs)
      .where('device.rests_until_ms', '<=', nowMs)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('push_box as earlier')
              .select('earlier.id')
              .whereRef('earlier.subscription_id', '=', 'push.subscription_id')
              .whereRef('earlier.id', '<', 'push.id')
              .where('earlier.due_at_ms', '<=', nowMs),
          ),
        ),
      )
      .orderBy('push.id')
      .limit(limit)
      .execute();
    return rows.map(({ id, subscription_id: subscriptionId, notice_id: noticeId }) => ({
      id,
      subscriptionId,
      noticeId,
    }));
  }

  /** The time at which the next one is due and its device has rested; undefined when none waits. */
  async nextDueAtMs(): Promise<number | undefined> {
    const row = await this.#parts.db
      .selectFrom('push_box as push')
      .innerJoin('push_subscriptions as device', 'device.id', 'push.subscription_id')
      .select(({ fn, eb, ref }) =>
        fn
          .min<number | null>(
            eb
              .case()
              .when('device.rests_until_ms', '>', ref('push.due_at_ms'))
              .then(ref('device.rests_until_ms'))
              .else(ref('push.due_at_ms'))
              .end(),
          )
          .as('at_ms'),
      )
      .executeTakeFirst();
    return row?.at_ms ?? undefined;
  }

  async remove(id: number): Promise<void> {
    await this.#parts.db.deleteFrom('push_box').where('id', '=', id).execute();
  }
}
