import { blob, oneOf, optional, struct, text, uint } from '@candor/kernel';
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

/** What holds for everybody's funds coming in and going out. */
export const fundingTerms = struct({
  /** How long a withdrawal can be undone. In live at least a minute. */
  undoMs: uint,
  /** How long a new destination waits before anything can go there. In live at least 24 hours. */
  destinationWaitMs: uint,
  /** How long nothing can be withdrawn after a change of security. In live at least 24 hours. */
  holdMs: uint,
  /** What limits are counted in: BTC. It needs an index price, or to be the unit of account. */
  limitAssetId: assetId,
  /** Of a sliding 24 hours, in atoms of the limit's asset. */
  basicLimit: amount,
  advancedLimit: amount,
  /** A withdrawal of more than this waits for an operator. */
  reviewAbove: amount,
  /** What moves more than this needs two operators. */
  twoPeopleAbove: amount,
});

/** How much of what nobody watches one operator may credit, alone or with another one, in atoms of the limit's asset. */
export const creditCaps = struct({
  /** Of a sliding hour. */
  hourMax: amount,
  /** Of a sliding 24 hours. */
  dayMax: amount,
});

export const rail = struct({
  railId,
  assetId,
  /** As users know it: ERC20, TRC20, BTC, BANK, SWIFT. */
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

/** Where a payment stands on its chain. */
const onChain = { railId, transaction: blob, index: uint } as const;

/** Operators are known to the core by the name that the installation gave them, so that two can be told from one. */
export const fundingCommands = {
  'funding.set_terms': [110, fundingTerms],
  'funding.set_rail': [111, rail],
  /** What the review of an identity came to. */
  'funding.set_level': [112, struct({ accountId, level: identityLevel })],
  'funding.place_hold': [113, struct({ accountId, reason: holdReason })],
  /** Ends a hold that has no end of its own; the waiting time after a change of security follows it. */
  'funding.lift_hold': [114, struct({ accountId, reason: holdReason })],
  /** A payment to a user's address stands in a block. It may be sent again, also after the block was replaced. */
  'funding.see_deposit': [115, struct({ ...onChain, accountId, amount, height: uint })],
  /** The watcher has counted the confirmations that the rail asks for. */
  'funding.confirm_deposit': [116, struct({ ...onChain, confirmations: uint })],
  /** The block of a pending payment was replaced by one without it. */
  'funding.drop_deposit': [117, struct(onChain)],
  /** As `funding.claim`, of journals before proofs were bound to their claims. */
  'funding.claim_unproven': [118, struct({ accountId, railId, amount })],
  /** The user says that they have paid: a notice for an operator, never a credit. `proof` is SHA-256 of the picture. */
  'funding.claim': [163, struct({ accountId, railId, amount, proof: blob })],
  /** What an operator found to have come in, if anything. Above the limit a second one has to find the same. */
  'funding.decide_claim': [119, struct({ claimId, operator: text, received: optional(amount) })],
  /** `destination` is SHA-256 over a salt and the address or the bank card: the journal has neither. */
  'funding.book_destination': [120, struct({ accountId, railId, destination: blob })],
  'funding.drop_destination': [121, struct({ accountId, destination: blob })],
  /** On: only destinations that were booked 24 hours ago. Off comes into force after 24 hours. */
  'funding.set_book_only': [122, struct({ accountId, isOn: oneOf('no', 'yes') })],
  /** `amount` leaves the wallet, fee included. `fee` is the one that the user saw: another is refused. */
  'funding.withdraw': [123, struct({ accountId, railId, amount, fee: amount, destination: blob })],
  'funding.cancel_withdrawal': [124, struct({ accountId, withdrawalId })],
  /** Above the limit a second operator has to approve too; one is enough to refuse, with a reason. */
  'funding.review_withdrawal': [125, struct({ withdrawalId, operator: text, refusal: optional(withdrawalReason) })],
  /** From here on it can be neither undone nor held: the signer signs for nothing else. */
  'funding.release_withdrawal': [126, struct({ withdrawalId })],
  /** The chain's side of a released withdrawal: signed, broadcast, confirmed, or failed for good. */
  'funding.progress_withdrawal': [127, struct({ withdrawalId, status: withdrawalStatus, transaction: optional(blob) })],
  /** An operator's side of one at a bank, or on a chain that is looked after by hand: broadcast is "sent". */
  'funding.report_withdrawal': [
    128,
    struct({ withdrawalId, operator: text, status: withdrawalStatus, transaction: optional(blob) }),
  ],
  /** What the chain took for a transaction of ours, paid out of the treasury. */
  'funding.book_network_cost': [129, struct({ railId, assetId, amount, transaction: blob })],
  'funding.set_operator_caps': [164, creditCaps],
} as const;

export const fundingResults = {
  'funding.set_terms': struct({}),
  'funding.set_rail': struct({}),
  'funding.set_level': struct({}),
  'funding.place_hold': struct({
    /** Absent: until it is lifted. */
    untilMs: optional(uint),
  }),
  'funding.lift_hold': struct({}),
  'funding.see_deposit': struct({ depositId }),
  'funding.confirm_deposit': struct({ depositId }),
  'funding.drop_deposit': struct({ depositId }),
  'funding.claim_unproven': struct({ claimId }),
  'funding.claim': struct({ claimId }),
  'funding.decide_claim': struct({
    /** Yes: a second operator has to decide the same before anything is credited. */
    needsSecond: oneOf('no', 'yes'),
  }),
  'funding.book_destination': struct({ usableAtMs: uint }),
  'funding.drop_destination': struct({}),
  'funding.set_book_only': struct({
    /** When it is in force. */
    fromMs: uint,
  }),
  'funding.withdraw': struct({ withdrawalId, fee: amount, receives: amount, undoUntilMs: uint }),
  'funding.cancel_withdrawal': struct({}),
  'funding.review_withdrawal': struct({ needsSecond: oneOf('no', 'yes') }),
  'funding.release_withdrawal': struct({}),
  'funding.progress_withdrawal': struct({}),
  'funding.report_withdrawal': struct({}),
  'funding.book_network_cost': struct({}),
  'funding.set_operator_caps': struct({}),
} as const;
