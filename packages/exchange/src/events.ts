import type { Union } from '@candor/kernel';
import { type FactSpecs, factSpecs } from './specs.ts';

/**
 * The facts that commands leave behind: read models, sockets and statements are made from nothing else.
 * Wire numbers are never reused; a fact that must change gets a new number and name.
 */
export type CoreEvent = Union<FactSpecs>;
export type EventType = CoreEvent['type'];
export type EventOf<T extends EventType> = Extract<CoreEvent, { readonly type: T }>;
export const eventTypes = Object.keys(factSpecs) as readonly EventType[];

/** A fact with its place: `sequence` and id of the command that caused it, `index` among that command's facts. */
export interface PlacedEvent<E extends CoreEvent = CoreEvent> {
  readonly sequence: number;
  readonly index: number;
  /** As its sender named it: the sender of a command recognises its facts by this, also after a restart. */
  readonly commandId: string;
  readonly atMs: number;
  readonly event: E;
}
