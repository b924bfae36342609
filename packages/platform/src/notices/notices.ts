import type { Notice } from '@candor/messages/mails';
import type { Kysely } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { Identity } from '../identity/identity.ts';
import type { Inbox } from '../inbox/inbox.ts';
import type { PostBox } from '../post-box/post-box.ts';
import type { Sender } from '../post-box/sender.ts';
import type { RandomBytes } from '../random.ts';
import type { FreezeLinks } from './freeze-link.ts';
import { type Addressee, ownPartsOf } from './owner.ts';
import type { OwnParts, Post } from './post.ts';

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly randomBytes: RandomBytes;
  readonly post: Post;
  readonly postBox: PostBox;
  readonly sender: Sender;
  readonly freezeLinks: FreezeLinks;
  readonly inbox: Inbox;
}

const keyBytes = 16;

/**
 * News to the owner of an account, in their language: in the message centre, and to their e-mail address, else to their
 * phone. Letters wait on disk until a carrier has taken them, and block nothing: the reported action has happened.
 */
export class Notices {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async send(userId: number, notice: Notice): Promise<void> {
    const user = await this.#find(userId);
    if (user === undefined) return;
    const posted = await inTransaction(this.#parts.db, { lock: 'none' }, (tx) => this.sendIn(tx, user, notice));
    posted();
  }

  /**
   * The same in the transaction of the reported action. Returns the function that sends it, to be called after the
   * commit. `to`: a letter alone, to another address than the user's present one.
   */
  async sendIn(tx: Kysely<PlatformTables>, user: Addressee, notice: Notice, to?: Identity): Promise<() => void> {
    if (to === undefined) return this.#parts.inbox.putIn(tx, user, this.#happening(notice));
    const { post, postBox, sender } = this.#parts;
    const { told, ...letter } = this.#happening(notice);
    if (post.reaches(to)) await postBox.put(tx, { ...letter, userId: user.id, to, notice: told });
    return () => sender.wake();
  }

  /** Keeps it in the message centre, without a letter, for those who write letters to several addresses. */
  async keepIn(tx: Kysely<PlatformTables>, user: Addressee, notice: Notice): Promise<() => void> {
    return this.#parts.inbox.putIn(tx, user, { ...this.#happening(notice), hasLetters: true });
  }

  /** For a message that is no notice; see `ownPartsOf`. */
  ownParts(user: Addressee, canFreeze: boolean): OwnParts {
    return ownPartsOf(this.#parts.freezeLinks, user, canFreeze);
  }

  #happening(told: Notice) {
    const { clock, randomBytes } = this.#parts;
    return { key: Buffer.from(randomBytes(keyBytes)).toString('hex'), happenedAtMs: clock(), told };
  }

  #find(userId: number) {
    return this.#parts.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  }
}
