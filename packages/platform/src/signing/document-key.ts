import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { present } from '@candor/kernel';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import type { RandomBytes } from '../random.ts';
import type { Vault } from '../vault/vault.ts';

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly randomBytes: RandomBytes;
  readonly vault: Vault;
}

/** The public half of the key that documents are signed with. */
interface PublicDocumentKey {
  readonly name: string;
  /** 32 bytes. */
  readonly key: Uint8Array;
  /** The first 4 bytes of SHA-256 over name and key: signatures begin with them. */
  readonly hash: Uint8Array;
}

const seedBytes = 32;
const context = 'document key';
const keyName = 'candor-documents';
const hashBytes = 4;
/** Of Ed25519, in the format of notes. */
const keyType = 1;
/** The bytes before a seed in a private key of Ed25519, and before the 32 of a public one (RFC 8410). */
const privateHead = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicHeadBytes = 12;

interface Key {
  readonly secret: KeyObject;
  readonly shown: PublicDocumentKey;
}

/**
 * The installation's key for documents that users take with them, Ed25519. A signed document is a note as in C2SP
 * signed-note: its lines, an empty one, and the signature. The key is drawn at its first use and kept sealed.
 */
export class DocumentKey {
  readonly #parts: Parts;
  #key: Promise<Key> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async shown(): Promise<PublicDocumentKey> {
    return (await this.#opened()).shown;
  }

  /** The note of a text, which is lines that all end. */
  async signed(text: string): Promise<string> {
    const { secret, shown } = await this.#opened();
    const signature = sign(null, Buffer.from(text), secret);
    return `${text}\n— ${shown.name} ${Buffer.concat([shown.hash, signature]).toString('base64')}\n`;
  }

  #opened(): Promise<Key> {
    this.#key ??= this.#open().catch((error: unknown) => {
      this.#key = undefined;
      throw error;
    });
    return this.#key;
  }

  /** Draws the seed at its first use; of two processes that draw at once, the first one's stands. */
  async #open(): Promise<Key> {
    const { db, randomBytes, vault } = this.#parts;
    const read = () => db.selectFrom('document_keys').select('sealed').where('id', '=', 1).executeTakeFirst();
    let row = await read();
    if (row === undefined) {
      const sealed = Buffer.from(await vault.seal(randomBytes(seedBytes), context)).toString('base64');
      await db
        .insertInto('document_keys')
        .values({ id: 1, sealed })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      row = await read();
    }
    const seed = await vault.open(Buffer.from(present(row, 'the seed was kept').sealed, 'base64'), context);
    const secret = createPrivateKey({ key: Buffer.concat([privateHead, seed]), format: 'der', type: 'pkcs8' });
    const key = createPublicKey(secret).export({ format: 'der', type: 'spki' }).subarray(publicHeadBytes);
    const named = Buffer.concat([Buffer.from(`${keyName}\n`), Buffer.of(keyType), key]);
    const hash = createHash('sha256').update(named).digest().subarray(0, hashBytes);
    return { secret, shown: { name: keyName, key, hash } };
  }
}
