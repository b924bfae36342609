interface Bid {
  readonly who: number;
  readonly most: bigint;
  readonly atMs: number;
}

/** One auction with everything that was ever bid in it. */
interface Auction {
  readonly item: number;
  readonly seller: number;
  readonly price: bigint;
  readonly raise: bigint;
  readonly reserve: bigint;
  readonly deposit: bigint;
  readonly fee: bigint;
  readonly lastEndMs: number;
  endMs: number;
  state: 'open' | 'due' | 'over';
  current: bigint;
  leader: number;
  limit: bigint;
  readonly bids: Bid[];
  /** The end of the deposit of each bidder. */
  readonly deposits: Map<number, 'held' | 'returned' | 'forfeited' | 'paid'>;
}

interface Order {
  readonly auction: number;
  readonly who: number;
  readonly price: bigint;
  readonly deadlineMs: number;
  readonly isSecond: boolean;
  isOver: boolean;
}

interface Item {
  owner: number;
  readonly creator: number;
  isFree: boolean;
}

const million = 1_000_000n;
const minute = 60_000;
const up = (size: bigint, share: bigint) => (size * share + million - 1n) / million;

/**
 * Auctions as RULES 11 has them, written down plainly: all of them are walked at every look, the highest bids are looked for anew, and
 * it is right for that reason. Money is in atoms, shares in millionths.
 */
export class NaiveNft {
  readonly wallets: bigint[];
  readonly items: Item[];
  readonly auctions: Auction[] = [];
  readonly orders: Order[] = [];
  fees = 0n;
  fee = 25_000n;
  readonly royalty = 50_000n;
  readonly payMs: number;

  constructor(wallets: readonly bigint[], owners: readonly number[], payMs: number) {
    this.wallets = [...wallets];
    this.items = owners.map((owner) => ({ owner, creator: owner, isFree: true }));
    this.payMs = payMs;
  }

  /** Ends what is over at a moment of a running exchange, the earliest first. */
  look(nowMs: number): void {
    for (;;) {
      const ends = this.auctions
        .filter(({ state }) => state === 'open')
        .map((auction) => ({ atMs: auction.endMs, auction }));
      const lapses = this.orders.filter(({ isOver }) => !isOver).map((order) => ({ atMs: order.deadlineMs, order }));
      const next = [...ends, ...lapses].sort((a, b) => a.atMs - b.atMs)[0];
      if (next === undefined || next.atMs > nowMs) return;
      if ('auction' in next) this.#end(next.auction);
      else this.#lapse(next.order);
    }
  }

  list(who: number, at: number, price: bigint, raise: bigint, reserve: bigint, nowMs: number, ms: number): string {
    const item = this.items[at];
    if (item === undefined) return 'nft_not_found';
    if (item.owner !== who) return 'nft_not_yours';
    if (!item.isFree) return 'nft_not_free';
    if (raise === 0n || (reserve !== 0n && reserve <= price)) return 'nft_raise_wrong';
    item.isFree = false;
    const endMs = nowMs + ms;
    const rules = { price, raise, reserve, deposit: up(price, 100_000n), fee: this.fee };
    const none = { current: 0n, leader: -1, limit: 0n, bids: [], deposits: new Map() };
    this.auctions.push({
      item: at,
      seller: who,
      ...rules,
      endMs,
      lastEndMs: endMs + 1_440 * minute,
      state: 'open',
      ...none,
    });
    return 'done';
  }

