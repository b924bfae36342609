import { done, reject } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { DualPurchaseId } from '../../vocabulary.ts';
import { coverWallet, pairOf, reserve, reservesOf } from './funds.ts';
import { ownRefusal, worthOfPurchase } from './own-limit.ts';
import type { LivePurchase, Product } from './product.ts';
import { dualPayoutsFor, dualStakeFor, livePurchasesMax } from './rules.ts';
import type { DualSlice } from './slice.ts';

/** Sells shares under the terms that the buyer saw, or rejects the order. */
export function buy(core: DualSlice, command: CommandOf<'dual.buy'>): OutcomeOf<'dual.buy'> {
  const { accountId, productId, shares, reinvest } = command;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const product = core.dual.products.get(productId);
  if (product === undefined || !isOnSale(core, product)) return reject('dual_not_offered');
  if (!core.products.allows(accountId, 'dual')) return reject('product_unavailable');
  if (hex(command.termsHash) !== hex(product.hash)) return reject('terms_changed');
  const { terms } = product;
  if (pairOf(core, terms.pairId).status !== 'trading') return reject('pair_not_trading');
  if (!core.sessions.isOpen(terms.pairId, core.nowMs)) return reject('market_closed');
  const indexPrice = core.index.fresh(terms.pairId, core.nowMs);
  if (indexPrice === undefined) return reject('index_stale');
  if (shares < 1) return reject('shares_invalid');
  if (product.soldShares + shares > terms.shares) return reject('dual_sold_out');
  if (core.dual.sharesOf(accountId, productId) + shares > terms.accountShares) return reject('dual_account_max');
  if (core.dual.countOf(accountId) >= livePurchasesMax) return reject('too_many_purchases');
  const wanted = purchaseOf(core, product, { accountId, shares, indexPrice });
  const own = ownRefusal(core, accountId, worthOfPurchase(core, wanted));
  if (own !== undefined) return reject(own);
  if (core.spendable(accountId, 'spot', wanted.stakeAssetId) < wanted.stake) return reject('balance_insufficient');
  if (!isCovered(core, wanted)) return reject('liquidity_insufficient');

  const { purchaseId, stake, baseOut, quoteOut } = sell(core, product, {
    ...wanted,
    ...(reinvest === undefined ? {} : { reinvest }),
  });
  return done({ purchaseId, stake, baseOut, quoteOut });
}

/** True while a product takes purchases. */
export function isOnSale({ nowMs }: Pick<DualSlice, 'nowMs'>, { isClosed, settlement, terms }: Product): boolean {
  return !isClosed && settlement === undefined && nowMs >= terms.opensAtMs && nowMs < terms.closesAtMs;
}

type Wanted = Omit<LivePurchase, 'purchaseId'>;

/** A purchase with both of its payouts, before it is made. */
export function purchaseOf(
  core: DualSlice,
  { terms }: Product,
  of: Pick<LivePurchase, 'accountId' | 'shares' | 'indexPrice'> & { readonly reinvestedFrom?: DualPurchaseId },
): Wanted {
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
export function isCovered(core: DualSlice, wanted: Wanted): boolean {
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
