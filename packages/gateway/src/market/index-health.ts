import type { IndexHealth } from '@candor/api';

interface Age {
  /** Absent: there was no price since the start. */
  readonly atMs: number | undefined;
  readonly isStale: boolean;
  /** The clock of the exchange is. */
  readonly isInDoubt: boolean;
  /** The pair's market is, and has no prices. */
  readonly isShut: boolean;
}

/** The health of an index, or of what it is made of. */
export function indexHealth({ atMs, isStale, isInDoubt, isShut }: Age): IndexHealth {
  if (isInDoubt) return 'clock';
  if (atMs !== undefined && !isStale) return 'fresh';
  if (isShut) return 'shut';
  return atMs === undefined ? 'silent' : 'stale';
}
