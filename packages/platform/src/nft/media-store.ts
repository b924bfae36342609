import type { NftKind } from '@candor/api';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { done, type Outcome, reject } from '@candor/kernel';
import type { Kysely, Selectable } from 'kysely';
import type { NftMediaRow } from '../database/nft-tables.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { Pictures } from '../uploads/pictures.ts';
import type { MediaCode } from '../uploads/tasks.ts';
import type { NftMediaType, ReadMedia } from './media.ts';

/** Public media under the SHA-256 of their bytes. */
export interface NftMedium {
  /** In hex. */
  readonly hash: string;
  readonly kind: NftKind;
  readonly mediaType: NftMediaType;
  /** Bytes. */
  readonly size: number;
  readonly width?: number;
  readonly height?: number;
  readonly durationMs?: number;
  /** Hash of a small picture for lists; absent of such a picture itself. */
  readonly thumbnail?: string;
  /** Hash of the picture that stands for sound and video. */
  readonly poster?: string;
}

type NftMediaCode = MediaCode | 'nft_poster_needed' | 'nft_poster_unknown';

/** A file that is known to be ours, with the hash of its content. */
export interface OwnMedium extends NftMedium {
  readonly path: string;
}

interface StoreParts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly pictures: Pictures;
  readonly folder: string;
}

/**
 * The media of works: public, never changed, and never deleted, since ownership in the journal names them. The same bytes
 * are one file.
 */
export class NftMedia {
  readonly #parts: StoreParts;
  #prepared: Promise<void> | undefined;
  #writes = 0;

  constructor(parts: StoreParts) {
    this.#parts = parts;
  }

  /** Keeps a file. `poster`: the hash of a picture kept before, which sound and video need. Throws a `Fault` when busy. */
  async add(file: Uint8Array, poster?: string): Promise<Outcome<NftMedium, NftMediaCode>> {
    const read = await this.#parts.pictures.readMedia(file);
    if (!read.ok) return read;
    const { thumbnail } = read.value;
    if (thumbnail !== undefined) {
      const small = await this.#keep({ kind: 'image', mediaType: 'image/webp', bytes: thumbnail });
      return done(await this.#keep(read.value, { thumbnail: small.hash }));
    }
    if (poster === undefined) return reject('nft_poster_needed');
    const face = await this.find(poster);
    if (face === undefined || face.kind !== 'image') return reject('nft_poster_unknown');
    return done(await this.#keep(read.value, { poster, thumbnail: face.thumbnail ?? face.hash }));
  }

  async find(hash: string): Promise<NftMedium | undefined> {
    const row = await this.#parts.db.selectFrom('nft_media').selectAll().where('hash', '=', hash).executeTakeFirst();
    return row === undefined ? undefined : mediumOf(row);
  }

  /** The path of the file of a medium that was found. */
  pathOf({ hash }: Pick<NftMedium, 'hash'>): string {
    return join(this.#parts.folder, hash);
  }

  /** Copies files of ours that are not here yet; throws when one is not what its hash says. */
  async adopt(own: readonly OwnMedium[]): Promise<void> {
    const rows = await this.#parts.db.selectFrom('nft_media').select('hash').execute();
    const known = new Set(rows.map(({ hash }) => hash));
    const fresh = own.filter(({ hash }) => !known.has(hash));
    if (fresh.length === 0) return;
    await this.#prepare();
    for (const medium of fresh) {
      const bytes = await readFile(medium.path);
      if (hashOf(bytes) !== medium.hash) throw new Error(`${medium.path} is not what its hash says`);
      await copyFile(medium.path, this.pathOf(medium));
    }
    await this.#insert(fresh);
  }

  async #keep(
    { kind, mediaType, bytes, width, height, durationMs }: ReadMedia,
    others: Pick<NftMedium, 'poster' | 'thumbnail'> = {},
  ): Promise<NftMedium> {
    const medium: NftMedium = {
      hash: hashOf(bytes),
      kind,
      mediaType,
      size: bytes.length,
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
      ...(durationMs === undefined ? {} : { durationMs }),
      ...others,
    };
    const kept = await this.find(medium.hash);
    if (kept !== undefined) return kept;
    await this.#prepare();
    const unfinished = `${this.pathOf(medium)}.${++this.#writes}${unfinishedEnd}`;
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, this.pathOf(medium));
    // The file first: what has a row can be served.
    await this.#insert([medium]);
    return medium;
  }

  async #insert(media: readonly NftMedium[]): Promise<void> {
    const created_at_ms = this.#parts.clock();
    await this.#parts.db
      .insertInto('nft_media')
      .values(
        media.map(({ hash, kind, mediaType, size, width, height, durationMs, thumbnail, poster }) => ({
          hash,
          kind,
          media_type: mediaType,
          size,
          width: width ?? null,
          height: height ?? null,
          duration_ms: durationMs ?? null,
          thumbnail: thumbnail ?? null,
          poster: poster ?? null,
          created_at_ms,
        })),
      )
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
  }

  #prepare(): Promise<void> {
    this.#prepared ??= cleared(this.#parts.folder);
    return this.#prepared;
  }
}

/** Makes the folder, and removes the half-written files of a crash. */
async function cleared(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) if (name.endsWith(unfinishedEnd)) await rm(join(folder, name));
}

const unfinishedEnd = '.new';

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function mediumOf(row: Selectable<NftMediaRow>): NftMedium {
  return {
    hash: row.hash,
    kind: row.kind as NftKind,
    mediaType: row.media_type as NftMediaType,
    size: row.size,
    ...(row.width === null ? {} : { width: row.width }),
    ...(row.height === null ? {} : { height: row.height }),
    ...(row.duration_ms === null ? {} : { durationMs: row.duration_ms }),
    ...(row.thumbnail === null ? {} : { thumbnail: row.thumbnail }),
    ...(row.poster === null ? {} : { poster: row.poster }),
  };
}
