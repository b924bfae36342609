import type { FeeTiers } from '@candor/api';
import { atomsFromText, atomsToText, minus } from '@candor/money';

/** Decimals of volumes: more than any unit of account has. */
const scale = 18;

interface TierProgress {
  /** Of the way from the own tier to the next one, rounded down. */
  readonly percent: number;
  /** Volume, as decimal text. */
  readonly missing: string;
}

/** The way to the next tier; absent in the best one. */
export function tierProgress(
  tiers: readonly Pick<FeeTiers['tiers'][number], 'volumeFrom'>[],
  { tier, volume }: Pick<NonNullable<FeeTiers['own']>, 'tier' | 'volume'>,
): TierProgress | undefined {
  const [from, to, have] = [tiers[tier]?.volumeFrom, tiers[tier + 1]?.volumeFrom, volume].map(
    (text) => text && atomsFromText(text, scale),
  );
  if (typeof from !== 'bigint' || typeof to !== 'bigint' || typeof have !== 'bigint') return undefined;
  return { percent: Number((100n * (have - from)) / (to - from)), missing: atomsToText(minus(to, have), scale) };
}
