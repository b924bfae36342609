import { type Codec, type Encoded, optional, struct, uint } from '@candor/kernel';
import { codecsOf } from '../../field-codecs.ts';
import { priceOf } from '../../vocabulary.ts';
import { optionFields } from './fields.ts';
import { windowSizeFor } from './rules.ts';

const { termsHash: _hash, indexPrice, strikeFromGrid, ...bought } = codecsOf(optionFields);
const optionRecord = struct({
  ...bought,
  boughtAtMs: uint,
  indexPrice,
  strikeFromGrid,
  strike: optional(struct({ gridIndex: uint, price: priceOf, expiryGrid: uint })),
});
type Stored = Encoded<typeof optionRecord>;
export type Strike = NonNullable<Stored['strike']>;

/** One live option. Everything is bound when it is bought except the strike, which comes once from the tape. */
export type LiveOption = Omit<Stored, 'strike'> & { strike?: Strike };

export const optionCodec: Codec<LiveOption> = optionRecord as Codec<LiveOption>;

/** The order in which options of one expiry settle: those that share a window are adjacent, the oldest first. */
export function bySettlement(a: LiveOption, b: LiveOption): number {
  if (a.pairId !== b.pairId) return a.pairId - b.pairId;
  return windowSizeFor(a.seconds) - windowSizeFor(b.seconds) || a.optionId - b.optionId;
}
