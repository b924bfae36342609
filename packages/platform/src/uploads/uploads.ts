import type { UploadPurpose } from '@candor/api';
import { dayMs, done, type Outcome, reject } from '@candor/kernel';
import type { Kysely, Selectable } from 'kysely';
import type { PlatformTables, UploadRow } from '../database/tables.ts';
import { type RandomBytes, randomToken } from '../random.ts';
import type { Pictures } from './pictures.ts';
import { countPixels, hasPixels, takeFromQuota, type UploadQuota } from './quota.ts';
import type { SealedFiles } from './sealed-files.ts';
import type { Picture, PictureCode, PictureUse } from './tasks.ts';

interface UploadParts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly randomBytes: RandomBytes;
  readonly files: SealedFiles;
  readonly quota: UploadQuota;
  readonly pictures: Pictures;
}

interface NewUpload {
  readonly userId: number;
  readonly purpose: PictureUse;
  readonly file: Uint8Array;
}

export type UploadCode = PictureCode | 'upload_quota_used';
/** Of a picture of ours that is drawn once more. */
export type DrawnCode = 'upload_quota_used' | 'upload_unreadable';

/** The age at which an unused upload is deleted. */
const unboundMs = dayMs;
const idBytes = 16;
const locationStart = 'upload:';

/**
 * Pictures that users send. An upload is its user's alone until it is used: then it is bound to its owner, and served
 * only to requests that name it.
 */
export class Uploads {
  readonly #parts: UploadParts;

  constructor(parts: UploadParts) {
    this.#parts = parts;
  }

  /**
   * Stores our encoder's version of a file, and returns its location. Throws a `Fault` when too many are being made.
   */
  async add({ userId, purpose, file }: NewUpload): Promise<Outcome<string, UploadCode>> {
    const { db, clock, randomBytes, files, quota, pictures } = this.#parts;
    if (!(await takeFromQuota(db, quota, userId, file.length, clock()))) return reject('upload_quota_used');
    const encoded = await pictures.encode(senderOf(userId), file, purpose, {
      refusal: async () => ((await hasPixels(db, quota, userId, clock())) ? undefined : reject('upload_quota_used')),
      count: (pixels) => countPixels(db, userId, pixels, clock()),
    });
    if (!encoded.ok) return encoded;
    const { mediaType, bytes } = encoded.value;
    const id = randomToken(randomBytes, idBytes);
    const now = clock();
    // The row first: a file without a row would never be deleted.
    await db
      .insertInto('uploads')
      .values({
        id,
        user_id: userId,
        purpose,
        media_type: mediaType,
        size: bytes.length,
        owner: null,
        created_at_ms: now,
        expires_at_ms: now + unboundMs,
      })
      .execute();
    await files.write(id, bytes);
    return done(`${locationStart}${id}`);
  }

