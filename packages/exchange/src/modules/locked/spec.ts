import { blob, oneOf, optional, struct, uint } from '@candor/kernel';
import { codecsOf } from '../../field-codecs.ts';
import { command, defineSpec, operators } from '../../spec.ts';
import { accountId, amount, assetId, lockedDepositId, lockedProductId, ppm, termsId } from '../../vocabulary.ts';
import { lockedDepositFields, lockedDividendFields, lockedEndFields, renewalRefusals } from './fields.ts';
import { lockedRejects } from './rejects.ts';

/** The terms on which deposits of one product are taken. A deposit keeps the terms it was made under. */
export const lockedTerms = struct({
  productId: lockedProductId,
  /** Locked and paid in. It stays what it was in the product's first terms. */
  assetId,
  amountMin: amount,
  /** The most that one user may have locked in this product. */
  accountMax: amount,
  /** The most that all users together may have locked in it. */
  quota: amount,
  /** Yield of a day for the smallest amount, and for the largest; between them it is linear. */
  rateLow: ppm,
  rateHigh: ppm,
  days: uint,
  /** The length of one day; shorter than a day in demonstrations only. */
  dayMs: uint,
  /** The time of dividends, from the beginning of a day (of UTC). */
  dividendAtMs: uint,
  /** The penalty of an early exit, as a share of the principal for each day that is not paid yet. */
  penaltyRatio: ppm,
  isOffered: oneOf('no', 'yes'),
});

export const lockedSpec = defineSpec({
  name: 'locked',
  commands: {
    'locked.set_terms': command(200, operators, lockedTerms, struct({ termsId }), lockedRejects['locked.set_terms']),
    /** From `treasury` to `rewards_locked`, which yields are reserved from. */
    'locked.fund_rewards': command(
      201,
      operators,
      struct({ assetId, amount }),
      struct({}),
      lockedRejects['locked.fund_rewards'],
    ),
    'locked.deposit': command(
      202,
      'user',
      struct({
        accountId,
        productId: lockedProductId,
        amount,
        /** SHA-256 of the terms that the user saw (`lockedTermsHash`): others are refused. */
        termsHash: blob,
        renewal: oneOf('off', 'on'),
      }),
      struct({ depositId: lockedDepositId, rate: ppm, dividend: amount, startsAtMs: uint }),
      lockedRejects['locked.deposit'],
    ),
    /** Ends a deposit before its term. */
    'locked.redeem': command(
      203,
      'user',
      struct({
        accountId,
        depositId: lockedDepositId,
        /** The penalty that the user saw: a higher one is refused. Absent: whatever the rule says. */
        penaltyMax: optional(amount),
      }),
      struct({ refund: amount, penalty: amount }),
      lockedRejects['locked.redeem'],
    ),
    'locked.set_renewal': command(
      204,
      'user',
      struct({ accountId, depositId: lockedDepositId, renewal: oneOf('off', 'on') }),
      struct({}),
      lockedRejects['locked.set_renewal'],
    ),
  },
  facts: {
    'locked.terms_set': [200, struct({ termsId, hash: blob, terms: lockedTerms })],
    'locked.deposited': [202, struct({ ...codecsOf(lockedDepositFields), madeAtMs: uint })],
    /** `atMs`: the moment at which the day was over. */
    'locked.dividend_paid': [205, struct({ ...codecsOf(lockedDividendFields), atMs: uint })],
    'locked.ended': [
      206,
      struct({
        depositId: lockedDepositId,
        accountId,
        assetId,
        ...codecsOf(lockedEndFields),
        daysPaid: uint,
        atMs: uint,
      }),
    ],
    'locked.renewal_set': [
      204,
      struct({ depositId: lockedDepositId, accountId, renewal: codecsOf(lockedDepositFields).renewal }),
    ],
    /** It ended and was to be locked anew, but could not be. */
    'locked.renewal_refused': [
      207,
      struct({ depositId: lockedDepositId, accountId, assetId, reason: oneOf(...renewalRefusals) }),
    ],
  },
});
