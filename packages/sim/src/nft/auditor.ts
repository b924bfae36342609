import type { AccountId, CoreMachine, EventOf } from '@candor/exchange';
import { hex, hmacSha256, sha256 } from '@candor/kernel/hash';
import { type Auditor, type Delivery, expectThat, Violation } from '../auditors/auditor.ts';

interface Sale {
  readonly listed: EventOf<'nft.listed'>;
  endsAtMs: number;
  current: bigint;
  leaderId: AccountId | undefined;
  readonly bidders: Set<AccountId>;
}

interface Series {
  readonly opened: EventOf<'nft.series_opened'>;
  readonly left: number[];
  /** Hex. Of the seed that comes next. */
  nextHash: string;
  sold: number;
  drawn: number;
}

/** The NFT market from its facts alone: who owns what, which deposits are set aside, and that draws follow the published rule. */
export class NftAuditor implements Auditor {
  readonly #owners = new Map<number, AccountId>();
  /** The fee of each sale, by the terms when it was opened. */
  readonly #fees = new Map<number, number>();
  #fee = 0;
  readonly #sales = new Map<number, Sale>();
  readonly #orders = new Map<number, EventOf<'nft.order_opened'>>();
  readonly #deadlines = new Map<number, number>();
  readonly #series = new Map<number, Series>();
  readonly #boxes = new Map<number, { readonly accountId: AccountId; clientSeed: Uint8Array | undefined }>();

