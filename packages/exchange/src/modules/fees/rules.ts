import { type Atoms, type Ppm, ppmOne } from '@candor/money';

/** The number of whole UTC days before today whose trading decides a tier. */
export const feeVolumeDays = 30;
const feeTiersMax = 12;

/** The part of a pair's fees that is charged from a volume on. */
export interface FeeTier {
  /** In the unit of account. */
  readonly volumeFrom: Atoms;
  readonly makerShare: Ppm;
  readonly takerShare: Ppm;
}

/** The fees of orders: of what rests, and of what takes. */
export interface FeeRates<Rate extends number = Ppm> {
  readonly makerFee: Rate;
  readonly takerFee: Rate;
}

/** The place of a volume's tier in the list: the last one that begins at or below it. */
export function feeTierAt(tiers: readonly Pick<FeeTier, 'volumeFrom'>[], volume: bigint): number {
  const above = tiers.findIndex(({ volumeFrom }) => volumeFrom > volume);
  return above < 0 ? Math.max(0, tiers.length - 1) : Math.max(0, above - 1);
}

/** RULES 4: a pair's fees in a tier, each rounded up to a millionth; without a tier they are the pair's. */
export function feesInTier<Rate extends number>(
  { makerFee, takerFee }: FeeRates<Rate>,
  tier: Pick<FeeTier, 'makerShare' | 'takerShare'> | undefined,
): FeeRates<Rate> {
  if (tier === undefined) return { makerFee, takerFee };
  const part = (rate: Rate, share: Ppm) => Math.ceil((rate * share) / ppmOne) as Rate;
  return { makerFee: part(makerFee, tier.makerShare), takerFee: part(takerFee, tier.takerShare) };
}

/** True when tiers begin at nothing, rise, and none is dearer than the one before it. */
export function areTiersSound(tiers: readonly FeeTier[]): boolean {
  if (tiers.length > feeTiersMax) return false;
  return tiers.every(({ volumeFrom, makerShare, takerShare }, at) => {
    const before = tiers[at - 1];
    if (before === undefined) return volumeFrom === 0n && makerShare <= ppmOne && takerShare <= ppmOne;
    return volumeFrom > before.volumeFrom && makerShare <= before.makerShare && takerShare <= before.takerShare;
  });
}
