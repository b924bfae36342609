import {
  otcActs,
  otcAdStates,
  otcDisputeReasons,
  otcLevels,
  otcMethods,
  otcRoles,
  otcSides,
  otcStates,
  otcVerdictReasons,
} from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { listText } from '../operators/operator.ts';
import {
  amountText,
  countNumber,
  flag,
  idNumber,
  ppmNumber,
  textUpTo,
  timeMs,
  uidNumber,
  wordOf,
} from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

const otcTextSizeMax = 500;
export const otcSideWire = wordOf(otcSides);
export const otcMethodWire = wordOf(otcMethods);
export const otcDisputeReasonWire = wordOf(otcDisputeReasons);
export const otcVerdictReasonWire = wordOf(otcVerdictReasons);
export const otcAdStateWire = wordOf(otcAdStates);
const otcMethodsText = listText([['method', otcMethods]], 'Ways to pay: "bank_transfer,wise".');

/** The terms of an ad as its maker writes them. Prices are fiat for one whole coin. */
const otcTermsFields = {
  quantity: named('amount', described(amountText, 'On offer from now on.')),
  price: z.optional(described(amountText, 'A fixed price; absent: the index times the factor.')),
  factor: named('factor_ppm', z.optional(described(countNumber, 'Of the index: 1010000 is 101 %.'))),
  priceMin: named('price_min', z.optional(amountText)),
  priceMax: named('price_max', z.optional(amountText)),
  orderMin: named('min', described(amountText, 'Of one order, in the fiat.')),
  orderMax: named('max', amountText),
  paymentMinutes: named('pay_minutes', described(idNumber, 'Time to pay.')),
  fromMinute: named('from_minute', described(countNumber, 'Minute of the day (UTC) from which it takes orders.')),
  toMinute: named('to_minute', described(countNumber, 'The same as the first: at any time.')),
  levelMin: named('level_min', wordOf(otcLevels)),
  completedMin: named('completed_min', countNumber),
  completionMin: named('completion_min_ppm', ppmNumber),
  ageDaysMin: named('age_days_min', countNumber),
};
export const otcTermsInput = {
  ...otcTermsFields,
  methods: otcMethodsText,
  text: z._default(described(textUpTo(otcTextSizeMax), 'The words of the maker.'), ''),
};

export const otcStatementText = textUpTo(1_000);
/** The reason of a side in a dispute, and its words. */
export const otcStatement = wireObject({
  by: wordOf(otcRoles),
  reason: otcDisputeReasonWire,
  text: z.string(),
  atMs: named('time', timeMs),
});

/** One side as the other sees it. */
const otcPerson = wireObject({
  uid: uidNumber,
  nickname: z.string(),
  avatar: z.string(),
  completed: described(countNumber, 'Orders that ended with a release.'),
  completion: named('completion_ppm', ppmNumber),
});

const assetFields = {
  assetId: named('currency_id', idNumber),
  code: named('currency_name', z.string()),
  scale: countNumber,
  fiatAssetId: named('fiat_id', idNumber),
  fiatCode: named('fiat_name', z.string()),
  fiatScale: named('fiat_scale', countNumber),
};

export const otcAdRow = wireObject({
  adId: named('id', idNumber),
  side: described(otcSideWire, 'What its maker does.'),
  state: otcAdStateWire,
  ...assetFields,
  ...otcTermsFields,
  methods: z.array(otcMethodWire),
  text: z.string(),
  priceNow: named('price_now', z.optional(described(amountText, 'Absent while the index is stale.'))),
  isOpen: named('open', described(flag, 'Inside its hours.')),
  isMine: named('mine', flag),
  maker: otcPerson,
});
export type OtcAdRow = z.output<typeof otcAdRow>;

/** The place that the buyer pays to. */
export const otcDetails = wireObject({
  holder: z.string(),
  account: z.string(),
  place: described(z.string(), 'The bank, or where the account is.'),
});

export const otcOrderRow = wireObject({
  orderId: named('id', idNumber),
  adId: named('ad_id', idNumber),
  role: described(wordOf(otcRoles), 'My side.'),
  state: wordOf(otcStates),
  acts: described(z.array(wordOf(otcActs)), 'What I can do now.'),
  ...assetFields,
  quantity: named('amount', described(amountText, 'In escrow.')),
  price: amountText,
  total: described(amountText, 'To be paid, in the fiat.'),
  method: otcMethodWire,
  other: otcPerson,
  unread: described(countNumber, 'Messages of the talk that I have not read.'),
  openedAtMs: named('create_time', timeMs),
  deadlineMs: named('expire_time', z.optional(timeMs)),
  pausedMs: named('paused_ms', described(countNumber, 'For how long its clock stood still in outages.')),
  delayMs: named('delay_ms', described(countNumber, 'Withdrawals of the buyer wait so long after the release.')),
  isCancelAsked: named('cancel_asked', described(flag, 'The seller asks to cancel.')),
  paidAtMs: named('paid_time', z.optional(timeMs)),
  disputedAtMs: named('disputed_time', z.optional(timeMs)),
  disputeReason: named('dispute_reason', z.optional(otcDisputeReasonWire)),
  decidedAtMs: named('decided_time', z.optional(timeMs)),
  verdictReason: named('verdict_reason', z.optional(otcVerdictReasonWire)),
  toBuyer: named('to_buyer', z.optional(described(amountText, 'Of the verdict, or of the end.'))),
  endedAtMs: named('end_time', z.optional(timeMs)),
});
export type OtcOrderRow = z.output<typeof otcOrderRow>;
