import { optionResults } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import {
  amountText,
  countNumber,
  flag,
  hashText,
  idNumber,
  ppmNumber,
  signedAmountText,
  symbolText,
  timeMs,
  wordOf,
} from '../wire/fields.ts';
import { described, named, oneOfWire, wireObject } from '../wire/wire-object.ts';
import { sessionRow } from '../contract/terms.ts';

export const optionDirectionWire = oneOfWire({ up: '1', down: '2' });
/** `closing`: expired, and its result is being made out. */
export const optionStatusWire = oneOfWire({ open: '1', closing: '2', closed: '3' });
/** The legacy sign of a result; a refund and a void are both even. */
const optionSignWire = oneOfWire({ lost: '-1', even: '0', won: '1' });
const optionResultWire = wordOf(optionResults);

const optionDurationRow = wireObject({
  seconds: idNumber,
  payout: named('payout_ppm', described(ppmNumber, 'What a win pays on top of the stake, in millionths of it.')),
});

/** One version of the terms of options: exactly the fields that its hash covers. */
export const optionTermsRow = wireObject({
  termsId: idNumber,
  pairId: named('match_id', idNumber),
  termsHash: hashText,
  durations: z.array(optionDurationRow),
  stakeMin: named('min', amountText),
  stakeMax: named('max', amountText),
  exposureMax: described(amountText, 'The most that may be reserved for live options of this pair.'),
  isOffered: named('offered', flag),
});
export type OptionTermsRow = z.output<typeof optionTermsRow>;

/** A market for options: its terms, and its remaining room. */
export const optionMarketRow = wireObject({
  pairId: named('match_id', idNumber),
  symbol: symbolText,
  assetId: named('currency_id', described(idNumber, 'What is staked.')),
  code: named('currency_name', z.string()),
  scale: countNumber,
  tick: amountText,
  terms: optionTermsRow,
  reserved: described(amountText, 'For live options of this pair.'),
  room: described(amountText, 'What can still be reserved: the reward of a new option may not exceed it.'),
  session: z.optional(described(sessionRow, 'Absent: always open.')),
});
export type OptionMarketRow = z.output<typeof optionMarketRow>;

/** A timed option, live or settled. */
export const optionRow = wireObject({
  optionId: named('id', idNumber),
  pairId: named('match_id', idNumber),
  symbol: symbolText,
  assetId: named('currency_id', idNumber),
  code: named('currency_name', z.string()),
  termsId: idNumber,
  direction: named('type', optionDirectionWire),
  seconds: idNumber,
  stake: named('number', amountText),
  payout: named('payout_ppm', ppmNumber),
  reward: described(amountText, 'On top of the stake when it wins.'),
  status: optionStatusWire,
  sign: named('result', z.optional(described(optionSignWire, 'Absent until it is settled: -1 lost, 0 even, 1 won.'))),
  result: named('outcome', z.optional(described(optionResultWire, 'The same, told apart: refunded or void.'))),
  paid: z.optional(described(amountText, 'What went back in all; absent until it is settled.')),
  profit: z.optional(described(signedAmountText, 'Paid less stake; absent until it is settled.')),
  indexPrice: described(amountText, 'The index when it was bought; not the strike.'),
  strikeFromGrid: described(countNumber, 'The strike is the first valid tick from here on.'),
  strikePrice: named('price', z.optional(described(amountText, 'Absent until it has a strike.'))),
  strikeGrid: z.optional(countNumber),
  expiryGrid: z.optional(countNumber),
  windowSize: described(countNumber, 'Ticks of the window that decides: those after expiry − window, up to expiry.'),
  sampleCount: z.optional(countNumber),
  meanPrice: z.optional(described(amountText, 'Of the samples, to show; the decision does not divide.')),
  boughtAtMs: named('create_time', timeMs),
  expiresAtMs: named('expire_time', z.optional(timeMs)),
  settledAtMs: named('end_time', z.optional(timeMs)),
});
export type OptionRow = z.output<typeof optionRow>;

/** One tick of the index grid. */
export const gridTick = wireObject({
  gridIndex: described(countNumber, 'Half seconds since 1970.'),
  price: amountText,
  atMs: named('time', timeMs),
});
export type GridTick = z.output<typeof gridTick>;

/** The user's own limits of one UTC day, how much of them is used, and a pause. */
export const optionLimitsRow = wireObject({
  dailyStakeMax: z.optional(described(amountText, 'Absent: no limit.')),
  dailyLossMax: z.optional(amountText),
  laterAtMs: named(
    'later_time',
    z.optional(described(timeMs, 'When looser limits come into force; absent: none are waiting.')),
  ),
  laterStakeMax: z.optional(described(amountText, 'With `later_time`; absent: no limit from then on.')),
  laterLossMax: z.optional(amountText),
  stakedToday: amountText,
  lostToday: described(signedAmountText, 'Lost less won; negative is a gain.'),
  atStake: described(amountText, 'Stakes of live options: they count as lost until they are settled.'),
  pausedUntilMs: named('paused_until', z.optional(timeMs)),
});
export type OptionLimitsRow = z.output<typeof optionLimitsRow>;
