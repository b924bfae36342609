import type { Notice } from '@candor/messages/mails';
import type { Kysely } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { Identity } from '../identity/identity.ts';
import type { Enclosed, PostBox } from '../post-box/post-box.ts';
import type { Sender } from '../post-box/sender.ts';
import type { RandomBytes } from '../random.ts';
import type { FreezeLinks } from './freeze-link.ts';
import { type Addressee, addressOf, ownPartsOf } from './owner.ts';
import type { OwnParts, Post } from './post.ts';

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly randomBytes: RandomBytes;
  readonly post: Post;
  readonly postBox: PostBox;
  readonly sender: Sender;
  readonly freezeLinks: FreezeLinks;
}

const keyBytes = 16;

/**
 * News to the owner of an account, in their language, to their e-mail address, else to their phone. They wait on disk
 * until a carrier has taken them, and block nothing: the reported action has happened.
 */
export class Notices {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async send(userId: number, notice: Notice): Promise<void> {
    const user = await this.#find(userId);
    if (user !== undefined) await this.sendTo(user, notice);
  }

  /** `to`: another address than the user's present one, such as the one they have just changed. */
  async sendTo(user: Addressee, notice: Notice, to: Identity | undefined = addressOf(user)): Promise<void> {
    const posted = await inTransaction(this.#parts.db, { lock: 'none' }, (tx) => this.sendIn(tx, user, notice, to));
    posted();
  }

  /**
   * The same in the transaction of the reported action. Returns the function that sends it, to be called after the
   * commit.
   */
  async sendIn(
    tx: Kysely<PlatformTables>,
    user: Addressee,
    notice: Notice,
    to: Identity | undefined = addressOf(user),
  ): Promise<() => void> {
    if (to !== undefined) await this.#put(tx, user.id, { to, notice });
    return () => this.#parts.sender.wake();
  }

  /** For a message that is no notice; see `ownPartsOf`. */
  ownParts(user: Addressee, canFreeze: boolean): OwnParts {
    return ownPartsOf(this.#parts.freezeLinks, user, canFreeze);
  }

  async #put(tx: Kysely<PlatformTables>, userId: number, enclosed: Enclosed): Promise<void> {
    const { clock, randomBytes, post, postBox } = this.#parts;
    if (!post.reaches(enclosed.to)) return;
    const key = Buffer.from(randomBytes(keyBytes)).toString('hex');
    await postBox.put(tx, { key, userId, happenedAtMs: clock(), ...enclosed });
  }

  #find(userId: number) {
    return this.#parts.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  }
}
