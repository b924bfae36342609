import type { IndexHealth } from '@candor/api';
import type { Deps } from '../serving/deps.ts';
import type { Pair } from './instruments.ts';

interface Age {
  /** Absent: there was no price since the start. */
  readonly atMs: number | undefined;
  readonly isStale: boolean;
  /** The clock of the exchange is. */
  readonly isInDoubt: boolean;
  /** The pair's market is, and has no prices. */
  readonly isShut: boolean;
}

/** True for a pair that nobody quotes and that never had an index: it is priced by its own trades. */
export function isPricedByItself({ board, sources }: Deps['market'], pair: Pair): boolean {
  if (pair.cross !== undefined || board.picture(pair).index !== undefined) return false;
  return sources.of(pair.pairId).every(({ last }) => last === undefined);
}

/** The health of an index, or of what it is made of. */
export function indexHealth({ atMs, isStale, isInDoubt, isShut }: Age): IndexHealth {
  if (isInDoubt) return 'clock';
  if (atMs !== undefined && !isStale) return 'fresh';
  if (isShut) return 'shut';
  return atMs === undefined ? 'silent' : 'stale';
}
