import { present } from '@candor/kernel';
import type { Kysely } from 'kysely';
import webPush from 'web-push';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { Vault } from '../vault/vault.ts';

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly vault: Vault;
}

/** Base64url, as browsers and push services take them. */
interface KeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

const context = 'push key';

/**
 * The pair of keys by which push services know this installation (VAPID, RFC 8292), drawn once and sealed. A
 * subscription is good for the key it was made under, and for no other.
 */
export class PushKeys {
  readonly #parts: Parts;
  #pair: Promise<KeyPair> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  pair(): Promise<KeyPair> {
    this.#pair ??= this.#open().catch((error: unknown) => {
      this.#pair = undefined;
      throw error;
    });
    return this.#pair;
  }

  /** Of two processes that draw at once, the first one's stands. */
  async #open(): Promise<KeyPair> {
    const { db, vault } = this.#parts;
    const read = () => db.selectFrom('push_keys').select('sealed').where('id', '=', 1).executeTakeFirst();
    let row = await read();
    if (row === undefined) {
      const drawn = Buffer.from(JSON.stringify(webPush.generateVAPIDKeys()));
      const sealed = Buffer.from(await vault.seal(drawn, context)).toString('base64');
      await inTransaction(db, { lock: 'push' }, async (tx) => {
        const kept = await tx
          .insertInto('push_keys')
          .values({ id: 1, sealed })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        // Devices of a key that was taken away are nobody's.
        if (kept.numInsertedOrUpdatedRows === 1n) await tx.deleteFrom('push_subscriptions').execute();
      });
      row = await read();
    }
    const plain = await vault.open(Buffer.from(present(row, 'the key was kept').sealed, 'base64'), context);
    return JSON.parse(Buffer.from(plain).toString('utf8')) as KeyPair;
  }
}
