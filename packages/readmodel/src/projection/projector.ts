import type { EventOf, EventType, PlacedEvent } from '@candor/exchange';
import type { WriteStore } from './write-store.ts';

/** The place of a fact in the journal, and its time. */
export type Place = Omit<PlacedEvent, 'event'>;

/** The handlers of a projector for the facts it reads; it receives no others. */
export type Handlers = { readonly [T in EventType]?: (event: EventOf<T>, place: Place) => void };

/**
 * Makes the rows of one module from its facts, and from nothing else: dropping the tables and reading the journal again
 * yields the same rows, wherever batches begin and end.
 */
export interface Projector {
  readonly handlers: Handlers;
  /** Writes the rows collected over the batch. Runs once, before the batch is committed. */
  flush?(): void;
}

export type ProjectorMaker = (store: WriteStore) => Projector;
