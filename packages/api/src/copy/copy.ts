import { copyPairsMax } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import {
  accountNumber,
  amountText,
  countNumber,
  flag,
  idNumber,
  lotsText,
  ppmNumber,
  signedAmountText,
  symbolText,
  timeMs,
} from '../wire/fields.ts';
import { parameterRule } from '../wire/parameter-rules.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';
import {
  copyModeWire,
  copyPairChoiceWire,
  copyReasonWire,
  copyResultWire,
  copyStopReasonWire,
  directionWire,
  traderStatusWire,
} from '../contract/words.ts';

/** The performance of a trader in a number of days, from closed tickets and hourly marks alone. */
const traderPeriod = {
  profit: described(signedAmountText, 'Realised, fees and overnight fees taken off.'),
  returnPercent: named(
    'return',
    z.optional(
      described(signedAmountText, 'Of a unit, percent; deposits do not change it. Absent before the first mark.'),
    ),
  ),
  drawdownPercent: named(
    'drawdown',
    z.optional(described(amountText, 'Deepest fall of a unit from its peak, percent.')),
  ),
  trades: described(countNumber, 'Tickets closed: how large the sample is.'),
  wins: described(countNumber, 'Of them with a total above zero.'),
  accuracyPercent: named(
    'accuracy',
    z.optional(described(amountText, 'Wins to trades, percent; absent without trades.')),
  ),
} as const;

/** A unit's worth at a full hour: 1000000 is where it began. */
export const navPoint = wireObject({ atMs: named('time', timeMs), nav: countNumber });
export type NavPoint = z.output<typeof navPoint>;

const traderAvatar = named('head_portrait', described(z.string(), 'Path of the picture; empty when none was chosen.'));

/** A trader as the list shows them. The followers' result comes first. */
export const traderCard = wireObject({
  traderId: named('trader_user_id', accountNumber),
  name: described(z.string(), 'Nickname, or a masked one.'),
  avatar: traderAvatar,
  status: traderStatusWire,
  share: named('share_ppm', described(ppmNumber, 'Of followers’ profit.')),
  followers: countNumber,
  followersMax: countNumber,
  equity: described(amountText, "The trader's own money at risk."),
  days: described(countNumber, 'Since the first follower could come.'),
  followersResult: described(signedAmountText, 'Open and realised, of all followers together since the beginning.'),
  followersTrades: described(countNumber, 'Copies that were closed: how large that sample is.'),
  followersWins: countNumber,
  ...traderPeriod,
  navs: described(z.array(navPoint), 'Hourly, of the last seven days, oldest first.'),
  updatedAtMs: named('update_time', z.optional(described(timeMs, 'Of the last hourly mark; absent: none yet.'))),
  isFollowed: named('is_follow', described(flag, 'By the caller, now.')),
});
export type TraderCard = z.output<typeof traderCard>;

export const traderPeriodRow = wireObject({ days: idNumber, ...traderPeriod });
export type TraderPeriodRow = z.output<typeof traderPeriodRow>;

const pairNumber = '[1-9]\\d{0,8}';

/** Pairs in one field, as every field of a call is one text. */
const pairsText = described(
  z.codec(
    z
      .string(parameterRule('not_a_list'))
      .check(
        z.maxLength(copyPairsMax * 10, parameterRule('too_long')),
        z.regex(new RegExp(`^${pairNumber}(,${pairNumber})*$`), parameterRule('not_a_list')),
      ),
    z.custom<readonly number[]>(),
    { decode: (text) => text.split(',').map(Number), encode: (pairIds) => pairIds.join(',') },
  ),
  'Those pairs, or all but those: "1,3".',
);

/** The settings of a follow, for following and for estimating its result. */
export const followInput = {
  traderId: named('trader_user_id', accountNumber),
  mode: named('type', copyModeWire),
  size: named(
    'number',
    described(lotsText, "Times the trader's lots, lots, or times the size in proportion; two decimals."),
  ),
  marginMax: z.optional(described(amountText, 'Of open copies of this trader together; absent: no cap.')),
  pairMarginMax: z.optional(described(amountText, 'Of open copies in one pair.')),
  dailyLossMax: z.optional(described(amountText, 'Realised loss of a day from which on nothing new is copied.')),
  slippagePercent: named(
    'slippage',
    z.optional(described(amountText, 'Percent the fill may lie off; "0.5" if absent.')),
  ),
  pairs: z.optional(described(copyPairChoiceWire, 'Which pairs are copied; absent: all.')),
  pairIds: z.optional(pairsText),
  lossMax: z.optional(
    described(amountText, 'Realised and open loss since the follow began at which it stops and its copies close.'),
  ),
  profitMin: z.optional(described(amountText, 'The same for a profit.')),
} as const;

/** One of my follows. */
export const followRow = wireObject({
  traderId: named('trader_user_id', accountNumber),
  name: z.string(),
  avatar: traderAvatar,
  isActive: named('active', described(flag, 'false: ended, but copies are open or a share is due.')),
  mode: named('type', copyModeWire),
  size: named('number', lotsText),
  share: named('share_ppm', ppmNumber),
  marginMax: z.optional(amountText),
  pairMarginMax: z.optional(amountText),
  dailyLossMax: z.optional(amountText),
  slippagePercent: named('slippage', amountText),
  openTickets: described(z.array(idNumber), 'My copied tickets that are live.'),
  openMargin: amountText,
  unrealised: described(signedAmountText, 'Of the open copies, at the present mark.'),
  realised: described(signedAmountText, 'On copies of this trader, fees and overnight fees included.'),
  sharedTotal: described(amountText, 'Paid to the trader so far.'),
  shareDue: described(amountText, 'What the next weekly settlement would take.'),
  shareAtMs: named('share_time', described(timeMs, 'When that is.')),
  lostToday: amountText,
  pairs: copyPairChoiceWire,
  pairIds: z.array(idNumber),
  symbols: described(z.array(symbolText), 'Of these pairs, in the same order.'),
  lossMax: z.optional(amountText),
  profitMin: z.optional(amountText),
  result: described(signedAmountText, 'Realised and open, since the follow began: what the total limits count.'),
  stopped: z.optional(
    described(
      wireObject({ reason: copyStopReasonWire, result: signedAmountText, atMs: named('time', timeMs) }),
      'The total limit that ended the follow; absent: none did.',
    ),
  ),
  followedAtMs: named('create_time', timeMs),
});
export type FollowRow = z.output<typeof followRow>;

/** The outcome of one trade of a trader for one follower, with its reason. */
export const copyFeedRow = wireObject({
  traderId: named('trader_user_id', accountNumber),
  name: z.string(),
  traderTicketId: named('transaction_id', described(idNumber, "The trader's ticket: once in a feed.")),
  ticketId: z.optional(described(idNumber, 'Mine; absent when it was skipped.')),
  pairId: idNumber,
  symbol: symbolText,
  direction: named('type', directionWire),
  traderLots: named('trader_share', lotsText),
  wantedLots: named('wanted_share', described(lotsText, 'What the follow asked for, before caps.')),
  lots: named('share', lotsText),
  price: amountText,
  result: copyResultWire,
  reason: z.optional(copyReasonWire),
  atMs: named('time', timeMs),
});
export type CopyFeedRow = z.output<typeof copyFeedRow>;

export const copyTermsRow = wireObject({
  shareMax: named('share_max_ppm', ppmNumber),
  followersMax: countNumber,
  isOffered: named('offered', flag),
});
export type CopyTermsRow = z.output<typeof copyTermsRow>;
