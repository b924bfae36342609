import { createHash, createHmac } from 'node:crypto';
import { assert, present } from '@candor/kernel';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import type { RandomBytes } from '../random.ts';
import type { Vault } from '../vault/vault.ts';

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly randomBytes: RandomBytes;
  readonly vault: Vault;
}

/** Which seeds: the account they are for, the number of the series, and how many it has. */
interface SeedSeries {
  readonly accountId: number;
  readonly series: number;
  readonly length: number;
}

const secretBytes = 32;
const context = 'game secret';

/**
 * The secret seeds of the game (RULES 17), all derived from one sealed secret of the installation. The seeds of a series
 * are a chain, each the SHA-256 of the next, so that the first hash fixes all of them.
 */
export class GameSeeds {
  readonly #parts: Parts;
  #secret: Promise<Uint8Array> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The hash that the exchange and the user are told before the first turn. */
  commitment(series: SeedSeries): Promise<Uint8Array> {
    return this.#link(series, 0);
  }

  /** The seed of a turn, from 1. */
  seed(series: SeedSeries, nonce: number): Promise<Uint8Array> {
    assert(nonce >= 1 && nonce <= series.length, 'a series has as many seeds as it says');
    return this.#link(series, nonce);
  }

  async #link({ accountId, series, length }: SeedSeries, place: number): Promise<Uint8Array> {
    this.#secret ??= this.#open().catch((error: unknown) => {
      this.#secret = undefined;
      throw error;
    });
    let link: Uint8Array = createHmac('sha256', await this.#secret)
      .update(`candor game\n${accountId}\n${series}\n${length}`)
      .digest();
    for (let at = length; at > place; at--) link = createHash('sha256').update(link).digest();
    return link;
  }

  /** Draws the secret at its first use; of two processes that draw at once, the first one's stands. */
  async #open(): Promise<Uint8Array> {
    const { db, randomBytes, vault } = this.#parts;
    const read = () => db.selectFrom('game_secrets').select('sealed').where('id', '=', 1).executeTakeFirst();
    let row = await read();
    if (row === undefined) {
      const sealed = Buffer.from(await vault.seal(randomBytes(secretBytes), context)).toString('base64');
      await db
        .insertInto('game_secrets')
        .values({ id: 1, sealed })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      row = await read();
    }
    return vault.open(Buffer.from(present(row, 'the secret was kept').sealed, 'base64'), context);
  }
}
