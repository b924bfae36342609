import type { Core } from '../../core.ts';
import { products } from '../../vocabulary.ts';
import type { ProductQueries } from './views.ts';

export function productQueries(core: Core): ProductQueries {
  return {
    productsFor: (accountId) => products.filter((product) => core.products.allows(accountId, product)),
    productRules: () => core.products.rules(),
  };
}
