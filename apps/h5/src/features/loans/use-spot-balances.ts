import { balanceKey } from '#client/live/me.ts';
import { useMe } from '#hooks/use-live.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';

/** The available spot balance of each asset, live; absent for a visitor. */
export function useSpotBalances(): ((assetId: number) => string) | undefined {
  const isSignedIn = useIsSignedIn();
  const { balances } = useMe();
  return isSignedIn ? (assetId) => balances.get(balanceKey('spot', assetId))?.available ?? '0' : undefined;
}
