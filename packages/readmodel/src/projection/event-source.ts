import type { CommittedBatch } from '@candor/exchange';

export interface SourcedBatch extends CommittedBatch {
  /** The journal's chain after the batch, in hex: it tells this journal from a copy that went another way. */
  readonly chain?: string;
}

/** Where committed facts are read from: the journal, or a list of batches in tests. */
export interface EventSource {
  /**
   * The facts of about `limit` commands after `sequence`, whole commands only; `undefined` when there are none yet.
   * `firstSequence` is `sequence + 1`: commands without facts count too.
   */
  eventsAfter(sequence: number, limit: number): SourcedBatch | undefined;
}
