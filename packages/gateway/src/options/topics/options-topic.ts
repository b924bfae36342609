import { encodeSnapshot, encodeUpdate, optionsTopic, type TopicMessage, topicName } from '@candor/api';
import type { AccountId, EventOf, OptionId, PlacedEvent } from '@candor/exchange';
import { type Done, done } from '@candor/kernel';
import { optionRowOf, type ShownOption } from '../present/options.ts';
import { OneAtATime } from '../../live/one-at-a-time.ts';
import { type TopicParts, userTopic } from '../../live/serve-topic.ts';
import type { UserTopic } from '../../live/stream.ts';

const name = topicName(optionsTopic);
const catchUpMs = 2_000;

/** One user's options: their purchase, their strikes and their results, all of it out of the facts. */
class OptionsStream implements UserTopic {
  readonly room: string;
  readonly #accountId: AccountId;
  readonly #parts: TopicParts;
  readonly #sending = new OneAtATime();
  /** Live ones: a result has the end of an option, not its terms. */
  readonly #live = new Map<OptionId, ShownOption>();
  /** `undefined`: an event of an option that was live before this stream was; history has it. */
  readonly #changed = new Map<OptionId, ShownOption | undefined>();
  #sequence = 0;
  #seq = 0;

  constructor(accountId: AccountId, parts: TopicParts) {
    this.room = `${name}#${accountId}`;
    this.#accountId = accountId;
    this.#parts = parts;
  }

  async snapshot(): Promise<Done<TopicMessage>> {
    const { exchange, market, clock } = this.#parts;
    const seq = this.#seq;
    const [status, options] = await Promise.all([exchange.query('status'), exchange.query('options', this.#accountId)]);
    for (const option of options) if (!this.#changed.has(option.optionId)) this.#live.set(option.optionId, option);
    const rows = options.map((option) => optionRowOf(market.instruments, option, clock()));
    return done({ seq, data: encodeSnapshot(optionsTopic, { sequence: status.sequence, options: rows }) });
  }

  onFact({ event, sequence, atMs }: PlacedEvent): void {
    if (!('accountId' in event) || event.accountId !== this.#accountId) return;
    if (event.type === 'options.bought') {
      const { accountId: _accountId, termsHash: _termsHash, type: _type, ...option } = event;
      this.#change({ ...option, boughtAtMs: atMs }, sequence);
    } else if (event.type === 'options.struck') {
      const { gridIndex, strike: price, expiryGrid, optionId } = event;
      const option = this.#live.get(optionId);
      if (option === undefined) this.#note(optionId, undefined, sequence);
      else this.#change({ ...option, strike: { gridIndex, price, expiryGrid } }, sequence);
    } else if (event.type === 'options.settled') {
      this.#settle(event, sequence, atMs);
    }
  }

  #settle(event: EventOf<'options.settled'>, sequence: number, atMs: number): void {
    const { optionId, result, paid, windowSize, sampleCount, sampleSum } = event;
    const option = this.#live.get(optionId);
    const settlement = { result, paid, windowSize, sampleCount, sampleSum, atMs };
    this.#live.delete(optionId);
    this.#note(optionId, option && { ...option, settlement }, sequence);
  }

  #change(option: ShownOption, sequence: number): void {
    this.#live.set(option.optionId, option);
    this.#note(option.optionId, option, sequence);
  }

  #note(optionId: OptionId, option: ShownOption | undefined, sequence: number): void {
    this.#changed.set(optionId, option);
    this.#sequence = sequence;
  }

  flush(): void {
    if (this.#changed.size > 0) this.#sending.run(() => this.#send(), this.#parts.onError);
  }

  async #send(): Promise<void> {
    const { market, writes, publisher, clock } = this.#parts;
    const sequence = this.#sequence;
    const changed = [...this.#changed];
    this.#changed.clear();
    const options = await Promise.all(
      changed.map(async ([optionId, option]) => option ?? this.#recorded(optionId, sequence)),
    );
    const rows = options.flatMap((option) =>
      option === undefined ? [] : [optionRowOf(market.instruments, option, clock())],
    );
    writes.note(this.#accountId, sequence);
    this.#seq += 1;
    const data = encodeUpdate(optionsTopic, { sequence, options: rows });
    publisher.publish(this.room, name, { seq: this.#seq, data });
  }

  async #recorded(optionId: OptionId, sequence: number): Promise<ShownOption | undefined> {
    const { reader } = this.#parts;
    await reader.waitFor(sequence, catchUpMs);
    return reader.optionById({ accountId: this.#accountId, optionId });
  }
}

export default userTopic(optionsTopic, (accountId, parts) => new OptionsStream(accountId, parts));
