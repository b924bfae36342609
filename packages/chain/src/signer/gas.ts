/** Unused gas costs nothing: enough for a wallet that is a contract, and for any token that is worth taking. */
export const gasOfEther = 60_000n;
export const gasOfToken = 120_000n;
/** Of ether to the hot wallet, which is no contract: exact, so that nothing is left behind. */
export const gasOfSweep = 21_000n;
