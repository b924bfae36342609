import type { ChainAssets } from '../rails.ts';

/** The most that may leave of an asset, on all its rails together, as decimal text such as "0.5"; the hour and the day slide. */
export interface SigningLimits {
  readonly transaction: string;
  readonly hour: string;
  readonly day: string;
}

/** The signer's own settings; callers cannot change them. */
export interface SigningSettings {
  readonly chainId: number;
  readonly assets: ChainAssets;
  /** By the code of the asset. One without limits is not signed for. */
  readonly limits: ReadonlyMap<string, SigningLimits>;
  /** No fee above this is ever signed, in wei for a unit of gas. */
  readonly maxFeePerGas: bigint;
  /**
   * The most ether that withdrawals may burn in an hour at their highest fees, in wei; and as much again for sweeps, with the
   * ether that their top-ups move.
   */
  readonly gasPerHour: bigint;
  /** Sweeps and top-ups that are signed in an hour at most. */
  readonly sweepsPerHour: number;
  /** The hot wallet's nonce before this signer's first signature. */
  readonly firstNonce: number;
}
