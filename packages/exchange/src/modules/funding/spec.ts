import { blob, listOf, oneOf, optional, struct, text, uint } from '@candor/kernel';
import { codecsOf } from '../../field-codecs.ts';
import { command, defineSpec, operators } from '../../spec.ts';
import {
  accountId,
  amount,
  assetId,
  claimId,
  depositId,
  holdReason,
  identityLevel,
  priceOf,
  railId,
  railKind,
  withdrawalId,
  withdrawalReason,
  withdrawalStatus,
} from '../../vocabulary.ts';
import { withdrawalFields, withdrawalStateFields } from './fields.ts';
import { fundingRejects } from './rejects.ts';

/** The terms of everybody's funds coming in and going out. */
export const fundingTerms = struct({
  /** The time in which a withdrawal can be undone. In live at least a minute. */
  undoMs: uint,
  /** The time that a new destination waits before anything can go there. In live at least 24 hours. */
  destinationWaitMs: uint,
  /** The time without withdrawals after a change of security. In live at least 24 hours. */
  holdMs: uint,
  /** The asset that limits are counted in: BTC. It needs an index price, or to be the unit of account. */
  limitAssetId: assetId,
  /** Of a sliding 24 hours, in atoms of the limit's asset. */
  basicLimit: amount,
  advancedLimit: amount,
  /** A withdrawal of more than this waits for an operator. */
  reviewAbove: amount,
  /** Movements above this value need two operators. */
  twoPeopleAbove: amount,
});

/**
 * The amount of unwatched payments that one operator may credit, alone or with another one, in atoms of the limit's
 * asset.
 */
export const creditCaps = struct({
  /** Of a sliding hour. */
  hourMax: amount,
  /** Of a sliding 24 hours. */
  dayMax: amount,
});

export const rail = struct({
  railId,
  assetId,
  /** The name users know: ERC20, TRC20, BTC, BANK, SWIFT. */
  network: text,
  kind: railKind,
  /** Blocks from the one with the payment, that one included, until it is credited. */
  confirmations: uint,
  depositMin: amount,
  withdrawMin: amount,
  /** Taken out of the amount that is withdrawn. */
  withdrawFee: amount,
  /** Of an asset without an index: one of it in the unit of account. */
  fixedPrice: optional(priceOf),
  takesDeposits: oneOf('no', 'yes'),
  takesWithdrawals: oneOf('no', 'yes'),
});

/** The place of a payment on its chain. */
const onChain = { railId, transaction: blob, index: uint } as const;

