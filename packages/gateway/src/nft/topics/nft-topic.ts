import { encodeSnapshot, encodeUpdate, nftTopic, type TopicMessage, topicName } from '@candor/api';
import type { AccountId, CoreEvent, EventOf, NftOrderId, NftSaleId, PlacedEvent } from '@candor/exchange';
import { type Done, done } from '@candor/kernel';
import { OneAtATime } from '../../live/one-at-a-time.ts';
import { type TopicParts, userTopic } from '../../live/serve-topic.ts';
import type { UserTopic } from '../../live/stream.ts';
import type { Viewer } from '../artwork-rows.ts';
import { codeOfItem } from '../codes.ts';
import { orderRows } from '../order-rows.ts';
import { noStanding, standingOf } from '../present/nft.ts';

const name = topicName(nftTopic);
const catchUpMs = 2_000;
/** Names in a topic, which has no language of its own; calls have them in their reader's. */
const lang = 'en';

const ownedChanges: readonly CoreEvent['type'][] = [
  'nft.paid',
  'nft.sale_ended',
  'nft.order_expired',
  'nft.boxes_bought',
  'nft.boxes_opening',
  'nft.box_opened',
  'nft.box_resealed',
];

/** The part of one user in the NFT market. A fact says only what has changed: what it is now, the core and history have. */
class NftStream implements UserTopic {
  readonly room: string;
  readonly #accountId: AccountId;
  readonly #parts: TopicParts;
  readonly #sending = new OneAtATime();
  #sales = new Set<NftSaleId>();
  #orders = new Set<NftOrderId>();
  #isChanged = false;
  #isNews = false;
  #sequence = 0;
  #seq = 0;

  constructor(accountId: AccountId, parts: TopicParts) {
    this.room = `${name}#${accountId}`;
    this.#accountId = accountId;
    this.#parts = parts;
  }

  async snapshot(): Promise<Done<TopicMessage>> {
    const { exchange } = this.#parts;
    const seq = this.#seq;
    const [{ sequence }, own, live] = await Promise.all([
      exchange.query('status'),
      exchange.query('nftStandings', this.#accountId),
      exchange.query('nftOrders', this.#accountId),
    ]);
    const [standings, orders] = await Promise.all([
      this.#standings(own.map(({ sale }) => sale.saleId)),
      orderRows(this.#parts, await this.#viewer(), { live, ended: [] }),
    ]);
    return done({ seq, data: encodeSnapshot(nftTopic, { sequence, standings, orders }) });
  }

  onFact({ event, sequence }: PlacedEvent): void {
    if (!event.type.startsWith('nft.') && !this.#isDepositBack(event)) return;
    if ('saleId' in event && event.type !== 'nft.listed') this.#sales.add(event.saleId);
    if (event.type === 'ledger.posted') this.#sales.add(event.reference as NftSaleId);
    if ('orderId' in event && event.orderId !== undefined && 'buyerId' in event && event.buyerId === this.#accountId) {
      this.#orders.add(event.orderId as NftOrderId);
    }
    this.#isChanged ||= ownedChanges.includes(event.type);
    this.#isNews = true;
    this.#sequence = sequence;
  }

  /** The end of an auction is told to everybody whose deposit comes back by that alone. */
  #isDepositBack(event: CoreEvent): event is EventOf<'ledger.posted'> {
    return (
      event.type === 'ledger.posted' &&
      event.lines.some(({ accountId, kind }) => accountId === this.#accountId && kind === 'nft_deposit_return')
    );
  }

  flush(): void {
    if (this.#isNews) this.#sending.run(() => this.#send(), this.#parts.onError);
  }

  async #send(): Promise<void> {
    const { reader, writes, publisher } = this.#parts;
    const [sequence, sales, orderIds, isChanged] = [this.#sequence, this.#sales, this.#orders, this.#isChanged];
    [this.#sales, this.#orders, this.#isChanged, this.#isNews] = [new Set(), new Set(), false, false];
    writes.note(this.#accountId, sequence);
    await reader.waitFor(sequence, catchUpMs);
    const [standings, orders] = await Promise.all([this.#standings([...sales]), this.#ordersOf([...orderIds])]);
    this.#seq += 1;
    const data = encodeUpdate(nftTopic, { sequence, standings, orders, isChanged });
    publisher.publish(this.room, name, { seq: this.#seq, data });
  }

  /** Of a sale that has ended nobody has a deposit; who won it has an order. */
  async #standings(saleIds: readonly NftSaleId[]) {
    const { exchange, reader, market } = this.#parts;
    const own = await Promise.all(
      saleIds.map(async (saleId) => {
        const live = await exchange.query('nftStanding', this.#accountId, saleId);
        const [ended] = live === undefined ? await reader.nftSalesById([saleId]) : [];
        const itemId = live?.sale.itemId ?? ended?.itemId;
        const item = itemId === undefined ? undefined : await exchange.query('nftItem', itemId);
        if (item === undefined) return [];
        const code = codeOfItem(item.work, item.itemId);
        return [{ code, standing: live === undefined ? noStanding : standingOf(market.instruments, live) }];
      }),
    );
    return own.flat();
  }

  async #ordersOf(orderIds: readonly NftOrderId[]) {
    if (orderIds.length === 0) return [];
    const { exchange, reader } = this.#parts;
    const accountId = this.#accountId;
    const [live, records] = await Promise.all([
      exchange.query('nftOrders', accountId),
      Promise.all(orderIds.map((orderId) => reader.nftOrderById({ accountId, orderId }))),
    ]);
    const due = live.filter(({ orderId }) => orderIds.includes(orderId));
    const ended = records.flatMap((record) =>
      record === undefined || due.some(({ orderId }) => orderId === record.orderId) ? [] : record,
    );
    return orderRows(this.#parts, await this.#viewer(), { live: due, ended });
  }

  async #viewer(): Promise<Viewer & { readonly accountId: AccountId }> {
    const userId = await this.#parts.platform.conversations.userOf(this.#accountId);
    return { lang, userId, accountId: this.#accountId };
  }
}

export default userTopic(nftTopic, (accountId, parts) => new NftStream(accountId, parts));
