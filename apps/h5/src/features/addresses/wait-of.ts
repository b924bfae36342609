import type { FundingLimitsRow } from '@candor/api';
import { limitWindowMs } from '@candor/exchange/rules';

/** The wait of a new address: with the book-only mode on, at least a day (RULES 15). */
export function waitOf({ isBookOnly, destinationWaitMs }: FundingLimitsRow): number {
  return isBookOnly ? Math.max(destinationWaitMs, limitWindowMs) : destinationWaitMs;
}
