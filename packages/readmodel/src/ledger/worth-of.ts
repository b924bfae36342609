import type { AssetId } from '@candor/exchange';
import { type Atoms, negated, notionalOf, type Price, quantityFor, zero } from '@candor/money';
import { type ValuationPair, valuationAssetId } from './valuation-pair.ts';

/** A price against USDT, and the pair that it is of. */
interface ValuationPrice extends Pick<ValuationPair, 'isInverse' | 'scales'> {
  readonly close: Price;
}

/** USDT atoms of an amount, rounded down; `undefined` without a price. */
export function worthOf(assetId: AssetId, total: Atoms, price: ValuationPrice | undefined): Atoms | undefined {
  if (assetId === valuationAssetId) return total;
  if (!price) return undefined;
  // Debts are below zero, and the house's `external`: a value is the mirror of the same amount above zero.
  if (total < 0n) return negated(worthOf(assetId, negated(total), price) ?? zero);
  return price.isInverse
    ? quantityFor(total, price.close, price.scales, 'down')
    : notionalOf(total, price.close, price.scales, 'down');
}
