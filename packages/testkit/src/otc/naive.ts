/** One ad to sell: what it has left, and everything that was ever set aside for it. */
interface Ad {
  readonly maker: number;
  isLive: boolean;
  left: bigint;
  funded: bigint;
  returned: bigint;
}

interface Order {
  readonly ad: number;
  readonly buyer: number;
  readonly size: bigint;
  state: 'created' | 'paid' | 'disputed' | 'decided' | 'appealed' | 'over';
  deadlineMs: number;
  isAsked: boolean;
  operator: string;
  toBuyer: bigint;
  /** The buyer's withdrawals wait so long once they have something of it. */
  readonly delayMs: number;
}

/** The deeds of a user, within a day. */
interface Deeds {
  completed: number;
  failed: number;
  lost: number;
  waitsUntilMs: number;
}

const minute = 60_000;

/**
 * OTC as RULES 12 has it, written down plainly: ads to sell, orders that buyers open on them, and wallets that are added up anew from
 * every order. It walks all orders at every look, and is right for that reason.
 */
export class NaiveOtc {
  readonly ads: Ad[] = [];
  readonly orders: Order[] = [];
  /** The funds of each user beyond ads and escrows. */
  readonly wallets: bigint[];
  /** Given to buyers, by ad. */
  readonly released: bigint[] = [];

  readonly deeds: Deeds[];
  #nowMs = 0;

  constructor(wallets: readonly bigint[]) {
    this.wallets = [...wallets];
    this.deeds = wallets.map(() => ({ completed: 0, failed: 0, lost: 0, waitsUntilMs: 0 }));
  }

  /** Ends what is over at a moment of a running exchange. */
  look(nowMs: number): void {
    for (const order of this.orders) {
      if (order.deadlineMs > nowMs) continue;
      this.#nowMs = order.deadlineMs;
      if (order.state === 'created') {
        this.#by(order.buyer).failed += 1;
        this.#unsold(order);
      }
      if (order.state === 'decided') this.#share(order);
    }
    this.#nowMs = nowMs;
  }

