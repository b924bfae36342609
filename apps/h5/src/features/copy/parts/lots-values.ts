import { type Lots, textOfLots } from '@candor/api';
import { lotsPerLot } from '@candor/exchange/rules';

/** A size for texts: how it is written, and the number that chooses between "lot" and "lots". */
export function lotsValues(lots: Lots): { readonly lots: string; readonly count: number } {
  return { lots: textOfLots(lots), count: lots / lotsPerLot };
}
