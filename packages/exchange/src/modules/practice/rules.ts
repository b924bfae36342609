import { dayMs, dayOf } from '@candor/kernel';

/** The time at which the same asset can be claimed again: the faucet gives once per account, asset and UTC day. */
export function nextClaimAtMs(atMs: number): number {
  return (dayOf(atMs) + 1) * dayMs;
}
