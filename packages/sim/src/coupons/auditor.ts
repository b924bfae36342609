import { type AccountId, type CoreMachine, type EventOf, house } from '@candor/exchange';
import { type Auditor, expectThat, Violation, type Delivery } from '../auditors/auditor.ts';

interface Live {
  readonly issued: EventOf<'coupons.issued'>;
  /** "spot 7"; absent: it is not used. */
  act?: string | undefined;
  paid: bigint;
}

/**
 * Coupons from facts alone: each is funded from its issue to its end, goes with one act of its own user, and never pays above its
 * worth or its share of what was really charged.
 */
export class CouponAuditor implements Auditor {
  readonly #live = new Map<number, Live>();
  readonly #byAct = new Map<string, Live>();
  /** Charges of every act, by "spot 7": those of an order may be told before its coupon is bound. */
  readonly #charged = new Map<string, bigint>();
  readonly #principal = new Map<number, bigint>();
  readonly #frozen = new Map<number, bigint>();
  readonly #accounts = new Set<AccountId>();
  #payouts = 0n;
  #paid = 0n;
  #lastId = 0;

  hear(told: Delivery): void {
    const { couponId } = told.submission;
    const isBound = told.events.some((event) => event.type === 'coupons.bound' && event.couponId === couponId);
    if (couponId !== undefined && told.kind === 'fresh') {
      expectThat(told.outcome.ok === isBound, `coupon ${couponId} is bound exactly when its act is accepted`);
    }
    for (const event of told.events) {
      this.#charge(event);
      switch (event.type) {
        case 'coupons.issued':
          this.#issue(event, told.atMs);
          break;
        case 'coupons.bound':
          this.#bind(event);
          break;
        case 'coupons.paid':
          this.#pay(event);
          break;
        case 'coupons.returned':
          this.#return(event);
          break;
        case 'coupons.ended':
          this.#end(event, told.atMs);
          break;
        case 'ledger.posted':
          this.#post(event);
          break;
        default:
          // The rest is not about coupons.
          break;
      }
    }
    const promised = new Map<number, bigint>();
    for (const { issued, paid } of this.#live.values()) {
      promised.set(issued.assetId, (promised.get(issued.assetId) ?? 0n) + issued.worth - paid);
    }
    for (const [assetId, frozen] of this.#frozen) {
      expectThat(frozen === (promised.get(assetId) ?? 0n), 'funds hold everything that live coupons can pay');
    }
    expectThat(this.#payouts === this.#paid, 'users got what their coupons have paid');
  }

  compare(core: CoreMachine): void {
    let seen = 0;
    for (const accountId of this.#accounts) {
      for (const view of core.queries.coupons(accountId)) {
        seen += 1;
        const { issued, paid, act } = this.#of(view.couponId);
        const use = view.use === undefined ? undefined : `${view.use.act} ${view.use.reference}`;
        const isSame = view.worth === issued.worth && view.paid === paid && use === act;
        expectThat(isSame, `coupon ${view.couponId} is as it was told`);
      }
    }
    expectThat(seen === this.#live.size, 'the core has every coupon that was issued and has not ended');
  }

  #issue(issued: EventOf<'coupons.issued'>, atMs: number): void {
    expectThat(issued.couponId === this.#lastId + 1, `coupon ${issued.couponId} follows ${this.#lastId}`);
    expectThat(issued.worth > 0n && issued.expiresAtMs > atMs, `coupon ${issued.couponId} is worth something`);
    this.#lastId = issued.couponId;
    this.#accounts.add(issued.accountId);
    this.#live.set(issued.couponId, { issued, paid: 0n });
  }

  #bind({ couponId, accountId, act, reference }: EventOf<'coupons.bound'>): void {
    const live = this.#of(couponId);
    const key = `${act} ${reference}`;
    expectThat(live.issued.accountId === accountId, `coupon ${couponId} is used by its own user`);
    expectThat(live.act === undefined, `coupon ${couponId} is not used twice in parallel`);
    expectThat(!this.#byAct.has(key), `${key} has one coupon`);
    live.act = key;
    this.#byAct.set(key, live);
  }

  #pay({ couponId, amount, paid }: EventOf<'coupons.paid'>): void {
    const live = this.#of(couponId);
    const { kind, worth, share } = live.issued;
    live.paid += amount;
    this.#paid += amount;
    expectThat(amount > 0n && live.paid === paid, `coupon ${couponId} adds up`);
    expectThat(live.paid <= worth, `coupon ${couponId} pays its worth at most`);
    if (kind === 'cash') return;
    const charged = live.act === undefined ? 0n : (this.#charged.get(live.act) ?? 0n);
    const most = (charged * BigInt(share)) / 1_000_000n;
    expectThat(live.paid <= most, `coupon ${couponId} pays its share of what was charged at most`);
  }

  #return({ couponId, act, reference }: EventOf<'coupons.returned'>): void {
    const live = this.#of(couponId);
    expectThat(live.act === `${act} ${reference}` && live.paid === 0n, `coupon ${couponId} comes back unpaid`);
    this.#byAct.delete(`${act} ${reference}`);
    live.act = undefined;
  }

  #end({ couponId, end, paid, released }: EventOf<'coupons.ended'>, atMs: number): void {
    const live = this.#of(couponId);
    expectThat(paid === live.paid && paid + released === live.issued.worth, `coupon ${couponId} ends with its worth`);
    expectThat(end === 'used' || live.act === undefined, `coupon ${couponId} is not taken from an act`);
    expectThat(end !== 'expired' || atMs >= live.issued.expiresAtMs, `coupon ${couponId} does not expire early`);
    if (live.act !== undefined) this.#byAct.delete(live.act);
    this.#live.delete(couponId);
  }

  #post({ lines }: EventOf<'ledger.posted'>): void {
    for (const { accountId, assetId, kind, available, frozen } of lines) {
      if (accountId === house.rewards_coupons) this.#frozen.set(assetId, (this.#frozen.get(assetId) ?? 0n) + frozen);
      else if (kind === 'coupon_payout') this.#payouts += available;
    }
  }

  #charge(event: Delivery['events'][number]): void {
    const add = (key: string, amount: bigint) => this.#charged.set(key, (this.#charged.get(key) ?? 0n) + amount);
    switch (event.type) {
      case 'spot.traded': {
        const { takerSide, takerFee, makerFee, quantity, quoteAmount } = event;
        const base = (fee: bigint) => (fee * quoteAmount) / quantity;
        add(`spot ${event.takerOrderId}`, takerSide === 'buy' ? base(takerFee) : takerFee);
        add(`spot ${event.makerOrderId}`, takerSide === 'sell' ? base(makerFee) : makerFee);
        break;
      }
      case 'contract.opened':
        add(`contract ${event.ticketId}`, event.fee);
        break;
      case 'contract.closed':
        if (event.reason !== 'liquidation') add(`contract ${event.ticketId}`, event.fee);
        break;
      case 'options.settled':
        if (event.result === 'lost') add(`options ${event.optionId}`, event.stake);
        break;
      case 'locked.deposited':
        this.#principal.set(event.depositId, event.principal);
        break;
      case 'locked.dividend_paid':
        add(`locked ${event.depositId}`, this.#principal.get(event.depositId) ?? 0n);
        break;
      case 'loans.repaid':
      case 'loans.collateral_sold':
      case 'loans.liquidated':
        add(`loans ${event.loanId}`, event.interestPaid);
        break;
      default:
        break;
    }
  }

  #of(couponId: number): Live {
    const live = this.#live.get(couponId);
    if (live === undefined) throw new Violation(`coupon ${couponId} was issued and ends once`);
    return live;
  }
}
