import {
  type CloseChoice,
  copyPairChoices,
  copyReasons,
  copyResults,
  copyStopReasons,
  marginModes,
  ticketCancelReasons,
  ticketCloseReasons,
  traderStatuses,
  triggerMoves,
} from '@candor/exchange/rules';
import { wordOf } from '../wire/fields.ts';
import { oneOfWire } from '../wire/wire-object.ts';
import { exitKinds } from './exits-text.ts';

/** The legacy numbers of contracts and copies (RULES 18): each is a word inside. */
export const directionWire = oneOfWire({ long: '1', short: '2' });
export const entryTypeWire = oneOfWire({ limit: '0', market: '1' });
const ticketStatuses = { pending: '0', open: '1', closing: '2', closed: '3', cancelled: '4' } as const;
export const ticketStatusWire = oneOfWire(ticketStatuses);
/** One status, or all tickets that are live (0, 1, 2) or have ended (3, 4). */
export const ticketFilterWire = oneOfWire({ ...ticketStatuses, live: 'live', ended: 'ended' });
export const ownershipWire = oneOfWire({ own: '1', copied: '2' });
export const closeChoiceWire = oneOfWire({
  all: '0',
  long: '1',
  short: '2',
  winning: '3',
  losing: '4',
} as const satisfies Record<CloseChoice, string>);
export const copyModeWire = oneOfWire({ multiple: '1', lots: '2', proportional: '3' });
export const marginWayWire = oneOfWire({ add: '1', remove: '2' });

export const exitKindWire = wordOf(exitKinds);
export const triggerMoveWire = wordOf(triggerMoves);
export const marginModeWire = wordOf(marginModes);
/** The reason that a ticket ended or a part of it closed: of a position, or of an order that never became one. */
export const ticketEndReasonWire = wordOf([...ticketCloseReasons, ...ticketCancelReasons]);
export const ticketCloseReasonWire = wordOf(ticketCloseReasons);
export const traderStatusWire = wordOf(traderStatuses);
export const copyPairChoiceWire = wordOf(copyPairChoices);
export const copyStopReasonWire = wordOf(copyStopReasons);
export const copyResultWire = wordOf(copyResults);
export const copyReasonWire = wordOf(copyReasons);
