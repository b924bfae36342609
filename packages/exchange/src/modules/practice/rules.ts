import { dayMs, dayOf } from '@candor/kernel';

/** When the next claim of the same asset becomes possible: the faucet gives once per account, asset and UTC day. */
export function nextClaimAtMs(atMs: number): number {
  return (dayOf(atMs) + 1) * dayMs;
}
