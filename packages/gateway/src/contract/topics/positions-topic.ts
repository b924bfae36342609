import {
  encodeSnapshot,
  encodeUpdate,
  positionsTopic,
  type TicketNotice,
  type TopicMessage,
  topicName,
} from '@candor/api';
import type { AccountId, PlacedEvent, TicketId } from '@candor/exchange';
import { type Done, done } from '@candor/kernel';
import { shownLeverAccount, shownTickets } from '../own-tickets.ts';
import { OneAtATime } from '../../live/one-at-a-time.ts';
import { type TopicParts, userTopic } from '../../live/serve-topic.ts';
import type { UserTopic } from '../../live/stream.ts';
import { ticketNoticeOf } from '../ticket-notices.ts';

const name = topicName(positionsTopic);
const noticesMax = 50;

/** The changes for the user since the last message. */
class Changes {
  sequence = 0;
  readonly ticketIds = new Set<TicketId>();
  readonly notices: TicketNotice[] = [];
}

/** One user's contract account and live tickets. Messages carry the present state, not its change. */
class PositionsStream implements UserTopic {
  readonly room: string;
  readonly #accountId: AccountId;
  readonly #parts: TopicParts;
  readonly #sending = new OneAtATime();
  #changes = new Changes();
  #seq = 0;

  constructor(accountId: AccountId, parts: TopicParts) {
    this.room = `${name}#${accountId}`;
    this.#accountId = accountId;
    this.#parts = parts;
  }

  async snapshot(): Promise<Done<TopicMessage>> {
    const { exchange } = this.#parts;
    const seq = this.#seq;
    const [status, account, tickets] = await Promise.all([
      exchange.query('status'),
      shownLeverAccount(this.#parts, this.#accountId),
      exchange.query('tickets', this.#accountId),
    ]);
    const picture = { sequence: status.sequence, account, ...(await shownTickets(this.#parts, tickets)) };
    return done({ seq, data: encodeSnapshot(positionsTopic, picture) });
  }

  onFact({ event, sequence }: PlacedEvent): void {
    const changes = this.#changes;
    if (event.type === 'ledger.posted') {
      const isOwn = event.lines.some((line) => line.accountId === this.#accountId && line.walletType === 'contract');
      if (isOwn) changes.sequence = sequence;
      return;
    }
    if (!('accountId' in event) || event.accountId !== this.#accountId) return;
    if ('ticketId' in event && event.ticketId !== undefined) {
      changes.sequence = sequence;
      changes.ticketIds.add(event.ticketId);
    }
    const notice = ticketNoticeOf(this.#parts.market.instruments, event);
    if (notice === undefined) return;
    changes.sequence = sequence;
    changes.notices.push(notice);
    if (changes.notices.length > noticesMax) changes.notices.shift();
  }

  flush(): void {
    if (this.#changes.sequence > 0) this.#sending.run(() => this.#send(), this.#parts.onError);
  }

  async #send(): Promise<void> {
    const { exchange, writes, publisher } = this.#parts;
    const { sequence, ticketIds, notices } = this.#changes;
    this.#changes = new Changes();
    const [account, live] = await Promise.all([
      shownLeverAccount(this.#parts, this.#accountId),
      exchange.query('tickets', this.#accountId),
    ]);
    const alive = new Set(live.map(({ ticketId }) => ticketId));
    const changed = live.filter(({ ticketId }) => ticketIds.has(ticketId));
    const endedIds = [...ticketIds].filter((ticketId) => !alive.has(ticketId));
    const shown = await shownTickets(this.#parts, changed);
    writes.note(this.#accountId, sequence);
    this.#seq += 1;
    const update = { sequence, account, ...shown, endedIds, notices };
    publisher.publish(this.room, name, { seq: this.#seq, data: encodeUpdate(positionsTopic, update) });
  }
}

export default userTopic(positionsTopic, (accountId, parts) => new PositionsStream(accountId, parts));
