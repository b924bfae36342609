import { dayMs } from '@candor/kernel';
import type { Mode } from '../../vocabulary.ts';

/** A proposal that nobody has confirmed by then is none any more. */
export const proposalLapsesMs = 7 * dayMs;
/** How many may wait at a time. */
export const proposalsMax = 50;

/** How long a change that shortens waits or raises limits can still be stopped after its confirmation. */
export function changeDelayMs(mode: Mode): number {
  // Practice waits half a minute where live waits a day, so that it can be tried out.
  return mode === 'live' ? dayMs : 30_000;
}
