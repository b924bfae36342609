import { blob, type Codec, listOf, oneOf, optional, struct, text, uint } from '@candor/kernel';
import { codecsOf } from '../../field-codecs.ts';
import { command, defineSpec } from '../../spec.ts';
import { accountId, amount, assetId, otcAdId, otcOrderId, ppm } from '../../vocabulary.ts';
import {
  otcAdStates,
  otcAdSubjectFields,
  otcAdTermsFields,
  otcDisputeReasons,
  otcEndFields,
  otcLevels,
  type OtcMethod,
  otcMethods,
  otcOrderFields,
  otcRoles,
  otcSides,
  otcVerdictReasons,
} from './fields.ts';
import { otcRejects } from './rejects.ts';

export const otcMethodCodec: Codec<OtcMethod> = oneOf(...otcMethods);

/** The terms of an ad as its maker sends them. */
const terms = {
  quantity: amount,
  price: optional(amount),
  factor: optional(ppm),
  priceMin: optional(amount),
  priceMax: optional(amount),
  orderMin: amount,
  orderMax: amount,
  methods: listOf(otcMethodCodec),
  paymentMs: uint,
  fromMinute: uint,
  toMinute: uint,
  levelMin: oneOf(...otcLevels),
  completedMin: uint,
  completionMin: ppm,
  ageDaysMin: uint,
  textHash: blob,
} as const;

/** The ad with everything about it, as it is opened and after each edit. */
const adFact = struct({
  adId: otcAdId,
  accountId,
  ...codecsOf(otcAdSubjectFields),
  ...codecsOf(otcAdTermsFields),
  methods: listOf(otcMethodCodec),
});

const ofOrder = {
  orderId: otcOrderId,
  adId: otcAdId,
  buyerId: accountId,
  sellerId: accountId,
  assetId,
} as const;
const own = struct({ accountId, orderId: otcOrderId });

export const otcSpec = defineSpec({
  name: 'otc',
  commands: {
    'otc.open_ad': command(
      420,
      'user',
      struct({ accountId, side: oneOf(...otcSides), assetId, fiatAssetId: assetId, ...terms }),
      struct({ adId: otcAdId }),
      otcRejects['otc.open_ad'],
    ),
    /** Terms for later orders only. Without a quantity what is left stays on offer, whatever orders take or return meanwhile. */
    'otc.edit_ad': command(
      421,
      'user',
      struct({ accountId, adId: otcAdId, ...terms, quantity: optional(amount) }),
      struct({}),
      otcRejects['otc.edit_ad'],
    ),
    /** Pauses, resumes or closes an ad; what a closed one has left goes back to its maker. */
    'otc.set_ad_state': command(
      422,
      'user',
      struct({ accountId, adId: otcAdId, state: oneOf(...otcAdStates) }),
      struct({}),
      otcRejects['otc.set_ad_state'],
    ),
    'otc.open_order': command(
      423,
      'user',
      struct({
        accountId,
        adId: otcAdId,
        quantity: amount,
        method: otcMethodCodec,
        /** The price that the user saw: another is refused. */
        price: amount,
        /** The delay of withdrawals that the user saw: another is refused. */
        delayMs: uint,
        /** The time of the registration of the user, as the platform knows it. */
        memberSinceMs: uint,
      }),
      struct({ orderId: otcOrderId, total: amount, deadlineMs: uint }),
      otcRejects['otc.open_order'],
    ),
    'otc.mark_paid': command(424, 'user', own, struct({}), otcRejects['otc.mark_paid']),
    'otc.release': command(425, 'user', own, struct({}), otcRejects['otc.release']),
    /** The buyer's way out before they have paid. Later the seller can only ask for it, and the buyer agree. */
    'otc.cancel': command(426, 'user', own, struct({ cancelled: oneOf('asked', 'done') }), otcRejects['otc.cancel']),
    'otc.dispute': command(
      427,
      'user',
      struct({ accountId, orderId: otcOrderId, reason: oneOf(...otcDisputeReasons) }),
      struct({ promisedAtMs: uint }),
      otcRejects['otc.dispute'],
    ),
    /** A split of the escrow: `amount` for the buyer, the rest for the seller. After an appeal another operator has to do it. */
    'otc.decide': command(
      428,
      'operator',
      struct({ orderId: otcOrderId, operator: text, amount, reason: oneOf(...otcVerdictReasons) }),
      struct({}),
      otcRejects['otc.decide'],
    ),
    'otc.appeal': command(429, 'user', own, struct({ promisedAtMs: uint }), otcRejects['otc.appeal']),
  },
  facts: {
    'otc.ad_opened': [420, adFact],
    'otc.ad_edited': [421, adFact],
    'otc.ad_state_set': [422, struct({ adId: otcAdId, accountId, state: oneOf(...otcAdStates), quantity: amount })],
    'otc.order_opened': [423, struct({ ...codecsOf(otcOrderFields), adLeft: amount })],
    'otc.paid': [424, struct(ofOrder)],
    'otc.cancel_asked': [425, struct(ofOrder)],
    'otc.disputed': [
      426,
      struct({ ...ofOrder, by: oneOf(...otcRoles), reason: oneOf(...otcDisputeReasons), deadlineMs: uint }),
    ],
    'otc.decided': [
      427,
      struct({
        ...ofOrder,
        operator: text,
        toBuyer: amount,
        reason: oneOf(...otcVerdictReasons),
        /** The time until which it can be appealed against; absent: it is final. */
        deadlineMs: optional(uint),
      }),
    ],
    'otc.appealed': [428, struct({ ...ofOrder, by: oneOf(...otcRoles), deadlineMs: uint })],
    /** An outage stood still by so much, and the deadline of the order with it. */
    'otc.deadline_moved': [429, struct({ ...ofOrder, byMs: uint, pausedMs: uint, deadlineMs: uint })],
    /** A verdict was promised for now, and is not there. */
    'otc.promise_missed': [430, struct(ofOrder)],
    'otc.ended': [431, struct({ ...ofOrder, ...codecsOf(otcEndFields) })],
    /** Withdrawals of a buyer wait after a risky purchase. */
    'otc.delayed': [432, struct({ accountId, orderId: otcOrderId, untilMs: uint })],
  },
});
