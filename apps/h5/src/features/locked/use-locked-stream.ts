import { getLockedSummary, listLockedDeposits, listLockedDividends, lockedTopic } from '@candor/api';
import { useTopicRenewal } from '#hooks/use-topic-renewal.ts';

const renewed = [listLockedDeposits, listLockedDividends, getLockedSummary];

/** Keeps the lists of the user's deposits as they are now while mounted: each change has them read again. */
export function useLockedStream(): void {
  useTopicRenewal(lockedTopic, renewed);
}
