import type { FundingLimitsRow, Safety } from '@candor/api';

/** The needs of a first withdrawal, in the order in which they are best met. */
export const needs = ['identity', 'payPassword', 'factor', 'address'] as const;
export type Need = (typeof needs)[number];

interface ReadinessFacts {
  readonly level: FundingLimitsRow['level'];
  readonly safety: Pick<Safety, 'hasPayPassword' | 'factors'>;
  /** An address or a card is saved. */
  readonly hasDestination: boolean;
}

/** The needs that are met. */
export function needsMet({ level, safety, hasDestination }: ReadinessFacts): ReadonlySet<Need> {
  const isMet: Readonly<Record<Need, boolean>> = {
    identity: level !== 'none',
    payPassword: safety.hasPayPassword,
    factor: safety.factors.length > 0,
    address: hasDestination,
  };
  return new Set(needs.filter((need) => isMet[need]));
}

/** The next need that has a page of its own; undefined when only an address is missing, which is added in the form. */
export function nextNeed(met: ReadonlySet<Need>): Exclude<Need, 'address'> | undefined {
  return needs.find((need): need is Exclude<Need, 'address'> => need !== 'address' && !met.has(need));
}
