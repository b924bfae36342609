import { assert } from '@candor/kernel';
import { coverWallet, pairOf, reservesOf } from './funds.ts';
import { dualSettleWaitMs } from './rules.ts';
import type { DualSlice } from './slice.ts';

/** Checks the invariants of dual investments after every command, recomputed from the purchases themselves. */
export function checkDual(core: DualSlice): void {
  const { dual } = core;
  const reserved = new Map<number, bigint>();
  const sold = new Map<number, number>();
  for (const [purchaseId, purchase] of dual.live) {
    const { accountId, productId, shares, stake, baseOut, quoteOut } = purchase;
    assert(purchase.purchaseId === purchaseId && purchaseId < dual.nextPurchaseId, 'a purchase has its number');
    assert(shares > 0 && stake > 0n && baseOut > 0n && quoteOut > 0n, 'a purchase has a stake and two payouts');
    assert(dual.purchaseOf(accountId, purchaseId) === purchase, 'a purchase is known to its user');
    const product = dual.product(productId);
    assert(product.purchases.get(purchaseId) === purchase, 'a purchase is known to its product');
    const isDecided = product.settlement !== undefined;
    assert(
      isDecided || core.nowMs < product.terms.maturesAtMs + dualSettleWaitMs,
      'a product is decided at its maturity',
    );
    const { base, quote } = pairOf(core, purchase.pairId);
    const held = reservesOf(purchase);
    reserved.set(base.assetId, (reserved.get(base.assetId) ?? 0n) + held.base);
    reserved.set(quote.assetId, (reserved.get(quote.assetId) ?? 0n) + held.quote);
    sold.set(productId, (sold.get(productId) ?? 0) + shares);
  }
  assert(dual.live.size + dual.settledCount === dual.nextPurchaseId - 1, 'a purchase is settled once');
  for (const [assetId, amount] of reserved) {
    const frozen = core.ledger.frozen(coverWallet(core, assetId as Parameters<typeof coverWallet>[1]));
    assert(frozen >= amount, 'both payouts of every purchase are set aside');
  }
  for (const { terms, soldShares, settlement } of dual.products.values()) {
    assert(soldShares <= terms.shares, 'no more shares are sold than there are');
    const isWhole = (sold.get(terms.productId) ?? 0) === soldShares;
    assert(settlement !== undefined || isWhole, 'shares sold are those of the purchases');
  }
}
