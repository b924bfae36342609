import type { Customers, Frame, Listings, Money } from '../../slices.ts';
import type { Ieo } from './ieo.ts';
import type { MarketOpenings } from './market-openings.ts';
import type { ieoSpec } from './spec.ts';

export interface IeoSlice extends Frame<typeof ieoSpec>, Listings, Money, Customers {
  readonly ieo: Ieo;
  readonly marketOpenings: MarketOpenings;
}
