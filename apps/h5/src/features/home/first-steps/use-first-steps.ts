import { listWallets } from '@candor/api';
import { signOf } from '@candor/kit';
import { together } from '#hooks/together.ts';
import { type Loadable, useCall } from '#hooks/use-call.ts';
import { useHasBought } from '#features/practice/use-has-bought.ts';
import { useWatchlist } from '#features/market/use-watchlist.ts';

/** In their order. */
export const firstSteps = ['funds', 'buy', 'watch'] as const;
export type FirstStep = (typeof firstSteps)[number];

/**
 * The steps that the user has done, by what the server tells: their account holds something, they have bought on the spot
 * market, they watch a pair.
 */
export function useFirstSteps(): Loadable<ReadonlySet<FirstStep>> {
  const known = together({
    wallets: useCall(listWallets, {}),
    hasBought: useHasBought(),
    watched: useWatchlist().list,
  });
  if (known.state !== 'ready') return known;
  const { wallets, hasBought, watched } = known.data;
  const isDone: Readonly<Record<FirstStep, boolean>> = {
    // A user who has bought had funds, whatever is left of them.
    funds: hasBought || signOf(wallets.totalEquivalent) > 0,
    buy: hasBought,
    watch: watched.length > 0,
  };
  return { ...known, data: new Set(firstSteps.filter((step) => isDone[step])) };
}
