import { dayMs } from '@candor/kernel';
import type { Kysely } from 'kysely';
import type { Bonds } from '../bonds/bonds.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { Client } from '../sessions/sessions.ts';
import { type Caller, deviceHashOf } from './caller.ts';

const keptMs = 180 * dayMs;
const devicesMax = 20;
/** No user has this number: looking for a device without a user is the same work as with one. */
const nobody = 0;

/**
 * Devices on which a user has proven their identity. Their tries are counted separately, so that no stranger's tries
 * lock the owner out of their own phone (the device cookies of the OWASP authentication cheat sheet).
 */
export class KnownDevices {
  readonly #db: Kysely<PlatformTables>;
  readonly #clock: () => number;
  readonly #bonds: Bonds;

  constructor(db: Kysely<PlatformTables>, clock: () => number, bonds: Bonds) {
    this.#db = db;
    this.#clock = clock;
    this.#bonds = bonds;
  }

  /** The caller, as known to this user. */
  async recognise(userId: number | undefined, client: Client): Promise<Caller> {
    const hash = deviceHashOf(client);
    if (hash === undefined) return { ip: client.ip };
    const row = await this.#db
      .selectFrom('known_devices')
      .selectAll()
      .where('user_id', '=', userId ?? nobody)
      .where('device_hash', '=', hash)
      .where('seen_at_ms', '>', this.#clock() - keptMs)
      .executeTakeFirst();
    // A row that differs from its bond, or that a damaged index led to, is an unknown device.
    const isKnown = row?.user_id === userId && row?.device_hash === hash && this.#bonds.isDevice(row);
    return isKnown ? { knownAs: `device ${hash}` } : { ip: client.ip };
  }

  /** All was proven from there. The devices that were not seen for longest are forgotten. */
  async remember(userId: number, client: Client): Promise<void> {
    const hash = deviceHashOf(client);
    if (hash === undefined) return;
    const device = { user_id: userId, device_hash: hash };
    const seen = { seen_at_ms: this.#clock(), bond: this.#bonds.ofDevice(device) };
    await inTransaction(this.#db, { lock: `user ${userId}` }, async (tx) => {
      await tx
        .insertInto('known_devices')
        .values({ ...device, ...seen })
        .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet(seen))
        .execute();
      const newest = await tx
        .selectFrom('known_devices')
        .select('device_hash')
        .where('user_id', '=', userId)
        .orderBy('seen_at_ms', 'desc')
        .limit(devicesMax)
        .execute();
      await tx
        .deleteFrom('known_devices')
        .where('user_id', '=', userId)
        .where(
          'device_hash',
          'not in',
          newest.map(({ device_hash }) => device_hash),
        )
        .execute();
    });
  }

  /** Forgets all devices of a user: after a new password, they may belong to another person. */
  async forgetAllIn(tx: Kysely<PlatformTables>, userId: number): Promise<void> {
    await tx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
  }
}
