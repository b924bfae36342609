import { priceToText } from '@candor/money';
import type { ContractRules } from './market.ts';

/** The tick as a step of a field. */
export function tickTextOf({ grid }: ContractRules): string {
  return priceToText(grid.tick);
}
