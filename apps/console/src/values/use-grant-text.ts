import { useCallback } from 'react';
import { useMessages } from '../lib/i18n.tsx';
import { useNames } from './names.ts';

/** The emblems that have a name, by their number in the shop of points. */
export const namedEmblems = [1, 2, 3] as const;

/** Says what an item of the shop of points gives: the name of an emblem, a number of turns, or the campaign of a coupon. */
export function useGrantText(): (gives: string, grant: string) => string {
  const t = useMessages();
  const { nameOf } = useNames();
  return useCallback(
    (gives, grant) => {
      if (gives === 'coupon') return nameOf('campaign', grant);
      if (gives === 'spins') return t('console.acts.turns', { count: Number(grant) });
      const emblem = gives === 'emblem' ? namedEmblems.find((one) => `${one}` === grant) : undefined;
      return emblem === undefined ? grant : t(`console.emblems.${emblem}`);
    },
    [t, nameOf],
  );
}
