import * as z from 'zod/mini';
import {
  amountText,
  countNumber,
  flag,
  idNumber,
  ppmNumber,
  symbolText,
  textUpTo,
  timeMs,
  wordOf,
} from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';
import { alertKinds, alertNoteMax, alertStates } from './limits.ts';

const kind = wordOf(alertKinds);
const share = described(
  ppmNumber,
  'A move, or the distance to the liquidation price as a share of the index: 50000 is 5 %.',
);
const seconds = described(idNumber, 'The window of a move in seconds: 60, 300, 900, 3600, 14400 or 86400.');

/** The wishes about an alert, as they are sent. */
export const alertTermsFields = {
  kind: named(
    'type',
    described(kind, 'above and below: a price is reached. move: either way. liquidation: of all my positions.'),
  ),
  pairId: named('match_id', z.optional(described(idNumber, 'Absent for liquidation.'))),
  price: z.optional(described(amountText, 'For above and below.')),
  share: named('share_ppm', z.optional(share)),
  seconds: named('window', z.optional(seconds)),
  repeats: named(
    'repeat',
    z._default(described(flag, 'It stays after it has fired, and tells at most once a minute.'), false),
  ),
  days: z._default(described(countNumber, 'Its life: 1, 7, 30 or 90 days; 0 is without an end.'), 30),
  note: z._default(textUpTo(alertNoteMax), ''),
} as const;

export const alertRow = wireObject({
  alertId: named('id', idNumber),
  kind: named('type', kind),
  pairId: named('match_id', z.optional(idNumber)),
  symbol: z.optional(symbolText),
  price: z.optional(amountText),
  share: named('share_ppm', z.optional(ppmNumber)),
  seconds: named('window', z.optional(idNumber)),
  repeats: named('repeat', flag),
  days: countNumber,
  note: z.string(),
  state: wordOf(alertStates),
  places: described(
    z.array(
      wireObject({
        pairId: named('match_id', idNumber),
        symbol: symbolText,
        price: amountText,
        direction: wordOf(['up', 'down']),
        liquidationPrice: amountText,
      }),
    ),
    'Of liquidation: the prices at which it fires now, and those that would liquidate the positions behind them.',
  ),
  createdAtMs: named('create_time', timeMs),
  expiresAtMs: named('expire_time', z.optional(timeMs)),
  lastFiredAtMs: named('last_fired_time', z.optional(timeMs)),
  fired: countNumber,
});
export type AlertRow = z.output<typeof alertRow>;

const tick = wireObject({
  price: amountText,
  gridIndex: named('grid_index', countNumber),
  atMs: named('index_time', described(timeMs, 'The instant of the grid: grid_index × 500 ms.')),
});

export const alertFiringRow = wireObject({
  firingId: named('id', idNumber),
  alertId: named('alert_id', idNumber),
  kind: named('type', kind),
  pairId: named('match_id', idNumber),
  symbol: symbolText,
  threshold: named('threshold', z.optional(described(amountText, 'The price that was reached; absent of a move.'))),
  share: named('share_ppm', z.optional(ppmNumber)),
  seconds: named('window', z.optional(idNumber)),
  note: z.string(),
  direction: wordOf(['up', 'down']),
  tick: described(tick, 'The index tick that fired it.'),
  sequence: named('journal_sequence', described(idNumber, 'The record of the journal with that tick.')),
  before: z.optional(described(tick, 'The tick of the pair before it.')),
  moved: named('moved_ppm', z.optional(described(ppmNumber, 'The size of the move.'))),
  reference: z.optional(described(tick, 'The tick a move is measured from.')),
  liquidationPrice: z.optional(amountText),
});
export type AlertFiringRow = z.output<typeof alertFiringRow>;
