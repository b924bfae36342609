import { listLockedProducts } from '@candor/api';
import { done } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';
import { lockedProductRowOf } from '../present/locked.ts';

/** Products that are not offered any more are left out: their deposits have all that was agreed. */
export default serve(listLockedProducts, async ({ exchange, market, clock }) => {
  const products = await exchange.query('lockedProducts');
  const nowMs = clock();
  return done(
    products
      .filter(({ terms }) => terms.isOffered === 'yes')
      .map((product) => lockedProductRowOf(market.instruments, product, nowMs)),
  );
});
