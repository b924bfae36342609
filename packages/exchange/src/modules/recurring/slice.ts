import type { Customers, Frame } from '../../slices.ts';
import type { ConversionsForPlans } from '../convert/for-plans.ts';
import type { FundingForSend } from '../funding/for-send.ts';
import type { Plans } from './plans.ts';
import type { recurringSpec } from './spec.ts';

export interface RecurringSlice extends Frame<typeof recurringSpec>, Customers {
  readonly recurring: Plans;
  readonly conversions: ConversionsForPlans;
  /** Of an account: whether it is frozen. */
  readonly fundingForSend: Pick<FundingForSend, 'canReceive'>;
}
