import type { NftSaleRow } from '@candor/api';
import { nftEndAfterBid } from '@candor/exchange/rules';
import { type Atoms, atoms, atomsFromText, atomsToText, zero } from '@candor/money';
import type { AmountProblem } from '#lib/parse-amount.ts';
import type { NftStanding } from './standing.ts';

/** Plain decimal texts. */
export interface BidForm {
  /** Absent until it is typed or chosen: the lowest next bid, which moves. */
  readonly price: string | undefined;
  readonly hasLimit: boolean;
  /** The most that the exchange goes on to bid. */
  readonly limit: string;
  readonly unreadable: AmountProblem | undefined;
}

export const initialBidForm: BidForm = { price: undefined, hasLimit: false, limit: '', unreadable: undefined };

export interface BidFacts {
  readonly sale: Pick<
    NftSaleRow,
    'scale' | 'price' | 'current' | 'nextBid' | 'raise' | 'deposit' | 'endsAtMs' | 'lastEndMs'
  >;
  readonly standing: NftStanding | undefined;
  /** NFTs are not switched off for the user. */
  readonly isOffered: boolean;
  readonly isOpen: boolean;
}

/** In the order in which the core checks; the first one is shown. */
type BidProblem =
  | 'not_offered'
  | 'not_on_sale'
  | 'unreadable'
  | 'price_missing'
  | 'too_low'
  | 'limit_missing'
  | 'limit_low';

function atomsOf(text: string | undefined, scale: number): Atoms {
  return atomsFromText(text ?? '0', scale) ?? zero;
}

/** The lowest that can be bid now: of the one who leads, what they have bid, as only their limit can go up. */
export function lowestBid({ sale, standing }: Pick<BidFacts, 'sale' | 'standing'>): string {
  const { price, current, nextBid } = sale;
  return standing?.isLeading === true ? (current ?? price) : (nextBid ?? price);
}

export function bidOf(form: BidForm, facts: Pick<BidFacts, 'sale' | 'standing'>): string {
  return form.price ?? lowestBid(facts);
}

/** The lowest bid and so many raises. */
export function raisedBid(facts: Pick<BidFacts, 'sale' | 'standing'>, raises: number): string {
  const { scale, raise } = facts.sale;
  const lowest = atomsOf(lowestBid(facts), scale);
  return atomsToText(atoms(lowest + atomsOf(raise, scale) * BigInt(raises)), scale);
}

export function bidProblem(form: BidForm, facts: BidFacts): BidProblem | undefined {
  const { sale, standing, isOffered, isOpen } = facts;
  const { scale } = sale;
  if (!isOffered) return 'not_offered';
  if (!isOpen) return 'not_on_sale';
  if (form.unreadable !== undefined) return 'unreadable';
  const price = atomsOf(bidOf(form, facts), scale);
  if (price <= 0n) return 'price_missing';
  if (price < atomsOf(lowestBid(facts), scale)) return 'too_low';
  if (standing?.isLeading === true) {
    const limit = atomsOf(form.limit, scale);
    if (form.limit === '') return 'limit_missing';
    return limit <= atomsOf(standing.limit ?? sale.current, scale) ? 'limit_low' : undefined;
  }
  if (!form.hasLimit) return undefined;
  if (form.limit === '') return 'limit_missing';
  return atomsOf(form.limit, scale) < price ? 'limit_low' : undefined;
}

/** The part of a price that is paid after winning: all but the deposit. */
export function dueLater(price: string, { scale, deposit }: BidFacts['sale']): string {
  const rest = atomsOf(price, scale) - atomsOf(deposit, scale);
  return atomsToText(rest > 0n ? atoms(rest) : zero, scale);
}

/** The most that a form can cost its bidder. */
export function mostOf(form: BidForm, facts: Pick<BidFacts, 'sale' | 'standing'>): string {
  const isLimited = (form.hasLimit || facts.standing?.isLeading === true) && form.limit !== '';
  return isLimited ? form.limit : bidOf(form, facts);
}

/** The end of the auction after a bid now; absent if it stays. */
export function endAfterBid({ endsAtMs, lastEndMs }: BidFacts['sale'], nowMs: number): number | undefined {
  const after = nftEndAfterBid(nowMs, endsAtMs, lastEndMs);
  return after > endsAtMs ? after : undefined;
}

/** True if the balance does not cover an amount; not while the balance is unknown. */
export function isShort(amount: string, available: string | undefined, scale: number): boolean {
  return available !== undefined && atomsOf(available, scale) < atomsOf(amount, scale);
}
