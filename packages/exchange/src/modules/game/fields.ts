import { bytes, count, type Fields, hash, id } from '../../fields.ts';
import type { AccountId, SpinId, TermsId } from '../../vocabulary.ts';

/** One turn of the wheel when it is staked: all that decides it is fixed, and nobody knows both halves yet. */
export const spinFields = {
  spinId: id<SpinId>(),
  accountId: id<AccountId>(),
  termsId: id<TermsId>(),
  /** The series of secret seeds, and the place of the turn in it, from 1. */
  series: count,
  nonce: count,
  /** SHA-256 of the secret seed of this turn. */
  commitment: hash,
  /** Chosen by the user: ASCII. */
  clientSeed: bytes,
  stake: count,
} as const satisfies Fields;

/** The result of a turn. */
export const drawFields = {
  /** The secret seed, whose SHA-256 is the commitment. */
  seed: hash,
  /** The position of the segment on the wheel, from 0. */
  segment: count,
  ticket: count,
  prize: count,
} as const satisfies Fields;
