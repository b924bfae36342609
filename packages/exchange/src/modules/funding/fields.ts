import { amount, bytes, count, type Fields, id, optional, word } from '../../fields.ts';
import {
  type AccountId,
  type AssetId,
  type RailId,
  type WithdrawalId,
  withdrawalReasons,
  withdrawalStatuses,
} from '../../vocabulary.ts';

/** A withdrawal as it is requested. Amounts are in its asset. */
export const withdrawalFields = {
  withdrawalId: id<WithdrawalId>(),
  accountId: id<AccountId>(),
  railId: id<RailId>(),
  assetId: id<AssetId>(),
  /** SHA-256 over a salt and the place: the journal does not have the place itself. */
  destination: bytes,
  /** Taken from the wallet, the fee included. */
  amount,
  fee: amount,
  receives: amount,
  /** Counted against the limits, in atoms of the limit's asset. */
  value: amount,
  undoUntilMs: count,
} as const satisfies Fields;

/** One state of a withdrawal. */
export const withdrawalStateFields = {
  status: word(withdrawalStatuses),
  reason: optional(word(withdrawalReasons)),
  /** The time at which it goes on by itself: of `requested` the end of the undo time, of `held` that of the hold, unless it has to be lifted. */
  untilMs: optional(count),
  transaction: optional(bytes),
} as const satisfies Fields;
