import { done, type Outcome, reject } from '@candor/kernel';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import { toldOf, untold } from '../inbox/notice-rows.ts';
import type { PlatformLog } from '../log.ts';
import { languageOfUser } from '../notices/owner.ts';
import { Emptying } from '../post-box/emptying.ts';
import type { RandomBytes } from '../random.ts';
import { isLiveRow } from '../sessions/sessions.ts';
import type { Vault } from '../vault/vault.ts';
import { PushBox, type WaitingPush } from './push-box.ts';
import { type PushDevice, type PushDeviceRow, PushDevices, type PushOwner } from './push-devices.ts';
import { PushKeys } from './push-keys.ts';
import { mannerOf, type PushMessage, pushMessageOf, pushTestOf } from './push-message.ts';
import { PushService, type PushTarget } from './push-service.ts';

/** The settings of an installation. */
export interface PushSettings {
  /** The contact that push services are told: "mailto:post@candor.example" or "https://candor.example". */
  readonly subject: string;
  /** The origin of a test's own push service: the only one that may be plain http or on a network of our own. */
  readonly testOrigin?: string | undefined;
}

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly randomBytes: RandomBytes;
  readonly vault: Vault;
  readonly log: PlatformLog;
  readonly settings: PushSettings;
}

const atOnce = 8;

/**
 * Notices on devices whose app is closed (Web Push). Each is sent until its push service takes it, it was read, or it is
 * no news; stopped between the service's yes and our note of it, it goes out once more under the same topic, and
 * the device shows one.
 */
export class Push {
  readonly #parts: Parts;
  readonly #keys: PushKeys;
  readonly #devices: PushDevices;
  readonly #box: PushBox;
  readonly #service: PushService;
  readonly #emptying: Emptying<WaitingPush>;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { db, clock, log, settings } = parts;
    this.#keys = new PushKeys(parts);
    this.#devices = new PushDevices({ ...parts, testOrigin: settings.testOrigin });
    this.#box = new PushBox({ db, clock });
    this.#service = new PushService({ keys: this.#keys, clock, ...settings });
    this.#emptying = new Emptying({
      clock,
      due: (limit) => this.#box.due(limit),
      nextDueAtMs: () => this.#box.nextDueAtMs(),
      send: (waiting) => this.#send(waiting),
      atOnce,
      onStuck: (error) => log.error({ event: 'push.stuck', err: error }, 'notices could not be pushed'),
    });
  }

  /** The public key that browsers subscribe under, base64url. */
  async publicKey(): Promise<string> {
    return (await this.#keys.pair()).publicKey;
  }

  /** The device of a session; undefined while nothing is pushed to it. */
  async device(owner: PushOwner): Promise<PushDevice | undefined> {
    const row = await this.#devices.ofSession(owner);
    if (row === undefined) return undefined;
    return { createdAtMs: row.created_at_ms, succeededAtMs: row.succeeded_at_ms ?? undefined };
  }

  async subscribe(owner: PushOwner, target: PushTarget): Promise<Outcome<PushDevice, 'push_subscription_invalid'>> {
    // The first key that is drawn ends what was made under another one.
    await this.#keys.pair();
    return this.#devices.keep(owner, target);
  }

  unsubscribe(owner: PushOwner): Promise<void> {
    return this.#devices.dropOfSession(owner);
  }

  /** Sends a test to the device of a session, and waits for what its push service says. */
  async test(owner: PushOwner): Promise<Outcome<void, 'push_off' | 'push_test_too_soon' | 'push_not_delivered'>> {
    const device = await this.#devices.ofSession(owner);
    if (device === undefined) return reject('push_off');
    if (!(await this.#devices.takeTest(device.id))) return reject('push_test_too_soon');
    const { db, clock } = this.#parts;
    const user = await db.selectFrom('users').selectAll().where('id', '=', owner.userId).executeTakeFirstOrThrow();
    const delivered = await this.#deliver(device, pushTestOf(languageOfUser(user), clock()));
    return delivered === 'taken' ? done(undefined) : reject(delivered === 'gone' ? 'push_off' : 'push_not_delivered');
  }

  /** In the transaction of a notice. True when `wake` has to be called after the commit. */
  putIn(
    tx: Kysely<PlatformTables>,
    notice: { readonly userId: number; readonly noticeId: number; readonly isFolded: boolean },
  ): Promise<boolean> {
    return this.#box.put(tx, notice);
  }

  wake(): void {
    this.#emptying.wake();
  }

  /** Waits until all that is due was tried. */
  settled(): Promise<void> {
    return this.#emptying.settled();
  }

  close(): Promise<void> {
    return this.#emptying.close();
  }

  /** Sends a notice to a device; true if it has left the box. */
  async #send({ id, subscriptionId, noticeId }: WaitingPush): Promise<boolean> {
    const { log } = this.#parts;
    try {
      const found = await this.#find(subscriptionId, noticeId);
      if (found !== undefined && (await this.#deliver(found.device, found.message)) === 'later') return false;
    } catch (error) {
      // Whatever this one is: the others are not kept waiting by it.
      log.error({ event: 'push.given_up', err: error, push: id }, 'a notice could not be pushed');
    }
    await this.#box.remove(id);
    return true;
  }

  /** Undefined of what need not be sent any more: the notice was read or is old, or the session is over. */
  async #find(
    subscriptionId: string,
    noticeId: number,
  ): Promise<{ readonly device: PushDeviceRow; readonly message: PushMessage } | undefined> {
    const { db, clock } = this.#parts;
    const nowMs = clock();
    const device = await db
      .selectFrom('push_subscriptions')
      .selectAll()
      .where('id', '=', subscriptionId)
      .executeTakeFirst();
    const row = await db.selectFrom('notices').selectAll().where('id', '=', noticeId).executeTakeFirst();
    if (device === undefined || row === undefined) return undefined;
    const session = await db.selectFrom('sessions').selectAll().where('id', '=', device.session_id).executeTakeFirst();
    if (session === undefined || !isLiveRow(session, nowMs)) {
      await this.#devices.drop(device.id);
      return undefined;
    }
    const isRead = row.read_at_ms !== null && row.category !== untold;
    const notice = toldOf(row);
    if (isRead || nowMs - row.happened_at_ms >= mannerOf(notice.kind).lifeMs) return undefined;
    const user = await db.selectFrom('users').selectAll().where('id', '=', row.user_id).executeTakeFirst();
    if (user === undefined) return undefined;
    const about = row.fold ?? row.notice_key;
    const told = { notice, about, happenedAtMs: row.happened_at_ms };
    return { device, message: pushMessageOf(told, { lang: languageOfUser(user), nowMs }) };
  }

  /** `later`: the device rests, and is tried again. */
  async #deliver(device: PushDeviceRow, message: PushMessage): Promise<'taken' | 'gone' | 'refused' | 'later'> {
    const { log } = this.#parts;
    const delivery = await this.#service.deliver(await this.#devices.open(device), message);
    const { outcome, why } = delivery;
    if (outcome === 'taken') await this.#devices.succeeded(device.id);
    else log.warn({ event: 'push.not_taken', outcome, why, device: device.id }, 'a push service took no notice');
    if (outcome === 'gone') await this.#devices.drop(device.id);
    if (delivery.outcome === 'later') await this.#devices.failed(device, delivery.afterMs);
    return outcome;
  }
}
