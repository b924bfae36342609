import type { NftSeriesDetail } from '@candor/api';
import { nftBoxesAtOnceMax } from '@candor/exchange/rules';
import { atoms, atomsFromText, atomsToText } from '@candor/money';

type Facts = Pick<NftSeriesDetail, 'boxes' | 'sold' | 'accountMax' | 'bought' | 'price' | 'scale'>;

/** The most boxes that the user can buy at once now. */
export function roomOf({ boxes, sold, accountMax, bought }: Facts): number {
  return Math.max(0, Math.min(nftBoxesAtOnceMax, boxes - sold, accountMax - bought));
}

/** The price of so many boxes. */
export function totalOf({ price, scale }: Facts, count: number): string {
  return atomsToText(atoms((atomsFromText(price, scale) ?? 0n) * BigInt(count)), scale);
}

const percentDecimals = 2;

/** The chance of a prize in the next draw, in percent with two decimals. */
export function chanceOf(left: number, total: number): string {
  return total === 0 ? '0' : ((100 * left) / total).toFixed(percentDecimals);
}
