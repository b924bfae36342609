import { done, reject } from '@candor/kernel';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { EventOf } from '../../events.ts';
import type { DualProductId } from '../../vocabulary.ts';
import { gridMs } from '../index-prices/index-prices.ts';
import { payOut, pairOf } from './funds.ts';
import type { LivePurchase, Product } from './product.ts';
import { reinvest } from './reinvest.ts';
import { dualResultOf, dualSettlementOf, isInDualWindow } from './rules.ts';
import type { DualSlice } from './slice.ts';

/** Purchases settled in one piece: fewer than dividends, because each may buy another one. */
const pieceSize = 100;

/**
 * Applies a tick: it is a sample of the open windows of its pairs, and it shows that no earlier one can come any more, so that every
 * product that has matured is settled. Nothing else is read from outside.
 */
export function onTick(core: DualSlice, { gridIndex, prices }: EventOf<'index.ticked'>): void {
  const { dual } = core;
  if (dual.products.size === 0) return;
  const atMs = gridIndex * gridMs;
  const sampled = new Set<object>();
  for (const { terms, soldShares, settlement } of dual.products.values()) {
    if (soldShares === 0 || settlement !== undefined || !isInDualWindow(gridIndex, terms)) continue;
    const window = dual.window(terms);
    if (sampled.has(window)) continue;
    sampled.add(window);
    const tick = prices.find(({ pairId }) => pairId === terms.pairId);
    // A tick that comes too late is history, not a price to act on.
    if (tick === undefined || core.index.fresh(terms.pairId, core.nowMs) === undefined) continue;
    window.samples.push({ gridIndex, price: tick.price });
  }
  for (const product of dual.products.values()) if (product.terms.maturesAtMs <= atMs) decide(core, product);
  settleSome(core);
}

/** The clock closes what no tick has closed. */
export function onMaturity(core: DualSlice, productId: number): void {
  const product = core.dual.products.get(productId as DualProductId);
  if (product === undefined) return;
  decide(core, product);
  settleSome(core);
}

/** Decides a product, once; its window is stated with the first product that it decides. */
function decide(core: DualSlice, product: Product): void {
  if (product.settlement !== undefined) return;
  const { terms } = product;
  const { dual } = core;
  if (product.soldShares === 0) {
    dual.forgetProduct(product);
    return;
  }
  const { pairId, maturesAtMs, windowMs } = terms;
  const { samples } = dual.window(terms);
  core.emit({ type: 'dual.window_closed', pairId, maturesAtMs, windowMs, samples });
  const price = dualSettlementOf(samples, terms);
  dual.dropWindow(terms);
  for (const one of dual.products.values()) {
    const isSame = one.terms.maturesAtMs === maturesAtMs && one.terms.windowMs === windowMs;
    if (one.soldShares > 0 && one.terms.pairId === pairId && isSame) dual.decide(one, price);
  }
}

/** Goes on with settling after a pause. */
export function onPauseOver(core: DualSlice): void {
  if (core.dual.pieces.takeTimer(core.nowMs)) settleSome(core);
}

/** Settles purchases of all decided products, the earliest maturity and the oldest first, some now and the others a little later. */
function settleSome(core: DualSlice): void {
  const { dual, nowMs } = core;
  if (dual.decided.length === 0) return;
  let left = dual.pieces.isFree(nowMs) ? pieceSize : 0;
  while (left > 0) {
    const [product] = dual.decided;
    if (product === undefined) return;
    for (const purchase of product.purchases.values()) {
      settle(core, product, purchase);
      left -= 1;
      if (left === 0) dual.pieces.rest(nowMs);
      if (left === 0) break;
    }
    if (product.purchases.size === 0) dual.forgetProduct(product);
  }
  if (dual.decided.length > 0) dual.pieces.arrange(core, 'dual.settle', nowMs);
}

function settle(core: DualSlice, { settlement, terms }: Product, purchase: LivePurchase): void {
  const settlementPrice = settlement?.price;
  const result = dualResultOf(settlementPrice, terms.linkedPrice);
  payOut(core, purchase, result);
  core.dual.forget(purchase);
  const { purchaseId, accountId, productId, stake, stakeAssetId, baseOut, quoteOut } = purchase;
  const { base, quote } = pairOf(core, purchase.pairId);
  const paid =
    result === 'void'
      ? { paidAssetId: stakeAssetId, paid: stake }
      : result === 'base'
        ? { paidAssetId: base.assetId, paid: baseOut }
        : { paidAssetId: quote.assetId, paid: quoteOut };
  const about = { purchaseId, accountId, productId, atMs: core.nowMs };
  core.emit({ type: 'dual.settled', ...about, result, settlementPrice, ...paid });
  if (purchase.reinvest !== undefined) reinvest(core, purchase, paid);
}

/** Switches the reinvestment of a live purchase. */
export function setReinvest(core: DualSlice, command: CommandOf<'dual.set_reinvest'>): OutcomeOf<'dual.set_reinvest'> {
  const { accountId, purchaseId, reinvest: wanted } = command;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const purchase = core.dual.purchaseOf(accountId, purchaseId);
  if (purchase === undefined) return reject('purchase_not_found');
  if (wanted === undefined) delete purchase.reinvest;
  else purchase.reinvest = wanted;
  core.emit({ type: 'dual.reinvest_set', purchaseId, accountId, reinvest: wanted });
  return done({});
}
