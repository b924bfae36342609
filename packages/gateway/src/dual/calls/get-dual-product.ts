import { getDualProduct } from '@candor/api';
import type { AccountId, DualProductId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';
import { dualProductRowOf } from '../present/dual.ts';

export default serve(getDualProduct, async ({ exchange, market, clock }, input, { session }) => {
  const productId = input.productId as DualProductId;
  const [product, own] = await Promise.all([
    exchange.query('dualProduct', productId),
    session && exchange.query('dualSharesByProduct', session.accountId as AccountId),
  ]);
  if (product === undefined) return reject('dual_not_offered');
  const ownShares = own && (own.get(productId) ?? 0);
  return done(dualProductRowOf(market.instruments, product, { nowMs: clock(), ownShares }));
});
