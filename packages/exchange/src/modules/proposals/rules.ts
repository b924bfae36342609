import { dayMs } from '@candor/kernel';
import type { Mode } from '../../vocabulary.ts';
import type { proposalsRejects } from './rejects.ts';

/** True of a refused confirmation that is about its maker or the moment: the proposal itself is as good as before. */
export function proposalStaysAfter(code: (typeof proposalsRejects)['proposals.confirm'][number]): boolean {
  return stays.has(code);
}

const stays: ReadonlySet<string> = new Set<(typeof proposalsRejects)['proposals.confirm'][number]>([
  'not_permitted',
  'proposal_not_found',
  'proposal_confirmed',
  'second_person_needed',
]);

/** A proposal without a confirmation by then has lapsed. */
export const proposalLapsesMs = 7 * dayMs;
/** The number of proposals that may wait at a time. */
export const proposalsMax = 50;

/** The time for which a change that shortens waits or raises limits can still be stopped after its confirmation. */
export function changeDelayMs(mode: Mode): number {
  // Practice waits half a minute where live waits a day, so that it can be tried out.
  return mode === 'live' ? dayMs : 30_000;
}
