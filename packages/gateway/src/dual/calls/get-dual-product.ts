import { getDualProduct } from '@candor/api';
import type { DualProductId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';
import { dualProductRowOf } from '../present/dual.ts';

export default serve(getDualProduct, async ({ exchange, market, clock }, input) => {
  const product = await exchange.query('dualProduct', input.productId as DualProductId);
  if (product === undefined) return reject('dual_not_offered');
  return done(dualProductRowOf(market.instruments, product, clock()));
});
