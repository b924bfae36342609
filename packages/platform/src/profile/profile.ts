import { isContactNickname, isNickname, isSignature, normalText } from '@candor/api';
import { done, type Outcome, reject } from '@candor/kernel';
import type { Kysely } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { Picture } from '../uploads/tasks.ts';
import type { DrawnCode, Uploads } from '../uploads/uploads.ts';
import { asSeen, isReserved } from './reserved-names.ts';

/** Fields to change; absent ones stay as they are. */
interface EditProfile {
  readonly nickname?: string | undefined;
  /** Empty: taken away. */
  readonly signature?: string | undefined;
}

export interface Profile {
  readonly nickname: string;
  readonly signature: string;
}

type ProfileCode =
  | 'nickname_invalid'
  | 'nickname_contact'
  | 'nickname_reserved'
  | 'signature_invalid'
  | 'nickname_taken';

/** All avatars have one owner: they are public, and a path to one is all it takes. */
const avatarOwner = 'avatar';

/** The public profiles of users. */
export class Profiles {
  readonly #db: Kysely<PlatformTables>;
  readonly #uploads: Uploads;

  constructor(db: Kysely<PlatformTables>, uploads: Uploads) {
    this.#db = db;
    this.#uploads = uploads;
  }

  /** Returns both texts as stored. */
  async edit(userId: number, typed: EditProfile): Promise<Outcome<Profile, ProfileCode>> {
    const nickname = typed.nickname === undefined ? undefined : normalText(typed.nickname);
    const signature = typed.signature === undefined ? undefined : normalText(typed.signature);
    if (nickname !== undefined) {
      if (!isNickname(nickname)) return reject('nickname_invalid');
      if (isContactNickname(nickname)) return reject('nickname_contact');
      if (isReserved(nickname)) return reject('nickname_reserved');
    }
    if (signature !== undefined && signature !== '' && !isSignature(signature)) return reject('signature_invalid');
    if (nickname !== undefined && !(await this.#take(userId, nickname))) return reject('nickname_taken');
    if (signature !== undefined) {
      await this.#db.updateTable('users').set({ signature }).where('id', '=', userId).execute();
    }
    return done(
      await this.#db
        .selectFrom('users')
        .select(['nickname', 'signature'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow(),
    );
  }

  /** Makes an upload the user's avatar, and returns its path. The one before is deleted. */
  async setAvatar(userId: number, location: string): Promise<Outcome<string, 'upload_not_found' | DrawnCode>> {
    const drawn = await this.#uploads.drawnFor(userId, location, 'avatar');
    if (!drawn.ok) return drawn;
    const bound = await this.#uploads.bind(userId, drawn.value, 'avatar', avatarOwner);
    if (!bound.ok) return bound;
    const avatar = avatarPath(bound.value);
    // In one transaction: of two at once the later one replaces the earlier one, instead of both replacing the old one.
    const before = await inTransaction(this.#db, { lock: `user ${userId}` }, async (tx) => {
      const row = await tx.selectFrom('users').select('avatar').where('id', '=', userId).executeTakeFirstOrThrow();
      await tx.updateTable('users').set({ avatar }).where('id', '=', userId).execute();
      return row.avatar;
    });
    const old = avatarId(before);
    if (old !== undefined && old !== bound.value) await this.#uploads.remove(old);
    return done(avatar);
  }

  /** The picture at a path; `undefined` when there is none. */
  async avatar(path: string): Promise<Picture | undefined> {
    const id = avatarId(path);
    const read = id === undefined ? undefined : await this.#uploads.read(id, avatarOwner);
    return read?.ok === true ? read.value : undefined;
  }

  /** False when another user has one that looks the same. In one transaction: of two at once one gets it. */
  async #take(userId: number, nickname: string): Promise<boolean> {
    const nickname_seen = asSeen(nickname);
    return inTransaction(this.#db, { lock: `nickname ${nickname_seen}` }, async (tx) => {
      const other = tx
        .selectFrom('users')
        .select('id')
        .where('nickname_seen', '=', nickname_seen)
        .where('id', '!=', userId);
      if ((await other.executeTakeFirst()) !== undefined) return false;
      await tx.updateTable('users').set({ nickname, nickname_seen }).where('id', '=', userId).execute();
      return true;
    });
  }
}

function avatarPath(id: string): string {
  return `/files/avatars/${id}.webp`;
}

function avatarId(path: string): string | undefined {
  return /^\/files\/avatars\/([\w-]{22})\.webp$/.exec(path)?.[1];
}
