import type { Customers, Doubt, Frame, Listings, Money, Prices } from '../../slices.ts';
import type { ConvertDesk } from './desk.ts';
import type { convertSpec } from './spec.ts';
import type { Conversions } from './state.ts';

export interface ConvertSlice
  extends Frame<typeof convertSpec>,
    Listings,
    Prices,
    Pick<Money, 'ledger' | 'post'>,
    Customers,
    Doubt {
  readonly convert: Conversions;
  readonly convertDesk: ConvertDesk;
}
