import type { TestSystemOptions } from './test-system.ts';

/** As many calls at once as the tests of parallel calls make. */
export const crowd = 500;

/** Time is constant: a busy machine would let the price grow old between two bursts. */
export const crowdOptions = { isTimeStill: true, gateway: { inFlightMax: 2 * crowd } } satisfies TestSystemOptions;

/** Makes a call as often as the crowd is large, all at once, and counts each answer. */
export async function burstOf(call: (place: number) => Promise<string>): Promise<Record<string, number>> {
  const answers = await Promise.all(Array.from({ length: crowd }, (_, place) => call(place)));
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}
