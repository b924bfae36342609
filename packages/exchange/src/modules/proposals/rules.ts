import { dayMs } from '@candor/kernel';
import type { Mode } from '../../vocabulary.ts';

/** A proposal without a confirmation by then has lapsed. */
export const proposalLapsesMs = 7 * dayMs;
/** The number of proposals that may wait at a time. */
export const proposalsMax = 50;

/** The time for which a change that shortens waits or raises limits can still be stopped after its confirmation. */
export function changeDelayMs(mode: Mode): number {
  // Practice waits half a minute where live waits a day, so that it can be tried out.
  return mode === 'live' ? dayMs : 30_000;
}
