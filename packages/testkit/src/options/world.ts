import type { AssetId, Command, CommandOf, PairId } from '@candor/exchange';
import { atoms, type Ppm } from '@candor/money';

export type SetOptionTerms = CommandOf<'options.set_terms'>;

const unit = 1_000_000n;

/** Terms that tests sell options on: 10 s at 80 %, longer ones at 82 %, 1 to 1,000 USDT. */
export function optionTermsFor(pairId: PairId, changes: Partial<SetOptionTerms> = {}): SetOptionTerms {
  return {
    type: 'options.set_terms',
    pairId,
    durations: [
      { seconds: 10, payout: 800_000 as Ppm },
      { seconds: 60, payout: 820_000 as Ppm },
      { seconds: 120, payout: 820_000 as Ppm },
    ],
    stakeMin: atoms(unit),
    stakeMax: atoms(1_000n * unit),
    exposureMax: atoms(100_000n * unit),
    isOffered: 'yes',
    ...changes,
  };
}

/** The commands that make a world sell options in some pairs, with so many atoms of underwriting. */
export function optionWorld(assetId: AssetId, underwriting: bigint, pairIds: readonly PairId[]): Command[] {
  return [
    { type: 'house.fund', house: 'underwriting', assetId, amount: atoms(underwriting) },
    ...pairIds.map((pairId) => optionTermsFor(pairId)),
  ];
}
