import { type Union, union } from '@candor/kernel';
import { accountEvents } from './modules/accounts/events.ts';
import { catalogEvents } from './modules/catalog/events.ts';
import { clockEvents } from './modules/clock/events.ts';
import { contractEvents } from './modules/contract/events.ts';
import { convertEvents } from './modules/convert/events.ts';
import { copyEvents } from './modules/copy/events.ts';
import { fundingEvents } from './modules/funding/events.ts';
import { genesisEvents } from './modules/genesis/events.ts';
import { indexEvents } from './modules/index-prices/events.ts';
import { ledgerEvents } from './modules/ledger/events.ts';
import { optionEvents } from './modules/options/events.ts';
import { practiceEvents } from './modules/practice/events.ts';
import { productEvents } from './modules/products/events.ts';
import { proposalEvents } from './modules/proposals/events.ts';
import { revisionEvents } from './modules/revision/events.ts';
import { sessionEvents } from './modules/sessions/events.ts';
import { spotEvents } from './modules/spot/events.ts';
import { transferEvents } from './modules/transfer/events.ts';

/**
 * The facts that commands leave behind: read models, sockets and statements are made from nothing else.
 * Wire numbers are never reused; a fact that must change gets a new number and name.
 */
const eventTable = {
  ...genesisEvents,
  ...catalogEvents,
  ...indexEvents,
  ...accountEvents,
  ...ledgerEvents,
  ...practiceEvents,
  ...transferEvents,
  ...convertEvents,
  ...spotEvents,
  ...contractEvents,
  ...optionEvents,
  ...copyEvents,
  ...sessionEvents,
  ...fundingEvents,
  ...productEvents,
  ...revisionEvents,
  ...clockEvents,
  ...proposalEvents,
} as const;

export const eventCodec = union(eventTable);
export type CoreEvent = Union<typeof eventTable>;
export type EventType = CoreEvent['type'];
export type EventOf<T extends EventType> = Extract<CoreEvent, { readonly type: T }>;
export const eventTypes = Object.keys(eventTable) as readonly EventType[];

/** A fact with its place: `sequence` of the command that caused it, `index` among that command's facts. */
export interface PlacedEvent<E extends CoreEvent = CoreEvent> {
  readonly sequence: number;
  readonly index: number;
  readonly atMs: number;
  readonly event: E;
}
