import { compare, decimalFrom } from '@candor/kit';

/** Plain decimal text; '' is open. */
interface PriceRange {
  readonly min: string;
  readonly max: string;
}

/** True if the lower price is above the higher one. */
export function isCrossed({ min, max }: PriceRange): boolean {
  const [low, high] = [decimalFrom(min), decimalFrom(max)];
  return low !== undefined && high !== undefined && compare(low, high) > 0;
}
