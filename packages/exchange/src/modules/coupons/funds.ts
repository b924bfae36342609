import { type Atoms, negated, zero } from '@candor/money';
import { house } from '../../ledger-words.ts';
import type { AssetId } from '../../vocabulary.ts';
import type { WalletIndex } from '../ledger/ledger.ts';
import type { LiveCoupon } from './coupon.ts';
import type { CouponsSlice } from './slice.ts';

/** The wallet that coupons are funded from. Its whole frozen amount is the worth of live coupons that is not paid. */
export function rewardsWallet(core: CouponsSlice, assetId: AssetId): WalletIndex {
  return core.ledger.wallet(house.rewards_coupons, 'house', assetId);
}

/** From `treasury` to `rewards_coupons`. */
export function fundRewards(core: CouponsSlice, assetId: AssetId, amount: Atoms): void {
  const { ledger } = core;
  ledger.line(ledger.wallet(house.treasury, 'house', assetId), 'rewards_funding', negated(amount), zero);
  ledger.line(rewardsWallet(core, assetId), 'rewards_funding', amount, zero);
  core.post(0);
}

/** Freezes the whole worth: from here on everything that the coupon can pay is paid for. */
export function reserve(core: CouponsSlice, { couponId, assetId, worth }: LiveCoupon): void {
  core.ledger.line(rewardsWallet(core, assetId), 'coupon_reserve', negated(worth), worth);
  core.post(couponId);
}

/** A payment to the user's spot wallet, out of what was frozen. */
export function pay(core: CouponsSlice, { couponId, accountId, assetId }: LiveCoupon, amount: Atoms): void {
  core.ledger.line(rewardsWallet(core, assetId), 'coupon_payout', zero, negated(amount));
  core.ledger.line(core.ledger.wallet(accountId, 'spot', assetId), 'coupon_payout', amount, zero);
  core.post(couponId);
}

/** The rest of an ended coupon is free again. */
export function release(core: CouponsSlice, { couponId, assetId }: LiveCoupon, amount: Atoms): void {
  core.ledger.line(rewardsWallet(core, assetId), 'coupon_release', amount, negated(amount));
  core.post(couponId);
}
