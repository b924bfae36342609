import { dayMs } from '@candor/kernel';
import { type NoticeKind, securityNotices } from '@candor/messages/mails';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import type { PlatformLog } from '../log.ts';
import type { FreezeLinks } from '../notices/freeze-link.ts';
import { languageOfUser, ownPartsOf } from '../notices/owner.ts';
import type { Post } from '../notices/post.ts';
import { Emptying } from './emptying.ts';
import type { PostBox, WaitingLetter } from './post-box.ts';

export interface SenderTimes {
  /** From this age on a letter is no news: it is given up, and after a long stop it is not sent. */
  readonly lifeMs: number;
  /** Before the second attempt; doubled before each further one, up to `waitMsMax`. */
  readonly waitMs: number;
  readonly waitMsMax: number;
  /** The pause after a number of unreachable recipients: then the carrier itself does not answer. */
  readonly restMs: number;
}

export const standardSenderTimes: SenderTimes = {
  lifeMs: dayMs,
  waitMs: 5_000,
  waitMsMax: 3_600_000,
  restMs: 30_000,
};

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly log: PlatformLog;
  readonly postBox: PostBox;
  readonly post: Post;
  readonly freezeLinks: FreezeLinks;
  readonly times?: SenderTimes | undefined;
}

/** People written to at once; mail servers take few connections from one address. */
const atOnce = 4;

/**
 * Empties the post box. A letter leaves it when a carrier has taken it; stopped between the carrier's yes and that, it goes out
 * once more, under the same key.
 */
export class Sender {
  readonly #parts: Parts;
  readonly #times: SenderTimes;
  readonly #emptying: Emptying<WaitingLetter>;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#times = parts.times ?? standardSenderTimes;
    const { clock, log, postBox } = parts;
    this.#emptying = new Emptying({
      clock,
      due: (limit) => postBox.due(limit),
      nextDueAtMs: () => postBox.nextDueAtMs(),
      send: (letter) => this.#send(letter),
      atOnce,
      restMs: this.#times.restMs,
      onStuck: (error) => log.error({ event: 'post_box.stuck', err: error }, 'the post box could not be emptied'),
    });
  }

  /** Reports a new letter. */
  wake(): void {
    this.#emptying.wake();
  }

  /** Waits until all that is due was tried. */
  settled(): Promise<void> {
    return this.#emptying.settled();
  }

  /** Waits for letters on their way. The rest stays in the box. */
  close(): Promise<void> {
    return this.#emptying.close();
  }

  /** Sends a letter; true if it has left the box. One that cannot be opened does not stop the others. */
  async #send(letter: WaitingLetter): Promise<boolean> {
    const { clock, log, postBox } = this.#parts;
    const { id, key, attempts, happenedAtMs } = letter;
    const { lifeMs, waitMs, waitMsMax } = this.#times;
    if (clock() - happenedAtMs >= lifeMs) {
      log.error({ event: 'letter.given_up', letter: key, attempts }, 'a letter was given up');
    } else {
      try {
        await this.#handOver(letter);
      } catch (error) {
        log.warn(
          { event: 'letter.not_taken', letter: key, attempts, err: error },
          'a letter was not taken by its carrier',
        );
        await postBox.postpone(letter, clock() + Math.min(waitMs * 2 ** attempts, waitMsMax));
        return false;
      }
    }
    await postBox.remove(id);
    return true;
  }

  async #handOver(letter: WaitingLetter): Promise<void> {
    const { db, post, postBox, freezeLinks } = this.#parts;
    const { key, userId } = letter;
    const { to, notice } = await postBox.open(letter);
    const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
    if (user === undefined) return;
    const own = ownPartsOf(freezeLinks, user, securityNotices.has(notice.kind as NoticeKind));
    await post.handOver(to, notice, languageOfUser(user), { key, ...own });
  }
}