  open(maker: number, size: bigint): string {
    if (this.#waits(maker)) return 'withdrawals_held';
    if (this.#of(maker) < size) return 'balance_insufficient';
    this.wallets[maker] = this.#of(maker) - size;
    this.ads.push({ maker, isLive: true, left: size, funded: size, returned: 0n });
    this.released.push(0n);
    return 'done';
  }

  close(who: number, at: number): string {
    const ad = this.ads[at];
    if (ad === undefined || ad.maker !== who || !ad.isLive) return 'otc_ad_not_found';
    this.#give(ad.maker, ad.left);
    ad.returned += ad.left;
    ad.left = 0n;
    ad.isLive = false;
    return 'done';
  }

  /** Without a size it stays as it is. */
  edit(who: number, at: number, wanted: bigint | undefined): string {
    const ad = this.ads[at];
    if (ad === undefined || ad.maker !== who || !ad.isLive) return 'otc_ad_not_found';
    const size = wanted ?? ad.left;
    if (size > ad.left && this.#waits(who)) return 'withdrawals_held';
    if (this.#of(who) < size - ad.left) return 'balance_insufficient';
    this.#give(who, ad.left - size);
    if (size > ad.left) ad.funded += size - ad.left;
    else ad.returned += ad.left - size;
    ad.left = size;
    return 'done';
  }

  order(buyer: number, at: number, size: bigint, nowMs: number): string {
    const ad = this.ads[at];
    if (ad === undefined || !ad.isLive) return 'otc_ad_not_found';
    if (ad.maker === buyer) return 'otc_ad_own';
    if (this.#waits(ad.maker)) return 'otc_ad_not_live';
    const taken = this.orders.filter((order) => order.state !== 'over' && order.buyer === buyer);
    if (taken.length >= 10) return 'too_many_otc_orders';
    if (this.#by(buyer).failed >= 5) return 'otc_cancels_used_up';
    if (size > ad.left) return 'otc_ad_sold_out';
    ad.left -= size;
    const deadlineMs = nowMs + 15 * minute;
    const { completed, lost } = this.#by(buyer);
    const delayMs = completed < 3 || lost > 0 ? 10 * minute : 0;
    const fresh = { state: 'created', isAsked: false, operator: '', toBuyer: 0n } as const;
    this.orders.push({ ...fresh, ad: at, buyer, size, deadlineMs, delayMs });
    return 'done';
  }

  pay(who: number, at: number): string {
    const order = this.#seen(who, at);
    if (order === undefined) return 'otc_order_not_found';
    if (who !== order.buyer) return 'otc_role_wrong';
    if (order.state !== 'created') return 'otc_state_wrong';
    order.state = 'paid';
    order.deadlineMs = Number.POSITIVE_INFINITY;
    return 'done';
  }

  release(who: number, at: number): string {
    const order = this.#seen(who, at);
    if (order === undefined) return 'otc_order_not_found';
    if (who === order.buyer) return 'otc_role_wrong';
    if (order.state !== 'paid' && order.state !== 'disputed') return 'otc_state_wrong';
    order.toBuyer = order.size;
    this.#by(order.buyer).completed += 1;
    this.#by((this.ads[order.ad] as Ad).maker).completed += 1;
    this.#share(order, true);
    return 'done';
  }

  cancel(who: number, at: number): string {
    const order = this.#seen(who, at);
    if (order === undefined) return 'otc_order_not_found';
    const { state } = order;
    if (state === 'decided' || state === 'appealed') return 'otc_state_wrong';
    if (who !== order.buyer) {
      if (state === 'created') return 'otc_role_wrong';
      order.isAsked = true;
      return 'done';
    }
    if (state !== 'created' && !order.isAsked) return 'otc_not_agreed';
    if (state === 'created') this.#by(who).failed += 1;
    this.#unsold(order);
    return 'done';
  }

  dispute(who: number, at: number): string {
    const order = this.#seen(who, at);
    if (order === undefined) return 'otc_order_not_found';
    if (order.state !== 'paid') return 'otc_state_wrong';
    order.state = 'disputed';
    return 'done';
  }

  decide(operator: string, at: number, share: bigint, nowMs: number): string {
    const order = this.orders[at];
    if (order === undefined || order.state === 'over') return 'otc_order_not_found';
    if (order.state !== 'disputed' && order.state !== 'appealed') return 'otc_state_wrong';
    if (order.state === 'appealed' && order.operator === operator) return 'second_person_needed';
    if (share > order.size) return 'amount_invalid';
    order.toBuyer = share;
    order.operator = operator;
    if (order.state === 'appealed') this.#share(order);
    else {
      order.state = 'decided';
      order.deadlineMs = nowMs + 10 * minute;
    }
    return 'done';
  }

  appeal(who: number, at: number): string {
    const order = this.#seen(who, at);
    if (order === undefined) return 'otc_order_not_found';
    if (order.state !== 'decided') return 'otc_state_wrong';
    order.state = 'appealed';
    order.deadlineMs = Number.POSITIVE_INFINITY;
    return 'done';
  }

  /** Of one ad: in the escrow of its orders. */
  escrowOf(at: number): bigint {
    return this.orders.reduce((sum, { ad, state, size }) => sum + (ad === at && state !== 'over' ? size : 0n), 0n);
  }

  #seen(who: number, at: number): Order | undefined {
    const order = this.orders[at];
    if (order === undefined || order.state === 'over') return undefined;
    return who === order.buyer || who === this.ads[order.ad]?.maker ? order : undefined;
  }

  #of(who: number): bigint {
    return this.wallets[who] ?? 0n;
  }

  #give(who: number, size: bigint): void {
    this.wallets[who] = this.#of(who) + size;
  }

  #unsold(order: Order): void {
    order.state = 'over';
    const ad = this.ads[order.ad] as Ad;
    if (ad.isLive) ad.left += order.size;
    else {
      ad.returned += order.size;
      this.#give(ad.maker, order.size);
    }
  }

  #by(who: number): Deeds {
    return this.deeds[who] as Deeds;
  }

  #waits(who: number): boolean {
    return this.#by(who).waitsUntilMs > this.#nowMs;
  }

  #share(order: Order, isRelease = false): void {
    order.state = 'over';
    const ad = this.ads[order.ad] as Ad;
    if (!isRelease && order.toBuyer === 0n) this.#by(order.buyer).lost += 1;
    if (!isRelease && order.toBuyer === order.size) this.#by(ad.maker).lost += 1;
    if (order.toBuyer > 0n && order.delayMs > 0) {
      const buyer = this.#by(order.buyer);
      buyer.waitsUntilMs = Math.max(buyer.waitsUntilMs, this.#nowMs + order.delayMs);
    }
    this.#give(order.buyer, order.toBuyer);
    this.#give(ad.maker, order.size - order.toBuyer);
    this.released[order.ad] = (this.released[order.ad] ?? 0n) + order.toBuyer;
    ad.returned += order.size - order.toBuyer;
  }
}
