import { useCallback } from 'react';
import { useMessages } from '../lib/i18n.tsx';

/** Names a kind of change: `contract.set_terms`. */
export function useChangeName(): (change: string) => string {
  const t = useMessages();
  return useCallback(
    (change) => t(`console.markets.changes.${change.replace('.', '_')}` as 'console.markets.changes.nft_set_terms'),
    [t],
  );
}
