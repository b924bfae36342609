import type { Project } from './project.ts';

/** The tokens that a project has set aside: all until it is settled, then those sold and not yet released. */
export function obligationOf({ state, terms, allocatedTotal, released }: Project): bigint {
  if (state === 'cancelled') return 0n;
  return state === 'finished' ? allocatedTotal - released : terms.issuance;
}
