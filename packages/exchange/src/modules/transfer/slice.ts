import type { Customers, Frame, Listings, Money } from '../../slices.ts';
import type { transferSpec } from './spec.ts';

export interface TransferSlice extends Frame<typeof transferSpec>, Listings, Money, Pick<Customers, 'accounts'> {}
