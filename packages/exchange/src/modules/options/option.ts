import { type Codec, type Encoded, optional, struct, uint } from '@candor/kernel';
import { accountId, amount, optionDirection, optionId, pairId, ppm, priceOf, termsId } from '../../vocabulary.ts';
import { windowSizeFor } from './rules.ts';

const optionRecord = struct({
  optionId,
  accountId,
  pairId,
  termsId,
  direction: optionDirection,
  seconds: uint,
  stake: amount,
  payout: ppm,
  /** Reserved in `underwriting` while it lives. */
  reward: amount,
  boughtAtMs: uint,
  indexPrice: priceOf,
  strikeFromGrid: uint,
  strike: optional(struct({ gridIndex: uint, price: priceOf, expiryGrid: uint })),
});
type Stored = Encoded<typeof optionRecord>;
export type Strike = NonNullable<Stored['strike']>;

/** One live option. Everything of it is bound when it is bought but the strike, which the tape gives once. */
export type LiveOption = Omit<Stored, 'strike'> & { strike?: Strike };

export const optionCodec: Codec<LiveOption> = optionRecord as Codec<LiveOption>;

/** The order in which options of one expiry settle: those that share a window stand together, the oldest first. */
export function bySettlement(a: LiveOption, b: LiveOption): number {
  if (a.pairId !== b.pairId) return a.pairId - b.pairId;
  return windowSizeFor(a.seconds) - windowSizeFor(b.seconds) || a.optionId - b.optionId;
}
