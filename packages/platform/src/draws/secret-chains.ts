import { createHash, createHmac } from 'node:crypto';
import { assert, present } from '@candor/kernel';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import type { RandomBytes } from '../random.ts';
import type { Vault } from '../vault/vault.ts';

export interface ChainParts {
  readonly db: Kysely<PlatformTables>;
  readonly randomBytes: RandomBytes;
  readonly vault: Vault;
}

const secretBytes = 32;
const context = 'game secret';

/**
 * Chains of secret seeds for committed draws (RULES 17), all derived from one sealed secret of the installation. Each seed is
 * the SHA-256 of the next, so that the first hash fixes all of them.
 */
export class SecretChains {
  readonly #parts: ChainParts;
  #secret: Promise<Uint8Array> | undefined;

  constructor(parts: ChainParts) {
    this.#parts = parts;
  }

  /**
   * The hash that is published before the first draw (place 0), or the seed of a draw, from 1. `label` names the chain, and no
   * other has the same.
   */
  async link(label: string, length: number, place: number): Promise<Uint8Array> {
    assert(place >= 0 && place <= length, 'a chain has as many seeds as it says');
    this.#secret ??= this.#open().catch((error: unknown) => {
      this.#secret = undefined;
      throw error;
    });
    let link: Uint8Array = createHmac('sha256', await this.#secret)
      .update(label)
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
