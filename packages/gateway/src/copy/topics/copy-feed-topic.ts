import { copyFeedTopic, encodeSnapshot, encodeUpdate, type TopicMessage, topicName } from '@candor/api';
import type { AccountId, PlacedEvent } from '@candor/exchange';
import { type Done, done } from '@candor/kernel';
import type { CopyFeedEntry } from '@candor/readmodel';
import { traderFaces } from '../traders.ts';
import { copyFeedRowOf } from '../present/rows.ts';
import { OneAtATime } from '../../live/one-at-a-time.ts';
import { type TopicParts, userTopic } from '../../live/serve-topic.ts';
import type { UserTopic } from '../../live/stream.ts';

const name = topicName(copyFeedTopic);
const snapshotRows = 20;
const catchUpMs = 2_000;

/** The outcomes of the trades that one user copies. */
class CopyFeedStream implements UserTopic {
  readonly room: string;
  readonly #accountId: AccountId;
  readonly #parts: TopicParts;
  readonly #sending = new OneAtATime();
  #waiting: CopyFeedEntry[] = [];
  #sequence = 0;
  #seq = 0;

  constructor(accountId: AccountId, parts: TopicParts) {
    this.room = `${name}#${accountId}`;
    this.#accountId = accountId;
    this.#parts = parts;
  }

  async snapshot(): Promise<Done<TopicMessage>> {
    const { reader } = this.#parts;
    const seq = this.#seq;
    await reader.waitFor(this.#sequence, catchUpMs);
    const { rows } = await reader.copyFeed({ accountId: this.#accountId, page: 1, limit: snapshotRows });
    return done({ seq, data: encodeSnapshot(copyFeedTopic, await this.#shown(rows)) });
  }

  onFact({ event, sequence, atMs }: PlacedEvent): void {
    if (event.type !== 'copy.copied' || event.accountId !== this.#accountId) return;
    const { type: _type, accountId: _accountId, ...entry } = event;
    this.#waiting.push({ ...entry, atMs } as CopyFeedEntry);
    this.#sequence = sequence;
  }

  flush(): void {
    if (this.#waiting.length > 0) this.#sending.run(() => this.#send(), this.#parts.onError);
  }

  async #send(): Promise<void> {
    const { writes, publisher } = this.#parts;
    const entries = this.#waiting;
    this.#waiting = [];
    const rows = await this.#shown(entries);
    writes.note(this.#accountId, this.#sequence);
    this.#seq += 1;
    publisher.publish(this.room, name, { seq: this.#seq, data: encodeUpdate(copyFeedTopic, rows) });
  }

  async #shown(entries: readonly CopyFeedEntry[]) {
    const faceOf = await traderFaces(
      this.#parts,
      entries.map(({ traderId }) => traderId),
    );
    return entries.map((entry) => copyFeedRowOf(this.#parts.market.instruments, entry, faceOf(entry.traderId).name));
  }
}

export default userTopic(copyFeedTopic, (accountId, parts) => new CopyFeedStream(accountId, parts));
