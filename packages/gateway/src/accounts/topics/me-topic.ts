import { encodeSnapshot, encodeUpdate, meTopic, type Notice, type TopicMessage, topicName } from '@candor/api';
import type { AccountId, BalanceView, Exchange, OrderId, PlacedEvent } from '@candor/exchange';
import { type Done, done } from '@candor/kernel';
import { zero } from '@candor/money';
import type { LastWrites } from '../../serving/last-writes.ts';
import type { Market } from '../../market/market.ts';
import { balanceRowOf, conversionRowOf, transferRowOf } from '../../ledger/present/funds.ts';
import { orderRowOf, type ShownOrder } from '../../spot/present/orders.ts';
import { userTopic } from '../../live/serve-topic.ts';
import type { UserTopic, Publisher } from '../../live/stream.ts';

const name = topicName(meTopic);
const noticesMax = 50;

/** The changes for the user since the last message. */
class Changes {
  sequence = 0;
  readonly balances = new Map<string, BalanceView>();
  readonly openOrders = new Set<OrderId>();
  readonly endedOrders = new Map<OrderId, ShownOrder>();
  readonly notices: Notice[] = [];
}

/**
 * One user's balances and orders. Messages carry the present state, not its change, so a message that arrives after a
 * picture that includes it does no harm.
 */
