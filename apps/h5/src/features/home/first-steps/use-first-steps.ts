import { listWallets } from '@candor/api';
import { useCall } from '#hooks/use-call.ts';
import { signOf } from '#lib/decimal.ts';
import { useHasBought } from '#features/practice/use-has-bought.ts';
import { useWatchlist } from '#features/market/use-watchlist.ts';

/** In their order. */
export const firstSteps = ['funds', 'buy', 'watch'] as const;
export type FirstStep = (typeof firstSteps)[number];

/**
 * The steps that the user has done, by what the server tells: their account holds something, they have bought on the spot
 * market, they watch a pair. Undefined until all of it is known.
 */
export function useFirstSteps(): ReadonlySet<FirstStep> | undefined {
  const wallets = useCall(listWallets, {});
  const hasBought = useHasBought();
  const watched = useWatchlist().list.data;
  if (wallets.data === undefined || hasBought === undefined || watched === undefined) return undefined;
  const isDone: Readonly<Record<FirstStep, boolean>> = {
    // A user who has bought had funds, whatever is left of them.
    funds: hasBought || signOf(wallets.data.totalEquivalent) > 0,
    buy: hasBought,
    watch: watched.length > 0,
  };
  return new Set(firstSteps.filter((step) => isDone[step]));
}
