import type { AccountId } from '@candor/exchange';
import type { OpenDualProduct } from './world.ts';

const year = 365n * 1_000_000n;
/** 1 BTC atom at a price of p × 10^-8 is p ÷ 10^10 USDT atoms. */
const cents = 10n ** 10n;

export interface NaiveDualProduct extends OpenDualProduct {
  readonly productId: number;
  isClosed: boolean;
  sold: number;
}

export interface NaiveDualPurchase {
  readonly purchaseId: number;
  readonly account: AccountId;
  readonly product: NaiveDualProduct;
  readonly shares: number;
  readonly stake: bigint;
  readonly baseOut: bigint;
  readonly quoteOut: bigint;
  /** The index at the purchase. */
  readonly index: bigint;
  interestMin?: number;
  isSettled: boolean;
}

export type NaiveDualWanted = Omit<NaiveDualPurchase, 'purchaseId' | 'isSettled'>;

/** Shares of a product in BTC and USDT, with both payouts, in the plainest way (RULES 10). */
export function naiveDual(
  product: NaiveDualProduct,
  { account, shares, index }: Pick<NaiveDualWanted, 'account' | 'shares' | 'index'>,
): NaiveDualWanted {
  const stake = product.share * BigInt(shares);
  const grown = stake * (year + BigInt(product.interest) * BigInt(product.interestDays));
  const linked = BigInt(product.linkedPrice);
  const isCall = product.direction === 'call';
  return {
    account,
    product,
    shares,
    stake,
    baseOut: isCall ? grown / year : (grown * cents) / (year * linked),
    quoteOut: isCall ? (grown * linked) / (year * cents) : grown / year,
    index,
  };
}

/** The worth at the linked price, rounded up. */
export function naiveDualWorth({ product: { direction, linkedPrice }, stake }: NaiveDualWanted): bigint {
  return direction === 'put' ? stake : (stake * BigInt(linkedPrice) + cents - 1n) / cents;
}

/** Beside the stake, which is the user's, the house sets aside all of either payout. */
export function naiveDualSetAside(wanted: NaiveDualWanted): readonly [btc: bigint, usdt: bigint] {
  const { product, stake, baseOut, quoteOut } = wanted;
  return product.direction === 'call' ? [baseOut - stake, quoteOut] : [baseOut, quoteOut - stake];
}
