import { products } from '../../vocabulary.ts';
import type { ProductsSlice } from './slice.ts';
import type { ProductQueries } from './views.ts';

export function productQueries(core: ProductsSlice): ProductQueries {
  return {
    productsFor: (accountId) => products.filter((product) => core.products.allows(accountId, product)),
    productRules: () => core.products.rules(),
  };
}
