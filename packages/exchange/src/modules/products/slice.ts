import type { Customers, Frame } from '../../slices.ts';
import type { Products } from './products.ts';
import type { productsSpec } from './spec.ts';

export interface ProductsSlice extends Frame<typeof productsSpec>, Pick<Customers, 'accounts'> {
  readonly products: Products;
}
