import { dayMs } from '@candor/kernel';
import type { SignInResult } from '@candor/api';
import type { Kysely } from 'kysely';
import type { Page } from '../content/articles.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import { deviceName } from '../identity/device-name.ts';
import { ipPrefix } from '../identity/ip-prefix.ts';
import type { Client } from '../sessions/sessions.ts';

const keptMs = 90 * dayMs;
/** Tries with unknown names are useless after this time. */
const strangersKeptMs = 3_600_000;

export interface SignIn {
  readonly atMs: number;
  readonly device: string;
  readonly ipPrefix: string;
  readonly result: SignInResult;
}

/**
 * The logins of 90 days, failed ones included. Attempts at unknown accounts are written too: the work reveals nothing
 * (W24).
 */
export class SignIns {
  readonly #db: Kysely<PlatformTables>;
  readonly #clock: () => number;

  constructor(db: Kysely<PlatformTables>, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  async record(userId: number | undefined, client: Client, result: SignInResult): Promise<void> {
    const nowMs = this.#clock();
    await inTransaction(this.#db, { lock: 'none' }, async (tx) => {
      await tx
        .deleteFrom('sign_ins')
        .where('at_ms', '<', nowMs - keptMs)
        .execute();
      await tx
        .deleteFrom('sign_ins')
        .where('user_id', 'is', null)
        .where('at_ms', '<', nowMs - strangersKeptMs)
        .execute();
      const { next_id } = await tx
        .updateTable('id_counters')
        .set((row) => ({ next_id: row('next_id', '+', 1) }))
        .where('name', '=', 'sign_ins')
        .returning('next_id')
        .executeTakeFirstOrThrow();
      const { device, ipPrefix: network } = seenOf(client);
      await tx
        .insertInto('sign_ins')
        .values({ id: next_id - 1, user_id: userId ?? null, at_ms: nowMs, device, ip_prefix: network, result })
        .execute();
    });
  }

  /** True if a user who has logged in before now does so from another device or network. */
  async isNewDevice(userId: number, client: Client): Promise<boolean> {
    const { device, ipPrefix: network } = seenOf(client);
    const before = this.#db
      .selectFrom('sign_ins')
      .select('id')
      .where('user_id', '=', userId)
      .where('result', '=', 'signed_in')
      .limit(1);
    if ((await before.executeTakeFirst()) === undefined) return false;
    const same = before.where('device', '=', device).where('ip_prefix', '=', network);
    return (await same.executeTakeFirst()) === undefined;
  }

  /** Newest first. */
  async list(userId: number, page: number, limit: number): Promise<Page<SignIn>> {
    const own = this.#db.selectFrom('sign_ins').where('user_id', '=', userId);
    const { total } = await own.select((rows) => rows.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await own
      .selectAll()
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    return {
      rows: rows.map(({ at_ms, device, ip_prefix, result }) => ({
        atMs: at_ms,
        device,
        ipPrefix: ip_prefix,
        result: result as SignInResult,
      })),
      total,
    };
  }
}

/** The stored origin of a login: enough to recognise it, not enough to find the person. */
export function seenOf({ ip, userAgent }: Client): { readonly device: string; readonly ipPrefix: string } {
  return { device: deviceName(userAgent), ipPrefix: ipPrefix(ip) };
}
