import type { RailRow } from '@candor/contract';
import { useMessages } from '../../i18n/use-messages.ts';

/** A rail in words: chains by the name of their network, banks by what is done there. Needs the part `wallet`. */
export function useRailName(): (rail: Pick<RailRow, 'kind' | 'network' | 'destinationKind'>) => string {
  const t = useMessages();
  return ({ kind, network, destinationKind }) => {
    if (kind !== 'bank') return network;
    return t(destinationKind === 'international_card' ? 'deposit.internationalTransfer' : 'deposit.bankTransfer');
  };
}
