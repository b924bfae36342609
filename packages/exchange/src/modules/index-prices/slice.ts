import type { Doubt, Frame, Listings } from '../../slices.ts';
import type { IndexPrices } from './index-prices.ts';
import type { indexSpec } from './spec.ts';

export interface IndexSlice extends Frame<typeof indexSpec>, Listings, Doubt {
  readonly index: IndexPrices;
}
