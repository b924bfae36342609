import type { LanguageCode } from '@candor/api';
import type { Kysely } from 'kysely';
import { folded } from '../content/faq-search/tokens.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { RandomBytes } from '../random.ts';
import { takeNumber } from '../database/take-number.ts';
import { described, documentOf, type NewDescription, type NftDescription, type NftTexts } from './description.ts';

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly randomBytes: RandomBytes;
}

interface NftArtist {
  /** At the exchange. */
  readonly accountId: number;
  readonly biographies: NftTexts;
  /** Hash of their portrait in the store of media. */
  readonly portrait?: string;
}

interface NftCollection {
  readonly collectionId: number;
  /** Account of its artist. */
  readonly creatorId: number;
  readonly names: NftTexts;
  readonly texts: NftTexts;
}

interface Revised {
  readonly lang: LanguageCode;
  readonly name: string;
  readonly text: string;
}

const cachedMax = 5_000;
const foundMax = 500;
const saltBytes = 16;

/** The part of the NFT market that the exchange does not know: artists, collections, descriptions, favourites, read marks. */
export class NftBook {
  readonly #parts: Parts;
  /** By hash: a description never changes. */
  readonly #known = new Map<string, NftDescription>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Keeps what a work or a series is; the same description twice is one. */
  async describe(wanted: NewDescription, collectionId?: number): Promise<NftDescription> {
    const salted = wanted.of === 'series' && wanted.salt === undefined;
    const salt = salted ? { salt: Buffer.from(this.#parts.randomBytes(saltBytes)).toString('hex') } : {};
    const description = described(documentOf({ ...wanted, ...salt }));
    const { hash, document, names, creatorUid } = description;
    await this.#parts.db
      .insertInto('nft_descriptions')
      .values({
        hash,
        document,
        collection_id: collectionId ?? null,
        creator_uid: creatorUid,
        folded: Object.values(names).map(folded).join('\n'),
        created_at_ms: this.#parts.clock(),
      })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
    return description;
  }

  /** The descriptions behind content hashes, in hex. */
  async descriptions(hashes: readonly string[]): Promise<ReadonlyMap<string, NftDescription>> {
    const wanted = [...new Set(hashes)];
    const missing = wanted.filter((hash) => !this.#known.has(hash));
    if (this.#known.size + missing.length > cachedMax) this.#known.clear();
    const unknown = wanted.filter((hash) => !this.#known.has(hash));
    if (unknown.length > 0) {
      const rows = await this.#parts.db
        .selectFrom('nft_descriptions')
        .select('document')
        .where('hash', 'in', unknown)
        .execute();
      for (const { document } of rows) {
        const description = described(document);
        this.#known.set(description.hash, description);
      }
    }
    return new Map(
      wanted.flatMap((hash) => {
        const found = this.#known.get(hash);
        return found === undefined ? [] : [[hash, found] as const];
      }),
    );
  }

  /** The collections of descriptions, by content hash. */
  async collectionIds(hashes: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (hashes.length === 0) return new Map();
    const rows = await this.#parts.db
      .selectFrom('nft_descriptions')
      .select(['hash', 'collection_id'])
      .where('hash', 'in', [...new Set(hashes)])
      .execute();
    return new Map(
      rows.flatMap(({ hash, collection_id }) => (collection_id === null ? [] : [[hash, collection_id] as const])),
    );
  }

  /** Content hashes of works and series of a collection. */
  async inCollection(collectionId: number): Promise<readonly string[]> {
    const rows = await this.#parts.db
      .selectFrom('nft_descriptions')
      .select('hash')
      .where('collection_id', '=', collectionId)
      .orderBy('created_at_ms')
      .execute();
    return rows.map(({ hash }) => hash);
  }

  /**
   * Content hashes of works and series whose name, artist or collection has these words, without regard to accents and case;
   * at most 500.
   */
  async search(text: string): Promise<readonly string[]> {
    const words = folded(text).trim();
    if (words === '') return [];
    const pattern = `%${words.replace(/[%_]/gu, ' ')}%`;
    const { db } = this.#parts;
    const rows = await db
      .selectFrom('nft_descriptions')
      .leftJoin('nft_collections', 'nft_collections.id', 'nft_descriptions.collection_id')
      .leftJoin('users', 'users.uid', 'nft_descriptions.creator_uid')
      .leftJoin('nft_artists', 'nft_artists.account_id', 'users.exchange_account_id')
      .select('hash')
      .where((row) =>
        row.or([
          row('nft_descriptions.folded', 'like', pattern),
          row('nft_collections.folded', 'like', pattern),
          row('nft_artists.folded', 'like', pattern),
        ]),
      )
      .limit(foundMax)
      .execute();
    return rows.map(({ hash }) => hash);
  }

  /** Makes a user an artist, or says more about one. What is absent stays as it was. */
  async setArtist(
    accountId: number,
    {
      name,
      biographies,
      portrait,
    }: { readonly name: string; readonly biographies: NftTexts; readonly portrait?: string },
  ): Promise<void> {
    const { db, clock } = this.#parts;
    await inTransaction(db, { lock: `nft artist ${accountId}` }, async (tx) => {
      const known = await tx
        .selectFrom('nft_artists')
        .selectAll()
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      const before = known === undefined ? {} : (JSON.parse(known.biographies) as NftTexts);
      const row = {
        biographies: JSON.stringify({ ...before, ...biographies }),
        portrait: portrait ?? known?.portrait ?? null,
        folded: folded(name),
      };
      await tx
        .insertInto('nft_artists')
        .values({ account_id: accountId, ...row, created_at_ms: clock() })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
        .execute();
    });
  }

  /** A user is no artist any more; their works stay. */
  async removeArtist(accountId: number): Promise<void> {
    await this.#parts.db.deleteFrom('nft_artists').where('account_id', '=', accountId).execute();
  }

  /** Of these accounts, those that are artists. */
  async artists(accountIds: readonly number[]): Promise<ReadonlyMap<number, NftArtist>> {
    if (accountIds.length === 0) return new Map();
    const rows = await this.#parts.db
      .selectFrom('nft_artists')
      .selectAll()
      .where('account_id', 'in', [...new Set(accountIds)])
      .execute();
    return new Map(rows.map((row) => [row.account_id, artistOf(row)]));
  }

  /** All artists whose name has these words, the earliest first. */
  async listArtists(search = ''): Promise<readonly NftArtist[]> {
    const words = folded(search).trim();
    const rows = await this.#parts.db
      .selectFrom('nft_artists')
      .selectAll()
      .orderBy('created_at_ms')
      .orderBy('account_id')
      .execute();
    return rows.filter((row) => row.folded.includes(words)).map(artistOf);
  }

  /** Opens a collection, or names it in one more language; absent when there is none of this number and artist. */
  async setCollection(
    creatorId: number,
    texts: readonly Revised[],
    collectionId?: number,
  ): Promise<number | undefined> {
    const { db, clock } = this.#parts;
    return inTransaction(db, { lock: 'nft collections' }, async (tx) => {
      const known =
        collectionId === undefined
          ? undefined
          : await tx.selectFrom('nft_collections').selectAll().where('id', '=', collectionId).executeTakeFirst();
      if (collectionId !== undefined && known?.account_id !== creatorId) return undefined;
      const before = known === undefined ? { names: {}, texts: {} } : collectionOf(known);
      const names = { ...before.names, ...Object.fromEntries(texts.map(({ lang, name }) => [lang, name])) };
      const row = {
        account_id: creatorId,
        names: JSON.stringify(names),
        texts: JSON.stringify({ ...before.texts, ...Object.fromEntries(texts.map(({ lang, text }) => [lang, text])) }),
        folded: Object.values(names)
          .map((name) => folded(name))
          .join('\n'),
      };
      if (known !== undefined) {
        await tx.updateTable('nft_collections').set(row).where('id', '=', known.id).execute();
        return known.id;
      }
      const id = await takeNumber(tx, 'nft_collections');
      await tx
        .insertInto('nft_collections')
        .values({ id, ...row, created_at_ms: clock() })
        .execute();
      return id;
    });
  }

  /** All of them, or those of one artist, the earliest first. */
  async collections(creatorId?: number): Promise<readonly NftCollection[]> {
    const rows = await this.#parts.db
      .selectFrom('nft_collections')
      .selectAll()
      .$if(creatorId !== undefined, (query) => query.where('account_id', '=', creatorId as number))
      .orderBy('id')
      .execute();
    return rows.map(collectionOf);
  }

  async collection(collectionId: number): Promise<NftCollection | undefined> {
    const row = await this.#parts.db
      .selectFrom('nft_collections')
      .selectAll()
      .where('id', '=', collectionId)
      .executeTakeFirst();
    return row && collectionOf(row);
  }

  /** Puts a work ("W14") or a series ("S2") among a user's favourites, or takes it off; answers whether it is there now. */
  async toggleLike(userId: number, subject: string): Promise<boolean> {
    const { db, clock } = this.#parts;
    return inTransaction(db, { lock: `user ${userId}` }, async (tx) => {
      const removed = await tx
        .deleteFrom('nft_likes')
        .where('user_id', '=', userId)
        .where('subject', '=', subject)
        .executeTakeFirst();
      if (removed.numDeletedRows > 0n) return false;
      await tx.insertInto('nft_likes').values({ user_id: userId, subject, at_ms: clock() }).execute();
      return true;
    });
  }

  /** The numbers of users who like these, of those that anybody likes. */
  async likes(subjects: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (subjects.length === 0) return new Map();
    const rows = await this.#parts.db
      .selectFrom('nft_likes')
      .select(['subject', ({ fn }) => fn.countAll<number | string>().as('likes')])
      .where('subject', 'in', [...new Set(subjects)])
      .groupBy('subject')
      .execute();
    return new Map(rows.map(({ subject, likes }) => [subject, Number(likes)]));
  }

  /** The works and series that the most users like, those first; at most so many. */
  async mostLiked(limit: number): Promise<readonly string[]> {
    const rows = await this.#parts.db
      .selectFrom('nft_likes')
      .select('subject')
      .groupBy('subject')
      .orderBy(({ fn }) => fn.countAll(), 'desc')
      .orderBy('subject')
      .limit(limit)
      .execute();
    return rows.map(({ subject }) => subject);
  }

  /** A page of the favourites of a user, the newest first. */
  async likedBy(
    userId: number,
    { page, limit }: { readonly page: number; readonly limit: number },
  ): Promise<{ readonly subjects: readonly string[]; readonly total: number }> {
    const own = this.#parts.db.selectFrom('nft_likes').where('user_id', '=', userId);
    const [rows, counted] = await Promise.all([
      own
        .select('subject')
        .orderBy('at_ms', 'desc')
        .orderBy('subject')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute(),
      own.select(({ fn }) => fn.countAll<number | string>().as('total')).executeTakeFirst(),
    ]);
    return { subjects: rows.map(({ subject }) => subject), total: Number(counted?.total ?? 0) };
  }

  /** Of these works and series, those that a user likes. */
  async likedAmong(userId: number, subjects: readonly string[]): Promise<ReadonlySet<string>> {
    if (subjects.length === 0) return new Set();
    const rows = await this.#parts.db
      .selectFrom('nft_likes')
      .select('subject')
      .where('user_id', '=', userId)
      .where('subject', 'in', [...new Set(subjects)])
      .execute();
    return new Set(rows.map(({ subject }) => subject));
  }

  /** Marks the message of an order as read. */
  async readOrder(userId: number, orderId: number): Promise<void> {
    await this.#parts.db
      .insertInto('nft_order_reads')
      .values({ user_id: userId, order_id: orderId })
      .onConflict((conflict) => conflict.columns(['user_id', 'order_id']).doNothing())
      .execute();
  }

  /** Of these orders, those whose messages a user has read. */
  async readOrders(userId: number, orderIds: readonly number[]): Promise<ReadonlySet<number>> {
    if (orderIds.length === 0) return new Set();
    const rows = await this.#parts.db
      .selectFrom('nft_order_reads')
      .select('order_id')
      .where('user_id', '=', userId)
      .where('order_id', 'in', [...orderIds])
      .execute();
    return new Set(rows.map(({ order_id }) => order_id));
  }
}

function artistOf(row: PlatformTables['nft_artists']): NftArtist {
  return {
    accountId: row.account_id,
    biographies: JSON.parse(row.biographies) as NftTexts,
    ...(row.portrait !== null && { portrait: row.portrait }),
  };
}

function collectionOf(row: PlatformTables['nft_collections']): NftCollection {
  return {
    collectionId: row.id,
    creatorId: row.account_id,
    names: JSON.parse(row.names) as NftTexts,
    texts: JSON.parse(row.texts) as NftTexts,
  };
}