  hear({ events, atMs }: Delivery): void {
    for (const event of events) {
      switch (event.type) {
        case 'nft.terms_set':
          this.#fee = event.fee;
          break;
        case 'nft.minted':
          for (let copy = 0; copy < event.editions; copy++) this.#owners.set(event.firstItemId + copy, event.creatorId);
          break;
        case 'nft.moved': {
          const { itemId, fromId, toId } = event;
          expectThat(this.#owners.get(itemId) === fromId, `item ${itemId} passes from its owner`);
          this.#owners.set(itemId, toId);
          break;
        }
        case 'nft.listed': {
          const { saleId, itemId, sellerId, endsAtMs } = event;
          expectThat(this.#owners.get(itemId) === sellerId, `item ${itemId} is put on sale by its owner`);
          const none = { current: 0n, leaderId: undefined, bidders: new Set<AccountId>() };
          this.#fees.set(saleId, this.#fee);
          this.#sales.set(saleId, { listed: event, endsAtMs, ...none });
          break;
        }
        case 'nft.deposit_placed': {
          const { bidders, listed } = this.#sale(event.saleId);
          const isFirst = !bidders.has(event.accountId) && event.accountId !== listed.sellerId;
          expectThat(isFirst && event.deposit === listed.deposit, `sale ${event.saleId} has a deposit of each bidder`);
          bidders.add(event.accountId);
          break;
        }
        case 'nft.bid_placed':
          this.#bid(event, atMs);
          break;
        case 'nft.sale_moved': {
          const sale = this.#sale(event.saleId);
          expectThat(
            event.byMs > 0 && event.endsAtMs === sale.endsAtMs + event.byMs,
            `sale ${event.saleId} is moved by an outage`,
          );
          sale.endsAtMs = event.endsAtMs;
          break;
        }
        case 'nft.sale_ended':
          this.#end(event, atMs);
          break;
        case 'nft.order_opened':
          this.#orders.set(event.orderId, event);
          this.#deadlines.set(event.orderId, event.deadlineMs);
          break;
        case 'nft.order_moved':
          expectThat(this.#orders.has(event.orderId) && event.byMs > 0, `order ${event.orderId} is moved by an outage`);
          this.#deadlines.set(event.orderId, event.deadlineMs);
          break;
        case 'nft.paid':
          this.#pay(event);
          break;
        case 'nft.order_expired': {
          const { deposit } = this.#order(event.orderId);
          const isRight = event.forfeited === deposit && atMs >= (this.#deadlines.get(event.orderId) ?? 0);
          expectThat(isRight, `order ${event.orderId} lapses after its time, with its deposit`);
          this.#orders.delete(event.orderId);
          break;
        }
        default:
          this.#hearOfBoxes(event);
      }
    }
  }

  compare(core: CoreMachine): void {
    for (const [itemId, ownerId] of this.#owners) {
      expectThat(core.queries.nftItem(itemId as never)?.ownerId === ownerId, `item ${itemId} has the owner it came to`);
    }
    const held = new Map<AccountId, bigint>();
    const add = (accountId: AccountId, size: bigint) => held.set(accountId, (held.get(accountId) ?? 0n) + size);
    for (const [saleId, { listed, endsAtMs, current, bidders }] of this.#sales) {
      const sale = core.queries.nftSale(saleId as never);
      const isSame = sale?.endsAtMs === endsAtMs && (sale.current ?? 0n) === current;
      expectThat(isSame, `sale ${saleId} is as its bids left it`);
      for (const accountId of bidders) add(accountId, listed.deposit);
    }
    for (const { buyerId, deposit } of this.#orders.values()) add(buyerId, deposit);
    for (const [accountId, expected] of held) {
      const found = core.queries
        .holds(accountId)
        .reduce((sum, { cause, amount }) => sum + (cause === 'nft_deposit' ? amount : 0n), 0n);
      expectThat(found === expected, `account ${accountId} has set its deposits aside once`);
    }
    for (const [seriesId, { left }] of this.#series) {
      const found = core.queries.nftSeries(seriesId as never)?.left;
      expectThat(found?.join() === left.join(), `series ${seriesId} has the prizes that were not drawn`);
    }
  }

  #bid({ saleId, accountId, bid, leaderId, current, endsAtMs }: EventOf<'nft.bid_placed'>, atMs: number): void {
    const sale = this.#sale(saleId);
    const { bidders, listed } = sale;
    expectThat(bidders.has(accountId) && bidders.has(leaderId), `sale ${saleId} is bid in by who has a deposit in it`);
    expectThat(atMs >= listed.startsAtMs && atMs < sale.endsAtMs, `sale ${saleId} is bid in inside its window`);
    // A twentieth more, of either bidder; the limits of the two are never passed.
    expectThat(current > sale.current && current >= listed.price && bid <= current, `the bids of sale ${saleId} rise`);
    // No life of a simulation has bids enough for the cap of a day.
    const dueMs = Math.max(sale.endsAtMs, atMs + 180_000);
    expectThat(endsAtMs === dueMs, `a bid leaves three minutes to answer it in sale ${saleId}`);
    Object.assign(sale, { current, leaderId, endsAtMs });
  }

  #end({ saleId, end, buyerId, price }: EventOf<'nft.sale_ended'>, atMs: number): void {
    const { listed, endsAtMs, current, leaderId } = this.#sale(saleId);
    const isReserveMet = current >= (listed.reserve ?? 0n);
    const isRight = {
      sold: listed.mode === 'fixed' && price === listed.price && buyerId !== listed.sellerId,
      won: atMs >= endsAtMs && buyerId === leaderId && price === current && isReserveMet,
      unsold: atMs >= endsAtMs && leaderId === undefined,
      reserve_not_met: atMs >= endsAtMs && leaderId !== undefined && !isReserveMet,
    }[end];
    expectThat(isRight, `sale ${saleId} ends as its bids say, at its time`);
    this.#sales.delete(saleId);
  }

  #pay({ orderId, saleId, itemId, buyerId, sellerId, price, fee, royalty }: EventOf<'nft.paid'>): void {
    expectThat(this.#owners.get(itemId) === sellerId, `item ${itemId} is paid to its owner`);
    const rate = BigInt(this.#fees.get(saleId) ?? 0);
    const isRight = fee === (price * rate + 999_999n) / 1_000_000n && fee + royalty <= price;
    expectThat(isRight, `sale ${saleId} has the fee that it was opened with`);
    if (orderId === undefined) return;
    const order = this.#order(orderId);
    expectThat(order.buyerId === buyerId && order.price === price, `order ${orderId} is paid as it was told`);
    this.#orders.delete(orderId);
  }

  #hearOfBoxes(event: Delivery['events'][number]): void {
    switch (event.type) {
      case 'nft.series_opened': {
        const left = event.prizes.map(({ count }) => count);
        this.#series.set(event.seriesId, { opened: event, left, nextHash: hex(event.commitment), sold: 0, drawn: 0 });
        break;
      }
      case 'nft.boxes_bought': {
        const series = this.#of(event.seriesId);
        series.sold += event.count;
        expectThat(series.sold <= series.opened.boxes, `series ${event.seriesId} sells the boxes it has`);
        for (let box = 0; box < event.count; box++) {
          this.#boxes.set(event.boxId + box, { accountId: event.accountId, clientSeed: undefined });
        }
        break;
      }
      case 'nft.boxes_opening':
        for (const boxId of event.boxIds) {
          const box = this.#boxes.get(boxId);
          expectThat(
            box?.accountId === event.accountId && box.clientSeed === undefined,
            `box ${boxId} is opened once, by who bought it`,
          );
          if (box !== undefined) box.clientSeed = event.clientSeed.slice();
        }
        break;
      case 'nft.box_resealed': {
        const box = this.#boxes.get(event.boxId);
        expectThat(box?.clientSeed !== undefined, `box ${event.boxId} was opening`);
        if (box !== undefined) box.clientSeed = undefined;
        break;
      }
      case 'nft.box_opened':
        this.#draw(event);
        break;
      case 'nft.series_ended': {
        const { sold, drawn } = this.#of(event.seriesId);
        expectThat(sold === drawn && event.opened === drawn, `series ${event.seriesId} ends with all its boxes opened`);
        break;
      }
      case 'nft.series_revealed':
        this.#series.delete(event.seriesId);
        break;
      default:
        // The rest is not about NFTs.
        break;
    }
  }

  #draw({ boxId, seriesId, nonce, seed, prize, weights }: EventOf<'nft.box_opened'>): void {
    const series = this.#of(seriesId);
    const clientSeed = this.#boxes.get(boxId)?.clientSeed;
    if (clientSeed === undefined) throw new Violation(`box ${boxId} was opened and is drawn once`);
    expectThat(hex(sha256(seed)) === series.nextHash, `box ${boxId} is drawn from the committed seed`);
    expectThat(weights.join() === series.left.join(), `box ${boxId} is drawn out of what is left`);
    const message = `${Buffer.from(clientSeed).toString('ascii')}:${nonce}:0`;
    const mac = Buffer.from(hmacSha256(seed, new TextEncoder().encode(message)));
    const total = series.left.reduce((sum, count) => sum + count, 0);
    let ticket = Number(mac.readBigUInt64BE(0) % BigInt(total));
    const due = series.left.findIndex((count) => {
      ticket -= count;
      return ticket < 0;
    });
    expectThat(prize === due, `box ${boxId} has the prize that the rule draws`);
    series.left[due] = (series.left[due] ?? 0) - 1;
    series.nextHash = hex(seed);
    series.drawn += 1;
    this.#boxes.delete(boxId);
  }

  #sale(saleId: number): Sale {
    const sale = this.#sales.get(saleId);
    if (sale === undefined) throw new Violation(`sale ${saleId} was listed and ends once`);
    return sale;
  }

  #order(orderId: number): EventOf<'nft.order_opened'> {
    const order = this.#orders.get(orderId);
    if (order === undefined) throw new Violation(`order ${orderId} was opened and ends once`);
    return order;
  }

  #of(seriesId: number): Series {
    const series = this.#series.get(seriesId);
    if (series === undefined) throw new Violation(`series ${seriesId} was opened and is revealed once`);
    return series;
  }
}
