import { done, present, reject } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import { coverWallet, pairOf, reserve, reservesOf } from './funds.ts';
import { ownRefusal, worthOfPurchase } from './own-limit.ts';
import type { LivePurchase, Product } from './product.ts';
import type { dualRejects } from './rejects.ts';
import { dualPayoutsFor, dualStakeFor, livePurchasesMax } from './rules.ts';
import type { DualSlice } from './slice.ts';
import type { WantedPurchase } from './views.ts';

/** Sells shares under the terms that the buyer saw, or rejects the order. */
export function buy(core: DualSlice, command: CommandOf<'dual.buy'>): OutcomeOf<'dual.buy'> {
  const refusal = purchaseRefusal(core, command);
  if (refusal !== undefined) return reject(refusal);

  const { accountId, productId, shares, reinvest } = command;
  const product = core.dual.product(productId);
  const indexPrice = present(core.index.fresh(product.terms.pairId, core.nowMs), 'nothing is sold on a stale index');
  const { purchaseId, stake, baseOut, quoteOut } = sell(core, product, {
    ...purchaseOf(core, product, { accountId, shares, indexPrice }),
    ...(reinvest === undefined ? {} : { reinvest }),
  });
  return done({ purchaseId, stake, baseOut, quoteOut });
}

/**
 * The reason that a purchase would be refused now, in the order of the checks. Without an account, what refuses everybody; without a
 * hash, under the terms of the product.
 */
export function purchaseRefusal(
  core: DualSlice,
  { accountId, productId, shares, termsHash }: WantedPurchase,
): (typeof dualRejects)['dual.buy'][number] | undefined {
  if (accountId !== undefined && !core.accounts.has(accountId)) return 'account_not_found';
  const product = core.dual.products.get(productId);
  if (product === undefined || !isOnSale(core, product)) return 'dual_not_offered';
  if (!core.products.allows(accountId, 'dual')) return 'product_unavailable';
  if (termsHash !== undefined && hex(termsHash) !== hex(product.hash)) return 'terms_changed';
  const { terms } = product;
  if (pairOf(core, terms.pairId).status !== 'trading') return 'pair_not_trading';
  if (!core.sessions.isOpen(terms.pairId, core.nowMs)) return 'market_closed';
  const indexPrice = core.index.fresh(terms.pairId, core.nowMs);
  if (indexPrice === undefined) return 'index_stale';
  if (shares < 1) return 'shares_invalid';
  if (product.soldShares + shares > terms.shares) return 'dual_sold_out';
  const held = accountId === undefined ? 0 : core.dual.sharesOf(accountId, productId);
  if (held + shares > terms.accountShares) return 'dual_account_max';
  const wanted = purchaseOf(core, product, { shares, indexPrice });
  if (accountId !== undefined) {
    if (core.dual.countOf(accountId) >= livePurchasesMax) return 'too_many_purchases';
    const own = ownRefusal(core, accountId, worthOfPurchase(core, wanted));
    if (own !== undefined) return own;
    if (core.spendable(accountId, 'spot', wanted.stakeAssetId) < wanted.stake) return 'balance_insufficient';
  }
  return isCovered(core, wanted) ? undefined : 'liquidity_insufficient';
}

/** True while a product takes purchases. */
export function isOnSale({ nowMs }: Pick<DualSlice, 'nowMs'>, { isClosed, settlement, terms }: Product): boolean {
  return !isClosed && settlement === undefined && nowMs >= terms.opensAtMs && nowMs < terms.closesAtMs;
}

type Wanted = Omit<LivePurchase, 'purchaseId'>;
type Sized = Pick<LivePurchase, 'shares' | 'indexPrice'>;

/** A purchase with both of its payouts, before it is made. */
export function purchaseOf<Of extends Sized>(core: DualSlice, { terms }: Product, of: Of) {
  const { productId, pairId, direction, linkedPrice, interest, interestDays, maturesAtMs, windowMs } = terms;
  const { base, quote } = pairOf(core, pairId);
  const stake = dualStakeFor(terms.share, of.shares);
  return {
    ...of,
    productId,
    pairId,
    direction,
    linkedPrice,
    interest,
    interestDays,
    stakeAssetId: direction === 'call' ? base.assetId : quote.assetId,
    stake,
    ...dualPayoutsFor(stake, terms, { base: base.scale, quote: quote.scale }),
    maturesAtMs,
    windowMs,
    boughtAtMs: core.nowMs,
  };
}

/** True when `underwriting` can set aside both payouts. */
export function isCovered(core: DualSlice, wanted: Omit<Wanted, 'accountId'>): boolean {
  const { base, quote } = pairOf(core, wanted.pairId);
  const needed = reservesOf(wanted);
  const { ledger } = core;
  return (
    ledger.available(coverWallet(core, base.assetId)) >= needed.base &&
    ledger.available(coverWallet(core, quote.assetId)) >= needed.quote
  );
}

/** Makes the purchase: nothing refuses it any more. */
export function sell(core: DualSlice, product: Product, wanted: Wanted): LivePurchase {
  const purchase = { purchaseId: core.dual.takePurchaseId(), ...wanted };
  reserve(core, purchase);
  product.soldShares += wanted.shares;
  core.dual.keep(purchase);
  const { reinvest, ...bought } = purchase;
  core.emit({ type: 'dual.bought', ...bought });
  if (reinvest !== undefined) {
    const { purchaseId, accountId } = purchase;
    core.emit({ type: 'dual.reinvest_set', purchaseId, accountId, reinvest });
  }
  return purchase;
}
