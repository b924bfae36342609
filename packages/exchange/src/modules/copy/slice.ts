import type { Customers, Frame, Listings } from '../../slices.ts';
import type { TicketsToCopy } from '../contract/copies.ts';
import type { Copies } from './copies.ts';
import type { copySpec } from './spec.ts';

export interface CopySlice extends Frame<typeof copySpec>, Listings, Customers {
  readonly copy: Copies;
  /** What copies are made of: the state of contracts itself stays out of reach. */
  readonly tickets: TicketsToCopy;
}
