import { type DepositRow, encodeSnapshot, encodeUpdate, fundingTopic, type TopicMessage, topicName } from '@candor/api';
import type { AccountId, PlacedEvent, WithdrawalId } from '@candor/exchange';
import { type Done, done } from '@candor/kernel';
import { limitsOf } from '../limits.ts';
import { withdrawalsById } from '../own-withdrawals.ts';
import { type Rails, railsOf } from '../rails.ts';
import { depositRowOf, openClaimRowOf, pendingRowOf } from '../present/deposits.ts';
import { OneAtATime } from '../../live/one-at-a-time.ts';
import { type TopicParts, userTopic } from '../../live/serve-topic.ts';
import type { UserTopic } from '../../live/stream.ts';

const name = topicName(fundingTopic);
const catchUpMs = 2_000;
/**
 * The number of rows to look at: an entry that has just ended is among the newest, or so old that no socket waits for
 * it.
 */
const endedRows = 100;

/** One user's money on its way in and out, and the heads of the chains it is on. */
class FundingStream implements UserTopic {
  readonly room: string;
  readonly #accountId: AccountId;
  readonly #parts: TopicParts;
  readonly #sending = new OneAtATime();
  /** As the API names them: "d12", "c3". */
  readonly #deposits = new Set<string>();
  readonly #withdrawals = new Set<WithdrawalId>();
  #isChanged = false;
  #isNewHead = false;
  /** Without a payment that waits, a block is no news. */
  #hasPending = false;
  #sequence = 0;
  #seq = 0;

  constructor(accountId: AccountId, parts: TopicParts) {
    this.room = `${name}#${accountId}`;
    this.#accountId = accountId;
    this.#parts = parts;
  }

  async snapshot(): Promise<Done<TopicMessage>> {
    const { exchange, reader } = this.#parts;
    const seq = this.#seq;
    const { sequence } = await exchange.query('status');
    await reader.waitFor(sequence, catchUpMs);
    const [rails, open, limits] = await Promise.all([
      railsOf(this.#parts),
      exchange.query('openWithdrawals', this.#accountId),
      limitsOf(this.#parts, this.#accountId),
    ]);
    const [deposits, withdrawals] = await Promise.all([
      this.#openDeposits(rails),
      withdrawalsById(
        this.#parts,
        this.#accountId,
        open.map(({ withdrawalId }) => withdrawalId),
      ),
    ]);
    const picture = { sequence, deposits, withdrawals, heads: this.#heads(), limits };
    return done({ seq, data: encodeSnapshot(fundingTopic, picture) });
  }

  onFact({ event, sequence }: PlacedEvent): void {
    if (!('accountId' in event) || event.accountId !== this.#accountId || !event.type.startsWith('funding.')) return;
    if ('depositId' in event) this.#deposits.add(`d${event.depositId}`);
    if ('claimId' in event) this.#deposits.add(`c${event.claimId}`);
    if ('withdrawalId' in event) this.#withdrawals.add(event.withdrawalId);
    if (event.type === 'funding.deposit_seen') this.#hasPending = true;
    this.#isChanged = true;
    this.#sequence = sequence;
  }

  onBlock(): void {
    this.#isNewHead = true;
  }

  flush(): void {
    if (!this.#isChanged && !(this.#isNewHead && this.#hasPending)) return;
    this.#sending.run(() => this.#send(), this.#parts.onError);
  }

  async #send(): Promise<void> {
    const { reader, writes, publisher } = this.#parts;
    const sequence = this.#sequence;
    const depositIds = new Set(this.#deposits);
    const withdrawalIds = [...this.#withdrawals];
    this.#deposits.clear();
    this.#withdrawals.clear();
    this.#isChanged = false;
    this.#isNewHead = false;
    await reader.waitFor(sequence, catchUpMs);
    const rails = await railsOf(this.#parts);
    const [open, ended, withdrawals, limits] = await Promise.all([
      this.#openDeposits(rails),
      depositIds.size === 0 ? [] : this.#newestDeposits(rails),
      withdrawalsById(this.#parts, this.#accountId, withdrawalIds),
      limitsOf(this.#parts, this.#accountId),
    ]);
    const isOpen = new Set(open.map(({ depositId }) => depositId));
    const deposits = [...open, ...ended.filter(({ depositId }) => !isOpen.has(depositId))].filter(({ depositId }) =>
      depositIds.has(depositId),
    );
    writes.note(this.#accountId, sequence);
    this.#seq += 1;
    const data = encodeUpdate(fundingTopic, { sequence, deposits, withdrawals, heads: this.#heads(), limits });
    publisher.publish(this.room, name, { seq: this.#seq, data });
  }

  async #openDeposits(rails: Rails): Promise<DepositRow[]> {
    const { exchange } = this.#parts;
    const [pending, claims] = await Promise.all([
      exchange.query('pendingDeposits', this.#accountId),
      exchange.query('claims', this.#accountId),
    ]);
    this.#hasPending = pending.some(({ status }) => status === 'pending');
    const rows = [
      ...pending.map((deposit) => pendingRowOf(this.#parts, rails, deposit)),
      ...claims.map((claim) => openClaimRowOf(rails, claim)),
    ];
    return rows.sort((a, b) => b.atMs - a.atMs);
  }

  async #newestDeposits(rails: Rails): Promise<DepositRow[]> {
    const { rows } = await this.#parts.reader.deposits({ accountId: this.#accountId, page: 1, limit: endedRows });
    return rows.map((record) => depositRowOf(this.#parts, rails, record));
  }

  #heads() {
    const { chain } = this.#parts;
    return chain.railIds.flatMap((railId) => {
      const height = chain.head(railId);
      return height === undefined ? [] : [{ railId, height }];
    });
  }
}

export default userTopic(fundingTopic, (accountId, parts) => new FundingStream(accountId, parts));
