import type { FundingLimitsRow } from '@candor/api';

export type Hold = FundingLimitsRow['holds'][number];

/** The hold that lasts longest; one without an end outlasts all. Nothing can be withdrawn while there is one. */
export function longestHold(holds: readonly Hold[], nowMs: number): Hold | undefined {
  const endOf = ({ untilMs }: Hold) => untilMs ?? Number.POSITIVE_INFINITY;
  const running = holds.filter((hold) => endOf(hold) > nowMs);
  return running.reduce<Hold | undefined>(
    (longest, hold) => (longest !== undefined && endOf(longest) >= endOf(hold) ? longest : hold),
    undefined,
  );
}
