import type { Customers, Frame, Listings, Money } from '../../slices.ts';
import type { FundingForSend } from '../funding/for-send.ts';
import type { Sends } from './sends.ts';
import type { sendSpec } from './spec.ts';

export interface SendSlice extends Frame<typeof sendSpec>, Listings, Money, Customers {
  readonly sends: Sends;
  readonly fundingForSend: FundingForSend;
}
