import { listLockedProducts } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { zero } from '@candor/money';
import { serve } from '../../serving/serve.ts';
import { lockedProductRowOf } from '../present/locked.ts';

/** Products that are not offered any more are left out: their deposits have all that was agreed. */
export default serve(listLockedProducts, async ({ exchange, market, clock }, _input, { session }) => {
  const [products, own] = await Promise.all([
    exchange.query('lockedProducts'),
    session && exchange.query('lockedByProduct', session.accountId as AccountId),
  ]);
  const nowMs = clock();
  return done(
    products
      .filter(({ terms }) => terms.isOffered === 'yes')
      .map((product) => {
        const ownLocked = own && (own.get(product.terms.productId) ?? zero);
        return lockedProductRowOf(market.instruments, product, { nowMs, ownLocked });
      }),
  );
});
