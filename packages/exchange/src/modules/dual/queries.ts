import { atoms } from '@candor/money';
import type { DualProductId } from '../../vocabulary.ts';
import { purchaseRefusal } from './buy.ts';
import { coverWallet, pairOf, reservesOf } from './funds.ts';
import { heldBy } from './own-limit.ts';
import { Product } from './product.ts';
import { dualPayoutsFor } from './rules.ts';
import type { DualSlice } from './slice.ts';
import type { DualProductView, DualQueries } from './views.ts';

/** Shares that can still be sold: what is left of the product, and what both reserves have room for. */
function leftOf(core: DualSlice, { terms, soldShares }: Product): number {
  const { base, quote } = pairOf(core, terms.pairId);
  const { direction, share: stake } = terms;
  const payouts = dualPayoutsFor(stake, terms, { base: base.scale, quote: quote.scale });
  const perShare = reservesOf({ direction, stake, ...payouts });
  const roomIn = (assetId: typeof base.assetId, needed: bigint) =>
    Number(core.ledger.available(coverWallet(core, assetId)) / (needed + 1n));
  const room = Math.min(roomIn(base.assetId, perShare.base), roomIn(quote.assetId, perShare.quote));
  return Math.max(Math.min(terms.shares - soldShares, room), 0);
}

function view(core: DualSlice, product: Product): DualProductView {
  const { hash, terms, soldShares } = product;
  return { hash, terms, soldShares, isClosed: product.isClosed, leftShares: leftOf(core, product) };
}

export function dualQueries(core: DualSlice): DualQueries {
  const { dual } = core;
  return {
    dualProducts: () =>
      [...dual.products.values()]
        .filter((product) => product.settlement === undefined)
        .map((product) => view(core, product)),
    dualProductOn: (terms) => view(core, new Product({ productId: dual.nextProductId as DualProductId, ...terms })),
    dualProduct(productId) {
      const product = dual.products.get(productId);
      return product === undefined ? undefined : view(core, product);
    },
    dualSharesByProduct(accountId) {
      const held = new Map<DualProductId, number>();
      for (const { productId, shares } of dual.liveOf(accountId)) {
        held.set(productId, (held.get(productId) ?? 0) + shares);
      }
      return held;
    },
    dualRefusal: (wanted) => purchaseRefusal(core, wanted),
    dualPurchases: (accountId) => [...dual.liveOf(accountId)].map((purchase) => ({ ...purchase })).reverse(),
    dualPurchase(accountId, purchaseId) {
      const purchase = dual.purchaseOf(accountId, purchaseId);
      return purchase === undefined ? undefined : { ...purchase };
    },
    dualLimit(accountId) {
      const { heldMax, later, pausedUntilMs = 0 } = core.dualLimits.find(accountId) ?? {};
      return {
        ...(heldMax === undefined ? {} : { heldMax }),
        ...(later === undefined ? {} : { later: { ...later } }),
        held: atoms(heldBy(core, accountId)),
        ...(pausedUntilMs > core.atMs ? { pausedUntilMs } : {}),
      };
    },
  };
}
