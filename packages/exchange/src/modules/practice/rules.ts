const dayMs = 86_400_000;

/** The UTC day of a moment, counted from 1970: the faucet gives once per account, asset and such day. */
export function dayOf(atMs: number): number {
  return Math.floor(atMs / dayMs);
}

/** When the next claim of the same asset becomes possible. */
export function nextClaimAtMs(atMs: number): number {
  return (dayOf(atMs) + 1) * dayMs;
}
