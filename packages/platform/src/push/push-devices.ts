import { createECDH, createHash, timingSafeEqual } from 'node:crypto';
import { done, hourMs, type Outcome, reject } from '@candor/kernel';
import type { Kysely, Selectable } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { PushSubscriptionRow } from '../database/push-tables.ts';
import type { PlatformTables } from '../database/tables.ts';
import { type RandomBytes, randomToken } from '../random.ts';
import type { Vault } from '../vault/vault.ts';
import { endpointOf } from './push-endpoint.ts';
import type { PushTarget } from './push-service.ts';

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly randomBytes: RandomBytes;
  readonly vault: Vault;
  readonly testOrigin?: string | undefined;
}

/** The session that a device is signed in by. */
export interface PushOwner {
  readonly userId: number;
  readonly sessionId: string;
}

/** The subscription of a session, as its user sees it. */
export interface PushDevice {
  readonly createdAtMs: number;
  /** The last time at which its push service took something. */
  readonly succeededAtMs: number | undefined;
}

export type PushDeviceRow = Selectable<PushSubscriptionRow>;

/** Of one user at a time. */
export const pushDevicesMax = 5;
const testEveryMs = 20_000;
const firstWaitMs = 5_000;
const waitMsMax = hourMs;
/** Failed tries in a row, over ten hours and more, after which a device is given up. */
export const failuresMax = 20;

/** Devices that want notices while the app is closed: one of each session, which takes it along when it ends. */
export class PushDevices {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async ofSession({ userId, sessionId }: PushOwner): Promise<PushDeviceRow | undefined> {
    return this.#parts.db
      .selectFrom('push_subscriptions')
      .selectAll()
      .where('user_id', '=', userId)
      .where('session_id', '=', sessionId)
      .executeTakeFirst();
  }

  /**
   * Keeps a device, in place of what its session or its endpoint had before. The same endpoint under another session is
   * the same browser, if it knows the same secrets; the address alone is refused.
   */
  async keep(
    { userId, sessionId }: PushOwner,
    target: PushTarget,
  ): Promise<Outcome<PushDevice, 'push_subscription_invalid'>> {
    const { db, clock, randomBytes, vault, testOrigin } = this.#parts;
    if (endpointOf(target.endpoint, testOrigin) === undefined || !isPoint(target.p256dh)) {
      return reject('push_subscription_invalid');
    }
    const id = randomToken(randomBytes, 12);
    const endpointHash = hashOf(target.endpoint);
    const sealed = await vault.seal(Buffer.from(JSON.stringify(target)), contextOf(id, userId));
    const createdAtMs = clock();
    const isKept = await inTransaction(db, { lock: ['push', `user ${userId}`] }, async (tx) => {
      const before = await tx
        .selectFrom('push_subscriptions')
        .selectAll()
        .where('endpoint_hash', '=', endpointHash)
        .executeTakeFirst();
      if (before !== undefined && !(await this.#isSame(before, target))) return false;
      const session = await tx.selectFrom('sessions').select('id').where('id', '=', sessionId).executeTakeFirst();
      // It has ended meanwhile, and with it what it wanted.
      if (session === undefined) return true;
      await tx
        .deleteFrom('push_subscriptions')
        .where((row) => row.or([row('endpoint_hash', '=', endpointHash), row('session_id', '=', sessionId)]))
        .execute();
      await tx
        .insertInto('push_subscriptions')
        .values({
          id,
          user_id: userId,
          session_id: sessionId,
          endpoint_hash: endpointHash,
          sealed: Buffer.from(sealed).toString('base64'),
          created_at_ms: createdAtMs,
          succeeded_at_ms: null,
          // A test at once after switching off and on is still one too many.
          tested_at_ms: before?.user_id === userId ? before.tested_at_ms : null,
          failures: 0,
          rests_until_ms: 0,
        })
        .execute();
      await dropOldest(tx, userId);
      return true;
    });
    return isKept ? done({ createdAtMs, succeededAtMs: undefined }) : reject('push_subscription_invalid');
  }

  async dropOfSession({ userId, sessionId }: PushOwner): Promise<void> {
    await this.#parts.db
      .deleteFrom('push_subscriptions')
      .where('user_id', '=', userId)
      .where('session_id', '=', sessionId)
      .execute();
  }

  async drop(id: string): Promise<void> {
    await this.#parts.db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
  }

  /** Throws when it was sealed under a key that is lost. */
  async open({ id, user_id, sealed }: Pick<PushDeviceRow, 'id' | 'user_id' | 'sealed'>): Promise<PushTarget> {
    const plain = await this.#parts.vault.open(Buffer.from(sealed, 'base64'), contextOf(id, user_id));
    return JSON.parse(Buffer.from(plain).toString('utf8')) as PushTarget;
  }

  async succeeded(id: string): Promise<void> {
    await this.#parts.db
      .updateTable('push_subscriptions')
      .set({ succeeded_at_ms: this.#parts.clock(), failures: 0, rests_until_ms: 0 })
      .where('id', '=', id)
      .execute();
  }

  /** Waits longer after each failed try, and drops a device that has not been reached for long. */
  async failed({ id, failures }: Pick<PushDeviceRow, 'id' | 'failures'>, afterMs: number): Promise<void> {
    if (failures + 1 >= failuresMax) return this.drop(id);
    const waitMs = Math.max(firstWaitMs * 2 ** failures, afterMs);
    await this.#parts.db
      .updateTable('push_subscriptions')
      .set({ failures: failures + 1, rests_until_ms: this.#parts.clock() + Math.min(waitMs, waitMsMax) })
      .where('id', '=', id)
      .execute();
  }

  /** Takes the turn of a test; false if the last one was a moment ago. */
  async takeTest(id: string): Promise<boolean> {
    const nowMs = this.#parts.clock();
    const taken = await this.#parts.db
      .updateTable('push_subscriptions')
      .set({ tested_at_ms: nowMs })
      .where('id', '=', id)
      .where((row) => row.or([row('tested_at_ms', 'is', null), row('tested_at_ms', '<=', nowMs - testEveryMs)]))
      .executeTakeFirst();
    return taken.numUpdatedRows === 1n;
  }

  async #isSame(row: PushDeviceRow, { p256dh, auth }: PushTarget): Promise<boolean> {
    const known = await this.open(row);
    const [left, right] = [hashOf(`${known.p256dh} ${known.auth}`), hashOf(`${p256dh} ${auth}`)];
    return timingSafeEqual(Buffer.from(left), Buffer.from(right));
  }
}

async function dropOldest(tx: Kysely<PlatformTables>, userId: number): Promise<void> {
  const tooMany = await tx
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at_ms', 'desc')
    .orderBy('id')
    .offset(pushDevicesMax)
    .limit(pushDevicesMax)
    .execute();
  for (const { id } of tooMany) await tx.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

/** True of a public key that can be used at all: another one would make every message to it fail. */
function isPoint(p256dh: string): boolean {
  const ours = createECDH('prime256v1');
  ours.generateKeys();
  try {
    ours.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Bound to its user, so that no other row can be put in its place. */
const contextOf = (id: string, userId: number): string => `push ${id} of ${userId}`;