  deposit(who: number, at: number): string {
    const auction = this.#open(at);
    if (auction === undefined) return 'nft_not_on_sale';
    if (auction.seller === who) return 'nft_own';
    if (auction.deposits.has(who)) return 'nft_deposit_placed';
    if (this.#of(who) < auction.deposit) return 'balance_insufficient';
    this.#give(who, -auction.deposit);
    auction.deposits.set(who, 'held');
    return 'done';
  }

  bid(who: number, at: number, price: bigint, limit: bigint, nowMs: number): string {
    const auction = this.#open(at);
    if (auction === undefined) return 'nft_not_on_sale';
    if (auction.seller === who) return 'nft_own';
    if (!auction.deposits.has(who)) return 'nft_deposit_needed';
    if (limit < price) return 'amount_invalid';
    const before = auction.current;
    if (who === auction.leader) {
      if (limit <= auction.limit) return 'nft_bid_too_low';
      auction.limit = limit;
    } else {
      if (price < this.next(at)) return 'nft_bid_too_low';
      if (auction.leader < 0) auction.current = price;
      else {
        const [winner, loser] = limit > auction.limit ? [limit, auction.limit] : [auction.limit, limit];
        const above = this.#above(auction, loser);
        auction.current = above < winner ? above : winner;
        if (limit > auction.limit && price > auction.current) auction.current = price;
      }
      if (auction.leader < 0 || limit > auction.limit) {
        auction.leader = who;
        auction.limit = limit;
      }
    }
    if (auction.reserve > auction.current && auction.limit >= auction.reserve) auction.current = auction.reserve;
    auction.bids.push({ who, most: limit, atMs: nowMs });
    if (auction.current > before && auction.endMs - nowMs < 3 * minute) {
      auction.endMs = Math.max(auction.endMs, Math.min(nowMs + 3 * minute, auction.lastEndMs));
    }
    return 'done';
  }

  pay(who: number, at: number): string {
    const order = this.orders[at];
    if (order === undefined || order.isOver || order.who !== who) return 'nft_order_not_found';
    const auction = this.auctions[order.auction] as Auction;
    const deposit = order.isSecond ? 0n : auction.deposit;
    if (this.#of(who) < order.price - deposit) return 'balance_insufficient';
    order.isOver = true;
    if (!order.isSecond) auction.deposits.set(who, 'paid');
    this.#give(who, deposit - order.price);
    const item = this.items[auction.item] as Item;
    const houses = up(order.price, auction.fee);
    const creators = item.creator === auction.seller ? 0n : (order.price * this.royalty) / million;
    this.fees += houses;
    this.#give(item.creator, creators);
    this.#give(auction.seller, order.price - houses - creators);
    auction.state = 'over';
    item.owner = who;
    item.isFree = true;
    return 'done';
  }

  /** The lowest price of the next bid. */
  next(at: number): bigint {
    const auction = this.auctions[at];
    if (auction === undefined || auction.leader < 0) return auction?.price ?? 0n;
    return this.#above(auction, auction.current);
  }

  /** The deposits of a user that are set aside. */
  heldOf(who: number): bigint {
    return this.auctions.reduce(
      (sum, { deposits, deposit }) => sum + (deposits.get(who) === 'held' ? deposit : 0n),
      0n,
    );
  }

  #above({ raise }: Auction, size: bigint): bigint {
    const byShare = size + up(size, 50_000n);
    return byShare > size + raise ? byShare : size + raise;
  }

  #open(at: number): Auction | undefined {
    const auction = this.auctions[at];
    return auction?.state === 'open' ? auction : undefined;
  }

  #end(auction: Auction): void {
    const isSold = auction.leader >= 0 && auction.current >= auction.reserve;
    for (const who of auction.deposits.keys()) {
      if (isSold && who === auction.leader) continue;
      this.#back(auction, who, 'returned');
      this.#give(who, auction.deposit);
    }
    auction.state = isSold ? 'due' : 'over';
    if (isSold) this.#ask(auction, auction.leader, auction.current, false, auction.endMs);
    else (this.items[auction.item] as Item).isFree = true;
  }

  #ask(auction: Auction, who: number, price: bigint, isSecond: boolean, nowMs: number): void {
    const at = this.auctions.indexOf(auction);
    this.orders.push({ auction: at, who, price, deadlineMs: nowMs + this.payMs, isSecond, isOver: false });
  }

  #lapse(order: Order): void {
    order.isOver = true;
    const auction = this.auctions[order.auction] as Auction;
    if (!order.isSecond) {
      this.#back(auction, order.who, 'forfeited');
      const houses = up(auction.deposit, auction.fee);
      this.fees += houses;
      this.#give(auction.seller, auction.deposit - houses);
      const best = new Map<number, Bid>();
      for (const bid of auction.bids) if (bid.most > (best.get(bid.who)?.most ?? 0n)) best.set(bid.who, bid);
      best.delete(order.who);
      const second = [...best.values()].sort((a, b) =>
        a.most === b.most ? a.atMs - b.atMs : a.most > b.most ? -1 : 1,
      )[0];
      if (second !== undefined && second.most >= auction.reserve) {
        this.#ask(auction, second.who, second.most, true, order.deadlineMs);
        return;
      }
    }
    auction.state = 'over';
    (this.items[auction.item] as Item).isFree = true;
  }

  #back(auction: Auction, who: number, to: 'returned' | 'forfeited'): void {
    if (auction.deposits.get(who) !== 'held') throw new Error('a deposit goes once');
    auction.deposits.set(who, to);
  }

  #of(who: number): bigint {
    return this.wallets[who] ?? 0n;
  }

  #give(who: number, size: bigint): void {
    this.wallets[who] = this.#of(who) + size;
  }
}
