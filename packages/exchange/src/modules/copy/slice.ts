import type { Customers, Frame, Listings } from '../../slices.ts';
import type { TicketsToCopy } from '../contract/copies.ts';
import type { Copies } from './copies.ts';
import type { CopyLimits } from './limits.ts';
import type { copySpec } from './spec.ts';

export interface CopySlice extends Frame<typeof copySpec>, Listings, Customers {
  readonly copy: Copies;
  readonly copyLimits: CopyLimits;
  /** The operations that copies consist of: the state of contracts itself is out of reach. */
  readonly tickets: TicketsToCopy;
}
