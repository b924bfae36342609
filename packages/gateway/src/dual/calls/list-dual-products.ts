import { listDualProducts } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';
import { dualProductRowOf } from '../present/dual.ts';

/** Products whose sale is over are left out: what was bought of them is in the buyers' lists. */
export default serve(listDualProducts, async ({ exchange, market, clock }, { assetId, direction }, { session }) => {
  const nowMs = clock();
  const [products, own] = await Promise.all([
    exchange.query('dualProducts'),
    session && exchange.query('dualSharesByProduct', session.accountId as AccountId),
  ]);
  return done(
    products
      .filter(({ terms, isClosed }) => !isClosed && terms.direction === direction && nowMs < terms.closesAtMs)
      .filter(({ terms }) => assetId === undefined || market.instruments.pairOf(terms.pairId).base.assetId === assetId)
      .sort((a, b) => a.terms.maturesAtMs - b.terms.maturesAtMs || a.terms.linkedPrice - b.terms.linkedPrice)
      .map((product) => {
        const ownShares = own && (own.get(product.terms.productId) ?? 0);
        return dualProductRowOf(market.instruments, product, { nowMs, ownShares });
      }),
  );
});
