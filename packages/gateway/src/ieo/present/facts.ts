import type { OutputOf, setProjectFacts } from '@candor/api';
import type { ProjectFacts } from '@candor/platform';

export function factsVersionOf(facts: ProjectFacts): OutputOf<typeof setProjectFacts> {
  const { tokenId, version, hash, document, isDemonstration, publishedAtMs } = facts;
  return { tokenId, version, factsHash: hash, document, isDemonstration, publishedAtMs };
}
