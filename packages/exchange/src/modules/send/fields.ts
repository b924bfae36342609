import type { Nominal } from '@candor/kernel';
import { amount, bytes, type Fields, id, optional } from '../../fields.ts';
import type { AccountId, AssetId } from '../../vocabulary.ts';

/** Counts up from 1. */
export type SendId = Nominal<number, 'SendId'>;

/** Money that one user sent to another. */
export const sendFields = {
  sendId: id<SendId>(),
  /** The sender. */
  accountId: id<AccountId>(),
  recipientId: id<AccountId>(),
  assetId: id<AssetId>(),
  amount,
  /** Counted against the sender's limit of the day, in atoms of the limit's asset. */
  value: amount,
  /** A keyed hash of the sender's words: the journal does not have the words themselves. */
  noteHash: optional(bytes),
} as const satisfies Fields;
