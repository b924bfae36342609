import { encodeSnapshot, encodeUpdate, type LoanNotice, loansTopic, type TopicMessage, topicName } from '@candor/api';
import type { AccountId, LoanId, PlacedEvent } from '@candor/exchange';
import { type Done, done } from '@candor/kernel';
import { OneAtATime } from '../../live/one-at-a-time.ts';
import { type TopicParts, userTopic } from '../../live/serve-topic.ts';
import type { UserTopic } from '../../live/stream.ts';
import { ownLoanRow } from '../own-loan.ts';
import { loanRowOf } from '../present/loans.ts';

const name = topicName(loansTopic);

/** One user's loans. A fact says only which one has changed: what it is now, the core or history has. */
class LoansStream implements UserTopic {
  readonly room: string;
  readonly #accountId: AccountId;
  readonly #parts: TopicParts;
  readonly #sending = new OneAtATime();
  readonly #changed = new Set<LoanId>();
  #notices: LoanNotice[] = [];
  #sequence = 0;
  #seq = 0;

  constructor(accountId: AccountId, parts: TopicParts) {
    this.room = `${name}#${accountId}`;
    this.#accountId = accountId;
    this.#parts = parts;
  }

  async snapshot(): Promise<Done<TopicMessage>> {
    const { exchange, market } = this.#parts;
    const seq = this.#seq;
    const [{ sequence }, live] = await Promise.all([
      exchange.query('status'),
      exchange.query('liveLoans', this.#accountId),
    ]);
    const loans = live.map((loan) => loanRowOf(market.instruments, loan));
    return done({ seq, data: encodeSnapshot(loansTopic, { sequence, loans }) });
  }

  onFact({ event, sequence }: PlacedEvent): void {
    if (!('loanId' in event) || event.accountId !== this.#accountId) return;
    this.#changed.add(event.loanId);
    this.#sequence = sequence;
    const { loanId } = event;
    if (event.type === 'loans.alerted') this.#notices.push({ loanId, kind: event.alert, ltv: event.ltv });
    if (event.type === 'loans.liquidated') this.#notices.push({ loanId, kind: 'liquidated', ltv: event.ltvBefore });
    if (event.type === 'loans.term_ended') this.#notices.push({ loanId, kind: 'term_ended' });
  }

  flush(): void {
    if (this.#changed.size > 0) this.#sending.run(() => this.#send(), this.#parts.onError);
  }

  async #send(): Promise<void> {
    const { writes, publisher } = this.#parts;
    const sequence = this.#sequence;
    const changed = [...this.#changed];
    const notices = this.#notices;
    this.#changed.clear();
    this.#notices = [];
    writes.note(this.#accountId, sequence);
    const rows = await Promise.all(changed.map((loanId) => ownLoanRow(this.#parts, this.#accountId, loanId)));
    const loans = rows.filter((row) => row !== undefined);
    this.#seq += 1;
    const data = encodeUpdate(loansTopic, { sequence, loans, notices });
    publisher.publish(this.room, name, { seq: this.#seq, data });
  }
}

export default userTopic(loansTopic, (accountId, parts) => new LoansStream(accountId, parts));
