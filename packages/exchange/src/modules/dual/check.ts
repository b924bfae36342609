import { assert } from '@candor/kernel';
import { piecePauseMs } from '../../pieces.ts';
import { coverWallet, pairOf, reservesOf } from './funds.ts';
import { dualPayoutsFor, dualSettleWaitMs, dualStakeFor } from './rules.ts';
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
    const due = dualPayoutsFor(stake, product.terms, { base: base.scale, quote: quote.scale });
    const isWhole = stake === dualStakeFor(product.terms.share, shares);
    assert(isWhole && baseOut === due.baseOut && quoteOut === due.quoteOut, 'payouts are those of the terms');
    const held = reservesOf(purchase);
    reserved.set(base.assetId, (reserved.get(base.assetId) ?? 0n) + held.base);
    reserved.set(quote.assetId, (reserved.get(quote.assetId) ?? 0n) + held.quote);
    sold.set(productId, (sold.get(productId) ?? 0) + shares);
  }
  assert(dual.live.size + dual.settledCount === dual.nextPurchaseId - 1, 'a purchase is settled once');
  for (const [assetId, amount] of reserved) {
    const frozen = core.ledger.frozen(coverWallet(core, assetId as Parameters<typeof coverWallet>[1]));
    // In the unit of account other products set something aside too; the ledger compares the sum of all.
    const isOwn = assetId !== core.catalog.unitOfAccount;
    assert(isOwn ? frozen === amount : frozen >= amount, 'both payouts of every purchase are set aside, and no more');
  }
  const { timerAtMs } = dual.pieces;
  const isArranged = timerAtMs !== undefined && timerAtMs <= core.nowMs + piecePauseMs;
  assert(dual.decided.length === 0 || isArranged, 'a timer comes for purchases that are to be settled');
  for (const { terms, soldShares, settlement } of dual.products.values()) {
    assert(soldShares <= terms.shares, 'no more shares are sold than there are');
    const isWhole = (sold.get(terms.productId) ?? 0) === soldShares;
    assert(settlement !== undefined || isWhole, 'shares sold are those of the purchases');
  }
}
