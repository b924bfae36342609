import type { DualLimitRow, DualProductRow, TickerRow } from '@candor/api';
import { dualWorthOf, livePurchasesMax } from '@candor/exchange/rules';
import { type Atoms, atomsFromText, atoms, price, priceFromText, zero } from '@candor/money';
import type { AmountProblem } from '#lib/parse-amount.ts';
import { figuresOf } from './dual-figures.ts';

/** `shares` is plain decimal text; '' is empty or, with a problem, not understood. */
export interface PurchaseForm {
  readonly shares: string;
  readonly unreadable: AmountProblem | undefined;
  readonly isReinvested: boolean;
  /** The user has said that they know what they give up. */
  readonly isKnown: boolean;
}

export interface PurchaseFacts {
  readonly product: DualProductRow;
  /** Dual investments are not switched off for the user. */
  readonly isOffered: boolean;
  /** Absent until it is known. */
  readonly ticker: Pick<TickerRow, 'status' | 'isStale'> | undefined;
  /** Of what shares are paid with, decimal text; absent for a visitor. */
  readonly available: string | undefined;
  /** The running purchases of the user; absent for a visitor. */
  readonly purchases: number | undefined;
  /** The user's own limit; absent for a visitor. */
  readonly limit: DualLimitRow | undefined;
  readonly nowMs: number;
}

/** In the order of the core's checks; the first one is shown. */
export type PurchaseProblem =
  | 'not_offered'
  | 'not_open'
  | 'closed'
  | 'halted'
  | 'stale'
  | 'too_many_purchases'
  | 'paused'
  | 'missing'
  | 'whole'
  | 'sold_out'
  | 'account_max'
  | 'own_limit'
  | 'insufficient'
  | 'unknown_risk';

export const initialPurchaseForm: PurchaseForm = {
  shares: '1',
  unreadable: undefined,
  isReinvested: false,
  isKnown: false,
};

/** Whole shares, or undefined. */
export function sharesOf({ shares }: PurchaseForm): number | undefined {
  return /^[1-9]\d{0,8}$/.test(shares) ? Number(shares) : undefined;
}

/** The shares that one user may still buy of a product, however many are left of it. */
function accountRoom({ accountShares, ownShares = 0 }: DualProductRow): number {
  return Math.max(accountShares - ownShares, 0);
}

/** The most shares of one purchase now: what the user may still have, what is left, and what their own limit has room for. */
export function mostShares({ product, limit }: Pick<PurchaseFacts, 'product' | 'limit'>): number {
  const most = Math.min(accountRoom(product), product.left);
  const room = limitRoom(product, limit);
  if (room === undefined) return most;
  const perShare = worthOf(product, 1);
  return perShare === 0n ? most : Math.min(most, Number(room / perShare));
}

/** The worth in USDT that the user's own limit still has room for; absent without a limit. */
export function limitRoom({ quoteScale }: DualProductRow, limit: DualLimitRow | undefined): Atoms | undefined {
  if (limit?.heldMax === undefined) return undefined;
  const read = (text: string) => atomsFromText(text, quoteScale) ?? zero;
  const room = read(limit.heldMax) - read(limit.held);
  return room > 0n ? atoms(room) : zero;
}

/** As limits count it: at the linked price. */
function worthOf(product: DualProductRow, shares: number): bigint {
  const { direction, baseScale, quoteScale } = product;
  const linkedPrice = priceFromText(product.linkedPrice) ?? price(1);
  const { stake } = figuresOf(product, shares);
  return dualWorthOf({ direction, stake, linkedPrice }, { base: baseScale, quote: quoteScale });
}

function barrierOf({
  product,
  isOffered,
  ticker,
  purchases,
  limit,
  nowMs,
}: PurchaseFacts): PurchaseProblem | undefined {
  if (!isOffered) return 'not_offered';
  if (nowMs < product.opensAtMs) return 'not_open';
  // A product without shares says so at the field.
  if (nowMs >= product.closesAtMs || (!product.isOnSale && product.left > 0)) return 'closed';
  if (ticker !== undefined && ticker.status !== 'trading') return 'halted';
  if (ticker?.isStale === true) return 'stale';
  if (purchases !== undefined && purchases >= livePurchasesMax) return 'too_many_purchases';
  return limit?.pausedUntilMs !== undefined && limit.pausedUntilMs > nowMs ? 'paused' : undefined;
}

/** The first problem. */
export function purchaseProblem(form: PurchaseForm, facts: PurchaseFacts): PurchaseProblem | undefined {
  const barrier = barrierOf(facts);
  if (barrier !== undefined) return barrier;
  const { product, available, limit } = facts;
  if (form.shares === '' && form.unreadable === undefined) return 'missing';
  const shares = sharesOf(form);
  if (shares === undefined) return 'whole';
  if (shares > product.left) return 'sold_out';
  if (shares > accountRoom(product)) return 'account_max';
  const room = limitRoom(product, limit);
  if (room !== undefined && worthOf(product, shares) > room) return 'own_limit';
  const scale = product.direction === 'call' ? product.baseScale : product.quoteScale;
  if (available !== undefined && figuresOf(product, shares).stake > (atomsFromText(available, scale) ?? zero))
    return 'insufficient';
  return form.isKnown ? undefined : 'unknown_risk';
}
