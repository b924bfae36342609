import { dayMs, hourMs, minuteMs } from '@candor/kernel';
import { type Atoms, atoms, type Ppm, shareOf, smaller } from '@candor/money';

/** RULES 11: a bid so close to the end of an auction moves it to as long after the bid. */
export const nftSoftCloseMs = 3 * minuteMs;
/** The most by which bids move the end of an auction, in all. */
export const nftExtensionMaxMs = dayMs;
/** The time that the winner of an auction has to pay; a work of a demonstration may say less. */
export const nftPaymentMs = dayMs;
export const nftPaymentMinMs = minuteMs;
/** The exchange ticks twice a second while it runs: so long without a tick is an outage, in which ends stand still. */
export const nftOutageMs = 10_000;
/** Bounds of a sale: how soon it begins at the latest, and how long it lasts. */
export const nftStartMaxMs = 30 * dayMs;
export const nftSaleMinMs = minuteMs;
export const nftSaleMaxMs = 30 * dayMs;
/** An auction has no more bidders: all of their deposits come back in the moment in which it ends. */
export const nftBiddersMax = 1_000;
export const nftEditionsMax = 10_000;
export const nftPrizeKindsMax = 50;
export const nftBoxesMax = 10_000;
/** Boxes that are bought or opened at once. */
export const nftBoxesAtOnceMax = 10;
/** The time that an opening box waits for its secret seed; after it the box is sealed again. */
export const nftRevealWaitMs = hourMs;
/** The time after the sale of a series in which its boxes are opened by their users: whatever is sealed then is opened by the rule. */
export const nftSealedMaxMs = 30 * dayMs;
/** The client seed of a box that is opened by the rule. */
export const nftUnopenedSeed = 'unopened';
/** Below what a ledger cell holds, however many of them are added. */
export const nftPriceMax = 1n << 53n;

const leastRaise = 50_000 as Ppm;

/** RULES 11: the lowest bid after `current`, or the lowest first one. Rounds up. */
export function nftNextBid(
  current: Atoms | undefined,
  { price, raise }: { readonly price: Atoms; readonly raise: Atoms },
): Atoms {
  if (current === undefined) return price;
  const byShare = current + shareOf(current, leastRaise, 'up');
  const byRaise = current + raise;
  return atoms(byShare > byRaise ? byShare : byRaise);
}

/**
 * The least that a bidder has to offer now. Nobody raises against themselves: of the highest bidder, whose limit is `ownLimit`, it
 * is a higher limit; of anybody else, the next bid.
 */
export function nftLeastBid(
  sale: { readonly current?: Atoms | undefined; readonly price: Atoms; readonly raise: Atoms },
  ownLimit: Atoms | undefined,
): Atoms {
  return ownLimit === undefined ? nftNextBid(sale.current, sale) : atoms(ownLimit + 1n);
}

interface Standing {
  readonly current: Atoms;
  /** The most that the highest bidder bids. */
  readonly limit: Atoms;
}

interface Bid {
  readonly price: Atoms;
  /** At least the price. */
  readonly limit: Atoms;
}

interface AuctionTerms {
  readonly price: Atoms;
  readonly raise: Atoms;
  readonly reserve?: Atoms | undefined;
}

interface BidResult {
  readonly isLeading: boolean;
  /** The highest bid from now on. */
  readonly current: Atoms;
  /** The price that the bidder is seen to bid. */
  readonly bid: Atoms;
}

/**
 * The effect of a bid that is high enough and not the highest bidder's own. Of two limits the higher one leads, of two equal ones
 * the earlier. The one who leads bids as little above the other as the raise allows, and never more than their limit; the
 * reserve price is reached as soon as a limit covers it.
 */
export function nftBidResult(standing: Standing | undefined, bid: Bid, terms: AuctionTerms): BidResult {
  const isLeading = standing === undefined || bid.limit > standing.limit;
  const leadingLimit = isLeading ? bid.limit : standing.limit;
  let current: bigint = isLeading ? bid.price : bid.limit;
  if (standing !== undefined) {
    const answered = smaller(leadingLimit, nftNextBid(isLeading ? standing.limit : bid.limit, terms));
    if (answered > current) current = answered;
  }
  const { reserve } = terms;
  if (reserve !== undefined && current < reserve && leadingLimit >= reserve) current = reserve;
  return { isLeading, current: atoms(current), bid: isLeading ? atoms(current) : bid.limit };
}

/** The end of an auction after a bid: bids in its last minutes move it, up to `lastEndMs`. */
export function nftEndAfterBid(atMs: number, endsAtMs: number, lastEndMs: number): number {
  if (endsAtMs - atMs > nftSoftCloseMs) return endsAtMs;
  return Math.max(endsAtMs, Math.min(atMs + nftSoftCloseMs, lastEndMs));
}

/** The state of a sale for buttons (spec section 4): 2 before it, 0 or 1 inside by its flag, 0 after it. */
export function nftSaleState(
  {
    isOnSale,
    startsAtMs,
    endsAtMs,
  }: { readonly isOnSale: boolean; readonly startsAtMs: number; readonly endsAtMs: number },
  nowMs: number,
): 0 | 1 | 2 {
  if (nowMs < startsAtMs) return 2;
  return nowMs < endsAtMs && isOnSale ? 1 : 0;
}

/** The amount that bidders set aside. Rounds up, so that it is never nothing. */
export function nftDepositOf(price: Atoms, deposit: Ppm): Atoms {
  return shareOf(price, deposit, 'up');
}

interface PriceParts {
  /** For the house. Rounds up. */
  readonly fee: Atoms;
  /** For the creator, of later sales only. Rounds down. */
  readonly royalty: Atoms;
  /** The rest, for the seller. */
  readonly proceeds: Atoms;
}

export function nftPriceParts(
  price: Atoms,
  { fee, royalty }: { readonly fee: Ppm; readonly royalty: Ppm },
  isFirstSale: boolean,
): PriceParts {
  const houses = shareOf(price, fee, 'up');
  const creators = isFirstSale ? atoms(0n) : shareOf(price, royalty, 'down');
  return { fee: houses, royalty: creators, proceeds: atoms(price - houses - creators) };
}