class MeStream implements UserTopic {
  readonly room: string;
  readonly #accountId: AccountId;
  readonly #deps: {
    readonly exchange: Exchange;
    readonly market: Market;
    readonly writes: LastWrites;
    readonly publisher: Publisher;
    readonly onError: (error: unknown) => void;
  };
  /** Terms of orders that may still change: an ending event has the outcome, not the terms. */
  readonly #known = new Map<OrderId, ShownOrder>();
  #changes = new Changes();
  #isSending = false;
  #seq = 0;

  constructor(
    accountId: AccountId,
    deps: {
      readonly exchange: Exchange;
      readonly market: Market;
      readonly writes: LastWrites;
      readonly publisher: Publisher;
      readonly onError: (error: unknown) => void;
    },
  ) {
    this.room = `${name}#${accountId}`;
    this.#accountId = accountId;
    this.#deps = deps;
  }

  async snapshot(): Promise<Done<TopicMessage>> {
    const { exchange, market } = this.#deps;
    const orders = await this.#readOpenOrders();
    const [balances, status] = await Promise.all([
      exchange.query('balances', this.#accountId),
      exchange.query('status'),
    ]);
    const picture = {
      sequence: status.sequence,
      balances: balances.map((balance) => balanceRowOf(market, balance)),
      orders: orders.map((order) => orderRowOf(market.instruments, order)),
    };
    return done({ seq: this.#seq, data: encodeSnapshot(meTopic, picture) });
  }

  /** A committed fact; those of other accounts change nothing. */
  onFact({ event, sequence, atMs }: PlacedEvent): void {
    const changes = this.#changes;
    switch (event.type) {
      case 'ledger.posted':
        for (const line of event.lines) {
          if (line.accountId !== this.#accountId) continue;
          const { walletType, assetId, availableAfter: available, frozenAfter: frozen } = line;
          changes.balances.set(`${walletType} ${assetId}`, { walletType, assetId, available, frozen });
          changes.sequence = sequence;
        }
        return;
      case 'spot.traded':
        for (const orderId of [
          event.takerAccountId === this.#accountId ? event.takerOrderId : undefined,
          event.makerAccountId === this.#accountId ? event.makerOrderId : undefined,
        ]) {
          if (orderId === undefined) continue;
          this.#orderMoved(orderId, sequence);
          this.#notice({ kind: 'order_partly_filled', orderId });
        }
        return;
      default:
        if ('accountId' in event && event.accountId === this.#accountId) this.#own(event, sequence, atMs);
    }
  }

  flush(): void {
    if (this.#isSending || this.#changes.sequence === 0) return;
    this.#isSending = true;
    this.#send()
      .catch(this.#deps.onError)
      .finally(() => {
        this.#isSending = false;
      });
  }

  #own(event: PlacedEvent['event'], sequence: number, atMs: number): void {
    const { instruments } = this.#deps.market;
    this.#changes.sequence = sequence;
    switch (event.type) {
      case 'spot.order_placed': {
        const { isPostOnly, ...terms } = event;
        const nothing = { filled: zero, filledQuote: zero, fee: zero };
        this.#known.set(event.orderId, {
          ...terms,
          ...nothing,
          isPostOnly: isPostOnly === 'yes',
          placedAtMs: atMs,
        });
        return this.#orderMoved(event.orderId, sequence);
      }
      case 'spot.conditions_set': {
        const { type: _type, ...conditions } = event;
        const known = this.#known.get(event.orderId);
        if (known !== undefined) this.#known.set(event.orderId, { ...known, ...conditions });
        return this.#orderMoved(event.orderId, sequence);
      }
      case 'spot.order_triggered':
        this.#notice({ kind: 'order_triggered', orderId: event.orderId });
        return this.#orderMoved(event.orderId, sequence);
      case 'spot.order_amended':
      case 'spot.stop_amended':
      case 'spot.exits_amended':
        return this.#orderMoved(event.orderId, sequence);
      case 'spot.order_ended': {
        const { orderId, status, reason, filled, filledQuote, fee } = event;
        const known = this.#known.get(orderId);
        this.#known.delete(orderId);
        this.#changes.openOrders.delete(orderId);
        if (known !== undefined) {
          const { held: _held, ...terms } = known;
          const ended = { ...terms, status, reason, filled, filledQuote, fee, endedAtMs: atMs };
          this.#changes.endedOrders.set(orderId, ended);
        }
        return this.#notice({ kind: status === 'filled' ? 'order_filled' : 'order_ended', orderId });
      }
      case 'transfer.moved':
        return this.#notice({ kind: 'transfer', transfer: transferRowOf(instruments, { ...event, sequence, atMs }) });
      case 'convert.converted':
        return this.#notice({ kind: 'conversion', conversion: conversionRowOf(instruments, { ...event, atMs }) });
      case 'practice.claimed':
        return this.#notice({ kind: 'claim' });
      default:
    }
  }

  #orderMoved(orderId: OrderId, sequence: number): void {
    this.#changes.openOrders.add(orderId);
    this.#changes.sequence = sequence;
  }

  /** An order occurs once in a message: that it is filled implies that it was filled in part before. */
  #notice(notice: Notice): void {
    const { notices } = this.#changes;
    const earlier = notices.findIndex(({ orderId }) => orderId !== undefined && orderId === notice.orderId);
    if (earlier >= 0) notices.splice(earlier, 1);
    notices.push(notice);
    if (notices.length > noticesMax) notices.shift();
  }

  async #send(): Promise<void> {
    const changes = this.#changes;
    this.#changes = new Changes();
    const { market, publisher, writes } = this.#deps;
    const open = changes.openOrders.size === 0 ? [] : await this.#readOpenOrders();
    const moved = open.filter(({ orderId }) => changes.openOrders.has(orderId));
    const update = {
      sequence: changes.sequence,
      balances: [...changes.balances.values()].map((balance) => balanceRowOf(market, balance)),
      orders: [...moved, ...changes.endedOrders.values()].map((order) => orderRowOf(market.instruments, order)),
      notices: changes.notices,
    };
    writes.note(this.#accountId, changes.sequence);
    this.#seq += 1;
    publisher.publish(this.room, name, { seq: this.#seq, data: encodeUpdate(meTopic, update) });
  }

  async #readOpenOrders(): Promise<readonly ShownOrder[]> {
    const orders = await this.#deps.exchange.query('openOrders', this.#accountId);
    for (const order of orders) this.#known.set(order.orderId, order);
    return orders;
  }
}

export default userTopic(meTopic, (accountId, parts) => new MeStream(accountId, parts));