  /**
   * Binds an upload to its owner, such as `claim 17`, and returns its id: from now on it does not expire. Binding it
   * again to the same owner changes nothing; another user's, another purpose's and another owner's is not found. One
   * that was sent for any purpose is for this one from now on. `tx`: to bind and create in one transaction.
   */
  async bind(
    userId: number,
    location: string,
    purpose: UploadPurpose,
    owner: string,
    tx: Kysely<PlatformTables> = this.#parts.db,
  ): Promise<Outcome<string, 'upload_not_found'>> {
    const bound = await tx
      .updateTable('uploads')
      .set({ owner, purpose, expires_at_ms: null })
      .where('id', '=', idOf(location))
      .where('user_id', '=', userId)
      .where('purpose', 'in', [purpose, 'any'])
      .where((row) =>
        row.or([row('owner', '=', owner), row.and([row('owner', 'is', null), row('expires_at_ms', '>', this.#now())])]),
      )
      .returning('id')
      .executeTakeFirst();
    return bound === undefined ? reject('upload_not_found') : done(bound.id);
  }

  /**
   * The location of a copy drawn for `purpose`, where a picture was sent for any: a public picture is not kept as large
   * as one for a reviewer. The location itself of all others. The original can be named again until it expires, so that
   * a call whose answer was lost can be repeated.
   */
  async drawnFor(userId: number, location: string, purpose: UploadPurpose): Promise<Outcome<string, DrawnCode>> {
    const row = await this.#parts.db
      .selectFrom('uploads')
      .selectAll()
      .where('id', '=', idOf(location))
      .where('user_id', '=', userId)
      .where('purpose', '=', 'any')
      .where('expires_at_ms', '>', this.#now())
      .executeTakeFirst();
    if (row === undefined) return done(location);
    const { bytes } = await this.#pictureOf(row);
    const drawn = await this.add({ userId, purpose, file: bytes });
    if (drawn.ok) return drawn;
    return reject(drawn.code === 'upload_quota_used' ? drawn.code : 'upload_unreadable');
  }

  /**
   * Hands the uploads of one owner to another one, in the transaction that creates that one. Returns true if there were
   * any.
   */
  async rebind(id: string, from: string, to: string, tx: Kysely<PlatformTables>): Promise<boolean> {
    const moved = await tx
      .updateTable('uploads')
      .set({ owner: to })
      .where('id', '=', id)
      .where('owner', '=', from)
      .returning('id')
      .executeTakeFirst();
    return moved !== undefined;
  }

  /** Takes an upload from its owner for good: it is removed with the expired ones, also after a crash in between. */
  async giveUp(id: string, owner: string, tx: Kysely<PlatformTables>): Promise<void> {
    await tx
      .updateTable('uploads')
      .set({ owner: null, expires_at_ms: this.#now() })
      .where('id', '=', id)
      .where('owner', '=', owner)
      .execute();
  }

  /** Takes all that an owner has from it for good, in the same way. */
  async giveUpAll(owner: string, tx: Kysely<PlatformTables>): Promise<void> {
    await tx
      .updateTable('uploads')
      .set({ owner: null, expires_at_ms: this.#now() })
      .where('owner', '=', owner)
      .execute();
  }

  /** The picture bound to this owner under this id. */
  async read(id: string, owner: string): Promise<Outcome<Picture, 'upload_not_found'>> {
    const row = await this.#parts.db
      .selectFrom('uploads')
      .selectAll()
      .where('id', '=', id)
      .where('owner', '=', owner)
      .executeTakeFirst();
    return row === undefined ? reject('upload_not_found') : done(await this.#pictureOf(row));
  }

  /** Text of the QR code in an upload that its user made for one, bound or not. */
  async readQr(userId: number, location: string): Promise<Outcome<string, 'upload_not_found' | 'qr_unreadable'>> {
    const row = await this.#parts.db
      .selectFrom('uploads')
      .selectAll()
      .where('id', '=', idOf(location))
      .where('user_id', '=', userId)
      .where('purpose', 'in', ['qr', 'any'])
      .where((where) => where.or([where('expires_at_ms', 'is', null), where('expires_at_ms', '>', this.#now())]))
      .executeTakeFirst();
    if (row === undefined) return reject('upload_not_found');
    const { bytes } = await this.#pictureOf(row);
    const text = await this.#parts.pictures.readQr(senderOf(userId), bytes);
    return text === undefined ? reject('qr_unreadable') : done(text);
  }

  /** A picture of ours with words in its pixels, for a viewer who is not its owner: who, why, when. */
  watermarked(picture: Uint8Array, words: string): Promise<Picture> {
    return this.#parts.pictures.watermarked(picture, words);
  }

  /** The file first: while it exists, it has a row. */
  async remove(id: string): Promise<void> {
    await this.#parts.files.remove(id);
    await this.#parts.db.deleteFrom('uploads').where('id', '=', id).execute();
  }

  /** Deletes uploads that were never used, and those given up. */
  async removeExpired(): Promise<void> {
    const expired = await this.#parts.db
      .selectFrom('uploads')
      .select('id')
      .where('expires_at_ms', '<=', this.#now())
      .execute();
    for (const { id } of expired) await this.remove(id);
  }

  async #pictureOf(row: Selectable<UploadRow>): Promise<Picture> {
    return { mediaType: row.media_type as Picture['mediaType'], bytes: await this.#parts.files.read(row.id) };
  }

  #now(): number {
    return this.#parts.clock();
  }
}

function senderOf(userId: number): string {
  return `user ${userId}`;
}

function idOf(location: string): string {
  return location.startsWith(locationStart) ? location.slice(locationStart.length) : '';
}
