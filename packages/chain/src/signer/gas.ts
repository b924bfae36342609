import type { Fees } from '../chain.ts';

/** Unused gas costs nothing: enough for a wallet that is a contract, and for any token that is worth taking. */
export const gasOfEther = 60_000n;
export const gasOfToken = 120_000n;
/** Of ether to the hot wallet, which is no contract: exact, so that nothing is left behind. */
export const gasOfSweep = 21_000n;

/** At most this part of a fee goes to the block's producer, who may collude with the caller who requests signatures. */
const priorityPart = 4n;
/** So much may, however low the fee is, in wei: where blocks are empty it is nearly all of it. */
const priorityAlways = 3_000_000_000n;

/** No part of a fee that is out of proportion to the whole. */
export function isPriorityInProportion({ maxFeePerGas, maxPriorityFeePerGas }: Fees): boolean {
  const isSmall = maxPriorityFeePerGas <= priorityAlways || maxPriorityFeePerGas * priorityPart <= maxFeePerGas;
  return isSmall && maxPriorityFeePerGas >= 0n && maxPriorityFeePerGas <= maxFeePerGas;
}

/** The same offer with a whole that is in proportion: it is a bound, and a block takes no more of it than it needs. */
export function inProportion(fees: Fees): Fees {
  if (isPriorityInProportion(fees)) return fees;
  return { ...fees, maxFeePerGas: fees.maxPriorityFeePerGas * priorityPart };
}
