import type { AccountId, CoreMachine, EventOf } from '@candor/exchange';
import { type Auditor, type Delivery, expectThat, Violation } from '../auditors/auditor.ts';

interface Deal {
  readonly opened: EventOf<'otc.order_opened'>;
  deadlineMs: number;
  /** The state after its last fact. */
  step: 'created' | 'paid' | 'disputed' | 'decided' | 'appealed';
  toBuyer: bigint;
  operator: string;
  isAsked: boolean;
}

/** OTC from its facts alone: what an ad offers, whose turn it is, and that an escrow goes where the deal or a verdict says. */
export class OtcAuditor implements Auditor {
  readonly #ads = new Map<number, { readonly accountId: AccountId; readonly isSale: boolean; left: bigint }>();
  readonly #deals = new Map<number, Deal>();

  hear({ events, atMs }: Delivery): void {
    for (const event of events) {
      switch (event.type) {
        case 'otc.ad_opened':
        case 'otc.ad_edited':
          this.#ads.set(event.adId, {
            accountId: event.accountId,
            isSale: event.side === 'sell',
            left: event.quantity,
          });
          break;
        case 'otc.ad_state_set':
          if (event.state === 'closed') this.#ads.delete(event.adId);
          break;
        case 'otc.order_opened':
          this.#open(event);
          break;
        case 'otc.paid':
          this.#move(event.orderId, ['created'], 'paid');
          break;
        case 'otc.cancel_asked':
          this.#of(event.orderId).isAsked = true;
          break;
        case 'otc.disputed':
          this.#move(event.orderId, ['paid'], 'disputed');
          break;
        case 'otc.decided':
          this.#decide(event);
          break;
        case 'otc.appealed':
          this.#move(event.orderId, ['decided'], 'appealed');
          break;
        case 'otc.deadline_moved': {
          const deal = this.#of(event.orderId);
          expectThat(event.byMs > 0, `order ${event.orderId} is moved by an outage`);
          deal.deadlineMs = event.deadlineMs;
          break;
        }
        case 'otc.ended':
          this.#end(event, atMs);
          break;
        default:
          // The rest is not about OTC.
          break;
      }
    }
  }

  compare(core: CoreMachine): void {
    let seen = 0;
    for (const [adId, { left }] of this.#ads) {
      expectThat(core.queries.otcAd(adId as never)?.quantity === left, `ad ${adId} offers what is left of it`);
    }
    const frozen = new Map<AccountId, bigint>();
    const add = (accountId: AccountId, size: bigint) => frozen.set(accountId, (frozen.get(accountId) ?? 0n) + size);
    for (const { accountId, isSale, left } of this.#ads.values()) if (isSale) add(accountId, left);
    for (const { opened } of this.#deals.values()) {
      seen += 1;
      add(opened.sellerId, opened.quantity);
      const live = core.queries.liveOtcOrder(opened.buyerId, opened.orderId);
      expectThat(live?.quantity === opened.quantity, `order ${opened.orderId} is under way until it ends`);
    }
    for (const [accountId, expected] of frozen) {
      const held = core.queries
        .holds(accountId)
        .reduce((sum, { cause, amount }) => sum + (cause === 'otc_ad' || cause === 'otc_order' ? amount : 0n), 0n);
      expectThat(held === expected, `account ${accountId} holds its ads and escrows`);
    }
    expectThat(seen === this.#deals.size, 'every order is under way or over');
  }

  #open(opened: EventOf<'otc.order_opened'>): void {
    const ad = this.#ads.get(opened.adId);
    if (ad === undefined) throw new Violation(`order ${opened.orderId} is on an ad that is there`);
    ad.left -= opened.quantity;
    expectThat(ad.left >= 0n && ad.left === opened.adLeft, `ad ${opened.adId} sells no more than it has`);
    const { deadlineMs } = opened;
    this.#deals.set(opened.orderId, { opened, deadlineMs, step: 'created', toBuyer: 0n, operator: '', isAsked: false });
  }

  #move(orderId: number, from: readonly Deal['step'][], to: Deal['step']): void {
    const deal = this.#of(orderId);
    expectThat(from.includes(deal.step), `order ${orderId} comes from the state before`);
    deal.step = to;
  }

  #decide({ orderId, toBuyer, operator, deadlineMs }: EventOf<'otc.decided'>): void {
    const deal = this.#of(orderId);
    const isFirst = deal.step === 'disputed';
    expectThat(isFirst || deal.step === 'appealed', `order ${orderId} is judged in a dispute`);
    expectThat(isFirst || operator !== deal.operator, `order ${orderId} is judged by another operator after an appeal`);
    deal.toBuyer = toBuyer;
    deal.operator = operator;
    if (deadlineMs !== undefined) {
      deal.step = 'decided';
      deal.deadlineMs = deadlineMs;
    }
  }

  #end({ orderId, adId, state, toBuyer, toSeller, toAd }: EventOf<'otc.ended'>, atMs: number): void {
    const { opened, step, deadlineMs, toBuyer: due, isAsked } = this.#of(orderId);
    const ad = this.#ads.get(adId);
    const isReturned =
      toBuyer === 0n && (opened.side === 'sell' && ad !== undefined ? toAd : toSeller) === opened.quantity;
    const isRight = {
      released: (step === 'paid' || step === 'disputed') && toBuyer === opened.quantity,
      cancelled: (step === 'created' || isAsked) && isReturned,
      expired: step === 'created' && atMs >= deadlineMs && isReturned,
      closed: (step === 'decided' || step === 'appealed') && toBuyer === due && toBuyer + toSeller === opened.quantity,
    }[state as 'closed'];
    expectThat(isRight, `the escrow of order ${orderId} goes where its end says`);
    if (ad !== undefined) ad.left += toAd;
    this.#deals.delete(orderId);
  }

  #of(orderId: number): Deal {
    const deal = this.#deals.get(orderId);
    if (deal === undefined) throw new Violation(`order ${orderId} was opened and ends once`);
    return deal;
  }
}
