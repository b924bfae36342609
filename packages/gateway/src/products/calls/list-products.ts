import { listProducts } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { products } from '@candor/exchange/rules';
import { done } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';

export default serve(listProducts, async ({ exchange }, _input, { session }) => {
  const offered = await exchange.query('productsFor', session?.accountId as AccountId | undefined);
  return done(products.map((product) => ({ product, isOn: offered.includes(product) })));
});
