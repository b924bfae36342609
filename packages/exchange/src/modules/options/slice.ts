import type { Customers, Frame, Hours, Listings, Money, Prices } from '../../slices.ts';
import type { Options } from './options.ts';
import type { optionsSpec } from './spec.ts';

export interface OptionsSlice extends Frame<typeof optionsSpec>, Listings, Prices, Hours, Money, Customers {
  readonly options: Options;
}
