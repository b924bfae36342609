import type { Direction } from '@candor/exchange';
import { lotsPerLot } from '@candor/exchange/rules';
import { type Atoms, type Price, priceScale } from '@candor/money';

/** Open lots of one direction, in hundredths of a lot, and Σ lots × entry price. */
interface OpenLots {
  readonly lots: number;
  readonly entryWeight: bigint;
}

/** The profit at a mark, in USDT atoms, rounded down; `lot` in base atoms. */
export function openProfitOf(
  direction: Direction,
  open: OpenLots,
  mark: Price,
  lot: Atoms,
  scales: { readonly base: number; readonly quote: number },
): bigint {
  const gained = BigInt(open.lots) * BigInt(mark) - open.entryWeight;
  const product = (direction === 'long' ? gained : -gained) * lot * 10n ** BigInt(scales.quote);
  const divisor = BigInt(lotsPerLot) * 10n ** BigInt(scales.base + priceScale);
  return product >= 0n ? product / divisor : -((-product + divisor - 1n) / divisor);
}