/** The core knows operators by their names in the installation, so that it can distinguish two from one. */
export const fundingSpec = defineSpec({
  name: 'funding',
  commands: {
    'funding.set_terms': command(110, operators, fundingTerms, struct({}), fundingRejects['funding.set_terms']),
    'funding.set_rail': command(111, operators, rail, struct({}), fundingRejects['funding.set_rail']),
    /** The result of the review of an identity. */
    'funding.set_level': command(
      112,
      operators,
      struct({ accountId, level: identityLevel }),
      struct({}),
      fundingRejects['funding.set_level'],
    ),
    'funding.place_hold': command(
      113,
      operators,
      struct({ accountId, reason: holdReason }),
      struct({
        /** Absent: until it is lifted. */
        untilMs: optional(uint),
      }),
      fundingRejects['funding.place_hold'],
    ),
    /** Ends a hold that has no end of its own; the waiting time after a change of security follows it. */
    'funding.lift_hold': command(
      114,
      operators,
      struct({ accountId, reason: holdReason }),
      struct({}),
      fundingRejects['funding.lift_hold'],
    ),
    /** A payment to a user's address is in a block. It may be sent again, also after the block was replaced. */
    'funding.see_deposit': command(
      115,
      'system',
      struct({ ...onChain, accountId, amount, height: uint }),
      struct({ depositId }),
      fundingRejects['funding.see_deposit'],
    ),
    /** The watcher has counted the confirmations that the rail requires. */
    'funding.confirm_deposit': command(
      116,
      'system',
      struct({ ...onChain, confirmations: uint }),
      struct({ depositId }),
      fundingRejects['funding.confirm_deposit'],
    ),
    /** The block of a pending payment was replaced by one without it. */
    'funding.drop_deposit': command(
      117,
      'system',
      struct(onChain),
      struct({ depositId }),
      fundingRejects['funding.drop_deposit'],
    ),
    /** As `funding.claim`, of journals before proofs were bound to their claims. */
    'funding.claim_unproven': command(
      118,
      'user',
      struct({ accountId, railId, amount }),
      struct({ claimId }),
      fundingRejects['funding.claim_unproven'],
    ),
    /** The user's notice of a payment, for an operator; never a credit. `proof` is SHA-256 of the picture. */
    'funding.claim': command(
      163,
      'user',
      struct({ accountId, railId, amount, proof: blob }),
      struct({ claimId }),
      fundingRejects['funding.claim'],
    ),
    /** The amount that an operator found to have come in, if any. Above the limit a second one has to find the same. */
    'funding.decide_claim': command(
      119,
      'operator',
      struct({ claimId, operator: text, received: optional(amount) }),
      struct({
        /** Yes: a second operator has to decide the same before anything is credited. */
        needsSecond: oneOf('no', 'yes'),
      }),
      fundingRejects['funding.decide_claim'],
    ),
    /** `destination` is SHA-256 over a salt and the address or the bank card: the journal has neither. */
    'funding.book_destination': command(
      120,
      'user',
      struct({ accountId, railId, destination: blob }),
      struct({ usableAtMs: uint }),
      fundingRejects['funding.book_destination'],
    ),
    'funding.drop_destination': command(
      121,
      'user',
      struct({ accountId, destination: blob }),
      struct({}),
      fundingRejects['funding.drop_destination'],
    ),
    /** On: only destinations that were booked 24 hours ago. Off comes into force after 24 hours. */
    'funding.set_book_only': command(
      122,
      'user',
      struct({ accountId, isOn: oneOf('no', 'yes') }),
      struct({
        /** The time from which it is in force. */
        fromMs: uint,
      }),
      fundingRejects['funding.set_book_only'],
    ),
    /** `amount` leaves the wallet, fee included. `fee` is the one that the user saw: another is refused. */
    'funding.withdraw': command(
      123,
      'user',
      struct({ accountId, railId, amount, fee: amount, destination: blob }),
      struct({ withdrawalId, fee: amount, receives: amount, undoUntilMs: uint }),
      fundingRejects['funding.withdraw'],
    ),
    'funding.cancel_withdrawal': command(
      124,
      'user',
      struct({ accountId, withdrawalId }),
      struct({}),
      fundingRejects['funding.cancel_withdrawal'],
    ),
    /** Above the limit a second operator has to approve too; one is enough to refuse, with a reason. */
    'funding.review_withdrawal': command(
      125,
      'operator',
      struct({ withdrawalId, operator: text, refusal: optional(withdrawalReason) }),
      struct({ needsSecond: oneOf('no', 'yes') }),
      fundingRejects['funding.review_withdrawal'],
    ),
    /** From here on it can be neither undone nor held: the signer signs for nothing else. */
    'funding.release_withdrawal': command(
      126,
      'system',
      struct({ withdrawalId }),
      struct({}),
      fundingRejects['funding.release_withdrawal'],
    ),
    /** The chain's side of a released withdrawal: signed, broadcast, confirmed, or failed for good. */
    'funding.progress_withdrawal': command(
      127,
      'system',
      struct({ withdrawalId, status: withdrawalStatus, transaction: optional(blob) }),
      struct({}),
      fundingRejects['funding.progress_withdrawal'],
    ),
    /** An operator's side of one at a bank, or on a chain that is looked after by hand: broadcast is "sent". */
    'funding.report_withdrawal': command(
      128,
      'operator',
      struct({ withdrawalId, operator: text, status: withdrawalStatus, transaction: optional(blob) }),
      struct({}),
      fundingRejects['funding.report_withdrawal'],
    ),
    /** The cost that the chain took for a transaction of ours, paid out of the treasury. */
    'funding.book_network_cost': command(
      129,
      'system',
      struct({ railId, assetId, amount, transaction: blob }),
      struct({}),
      fundingRejects['funding.book_network_cost'],
    ),
    'funding.set_operator_caps': command(
      164,
      operators,
      creditCaps,
      struct({}),
      fundingRejects['funding.set_operator_caps'],
    ),
  },
  facts: {
    'funding.terms_set': [110, fundingTerms],
    'funding.rail_set': [111, rail],
    'funding.level_set': [112, struct({ accountId, level: identityLevel })],
    'funding.hold_placed': [
      113,
      struct({
        accountId,
        reason: holdReason,
        /** Absent: until it is lifted. */
        untilMs: optional(uint),
      }),
    ],
    'funding.hold_lifted': [114, struct({ accountId, reason: holdReason })],
    /** New, or seen again in another block. */
    'funding.deposit_seen': [
      115,
      struct({ depositId, accountId, railId, assetId, transaction: blob, index: uint, amount, height: uint }),
    ],
    /** Confirmed, but below the minimum: it waits for others of the same user and rail. */
    'funding.deposit_kept': [116, struct({ depositId, accountId, railId, assetId, amount })],
    'funding.deposit_credited': [117, struct({ depositId, accountId, railId, assetId, amount })],
    'funding.deposit_dropped': [118, struct({ depositId, accountId, railId })],
    'funding.claim_made': [119, struct({ claimId, accountId, railId, assetId, amount })],
    /** The first of two operators has found this. */
    'funding.claim_proposed': [120, struct({ claimId, accountId, operator: text, received: amount })],
    /** `received` is the credited amount; absent: nothing. */
    'funding.claim_decided': [
      121,
      struct({ claimId, accountId, railId, assetId, operators: listOf(text), received: optional(amount) }),
    ],
    'funding.destination_booked': [122, struct({ accountId, railId, destination: blob, usableAtMs: uint })],
    'funding.destination_dropped': [123, struct({ accountId, destination: blob })],
    'funding.book_only_set': [124, struct({ accountId, isOn: oneOf('no', 'yes'), fromMs: uint })],
    'funding.withdrawal_requested': [125, struct(codecsOf(withdrawalFields))],
    'funding.withdrawal_moved': [
      126,
      struct({
        withdrawalId,
        accountId,
        railId,
        ...codecsOf(withdrawalStateFields),
        /** The operators who decided or paid; none where none was needed. */
        operators: listOf(text),
      }),
    ],
    'funding.operator_caps_set': [164, creditCaps],
    'funding.network_cost_booked': [127, struct({ railId, assetId, amount, transaction: blob })],
  },
});
