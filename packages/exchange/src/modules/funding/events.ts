import { blob, listOf, oneOf, optional, struct, text, uint } from '@candor/kernel';
import {
  accountId,
  amount,
  assetId,
  claimId,
  depositId,
  holdReason,
  identityLevel,
  railId,
  withdrawalId,
  withdrawalReason,
  withdrawalStatus,
} from '../../vocabulary.ts';
import { creditCaps, fundingTerms, rail } from './commands.ts';

export const fundingEvents = {
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
  /** `received` is what was credited; absent: nothing. */
  'funding.claim_decided': [
    121,
    struct({ claimId, accountId, railId, assetId, operators: listOf(text), received: optional(amount) }),
  ],
  'funding.destination_booked': [122, struct({ accountId, railId, destination: blob, usableAtMs: uint })],
  'funding.destination_dropped': [123, struct({ accountId, destination: blob })],
  'funding.book_only_set': [124, struct({ accountId, isOn: oneOf('no', 'yes'), fromMs: uint })],
  'funding.withdrawal_requested': [
    125,
    struct({
      withdrawalId,
      accountId,
      railId,
      assetId,
      destination: blob,
      amount,
      fee: amount,
      receives: amount,
      /** What it counts against the limits, in atoms of the limit's asset. */
      value: amount,
      undoUntilMs: uint,
    }),
  ],
  'funding.withdrawal_moved': [
    126,
    struct({
      withdrawalId,
      accountId,
      railId,
      status: withdrawalStatus,
      reason: optional(withdrawalReason),
      /** Of `held`: when it goes on by itself; absent while a hold has to be lifted. */
      untilMs: optional(uint),
      transaction: optional(blob),
      /** Who decided or paid, when operators did. */
      operators: listOf(text),
    }),
  ],
  'funding.operator_caps_set': [164, creditCaps],
  'funding.network_cost_booked': [127, struct({ railId, assetId, amount, transaction: blob })],
} as const;
