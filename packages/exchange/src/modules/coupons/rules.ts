import { type Atoms, atoms, mulDiv, type Ppm, ppmOne, shareOf, smaller, zero } from '@candor/money';
import type { AssetId } from '../../vocabulary.ts';
import type { CouponAct, CouponKind, CouponMarket } from './fields.ts';
import type { CouponActReject } from './rejects.ts';

/** Live coupons that one user may have. */
export const liveCouponsMax = 100;
/** Accounts that one command issues coupons to. */
export const couponAccountsMax = 1_000;

const daysPerYear = 365n;

/** The terms that a payment of a coupon follows from. */
export interface CouponPromise {
  readonly kind: CouponKind;
  readonly market?: CouponMarket | undefined;
  readonly assetId: AssetId;
  readonly worth: Atoms;
  readonly share: Ppm;
  readonly amountMin: Atoms;
  readonly days: number;
}

/**
 * The amount that a coupon owes in all for what counts so far: its share, up to its worth. A payout: rounds down, once over the
 * whole act, so that it is never more than what was charged.
 */
export function couponDueOf({ worth, share }: Pick<CouponPromise, 'worth' | 'share'>, counted: Atoms): Atoms {
  return smaller(worth, shareOf(counted, share, 'down'));
}

/** A fee of a trade in its quote asset: a fee in the base asset is taken at the price of its own trade. Rounds down. */
export function feeInQuote(
  fee: Atoms,
  side: 'buy' | 'sell',
  trade: { readonly quantity: Atoms; readonly quoteAmount: Atoms },
): Atoms {
  return side === 'sell' ? fee : atoms(mulDiv(fee, trade.quoteAmount, trade.quantity, 'down'));
}

/** The interest of so many days on a principal, which is the most that counts of a loan's. Rounds down. */
export function loanInterestOfDays(principal: Atoms, interest: Ppm, days: number): Atoms {
  return atoms(mulDiv(principal, BigInt(interest) * BigInt(days), BigInt(ppmOne) * daysPerYear, 'down'));
}

/** True when a coupon of this kind goes with such an act. */
export function isCouponFor({ kind, market }: Pick<CouponPromise, 'kind' | 'market'>, act: CouponAct): boolean {
  switch (kind) {
    case 'fee_rebate':
      return (act === 'spot' || act === 'contract') && (market === 'both' || market === act);
    case 'option_loss':
      return act === 'options';
    case 'locked_yield':
      return act === 'locked';
    case 'loan_interest':
      return act === 'loans';
    default:
      return false;
  }
}

/** An act as a coupon sees it. Without a size, it is known only when the act is done. */
interface CouponActSize {
  readonly act: CouponAct;
  readonly assetId: AssetId;
  readonly size?: Atoms | undefined;
}

/** The reason that a coupon cannot go with an act, if there is one. */
export function couponRefusalFor(
  coupon: CouponPromise,
  { act, assetId, size }: CouponActSize,
): CouponActReject | undefined {
  if (!isCouponFor(coupon, act)) return 'coupon_not_for_act';
  if (coupon.assetId !== assetId) return 'coupon_other_asset';
  return size !== undefined && size < coupon.amountMin ? 'coupon_amount_too_small' : undefined;
}

/** An act as it would be: its size, and what would count of it. Fees, stakes and interest are in its asset. */
interface CouponPlan extends CouponActSize {
  readonly size: Atoms;
  /** The fees of the whole act, or the stake. */
  readonly charged?: Atoms;
  /** Of a deposit: the days it is locked. */
  readonly days?: number;
  /** Of a loan: its interest for a year. */
  readonly interest?: Ppm;
}

/** The most that a coupon would pay for an act, by the rule that pays it; zero where it cannot go with it. */
export function couponSavingFor(coupon: CouponPromise, plan: CouponPlan): Atoms {
  if (couponRefusalFor(coupon, plan) !== undefined) return zero;
  return couponDueOf(coupon, couponCountedFor(coupon, plan));
}

function couponCountedFor({ kind, days }: CouponPromise, { size, charged, ...plan }: CouponPlan): Atoms {
  if (kind === 'locked_yield') return atoms(size * BigInt(Math.min(days, plan.days ?? 0)));
  if (kind === 'loan_interest') return loanInterestOfDays(size, plan.interest ?? (0 as Ppm), days);
  return charged ?? zero;
}

/** The coupon that saves most at an act, the one that expires first among equals; absent: none saves anything. */
export function bestCouponFor<C extends CouponPromise & { readonly expiresAtMs: number }>(
  coupons: readonly C[],
  plan: CouponPlan,
): C | undefined {
  let best: C | undefined;
  let saved = zero;
  for (const coupon of coupons) {
    const saving = couponSavingFor(coupon, plan);
    const isBetter =
      saving > saved || (best !== undefined && saving === saved && coupon.expiresAtMs < best.expiresAtMs);
    if (saving === zero || !isBetter) continue;
    best = coupon;
    saved = saving;
  }
  return best;
}
