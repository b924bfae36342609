import type { CommittedBatch } from '@candor/exchange';

export interface SourcedBatch extends CommittedBatch {
  /**
   * The journal's chain after the batch, in hex: it distinguishes this journal from a copy that took another course.
   */
  readonly chain?: string;
}

/** The source of committed facts: the journal, or a list of batches in tests. */
export interface EventSource {
  /**
   * The facts of about `limit` commands after `sequence`, whole commands only; `undefined` when there are none yet.
   * `firstSequence` is `sequence + 1`: commands without facts count too.
   */
  eventsAfter(sequence: number, limit: number): SourcedBatch | undefined;
}
