import { listRails, type RailRow } from '@candor/api';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';

/** A rail in words: chains by the name of their network, banks by the kind of transfer. Needs the part `wallet`. */
export function useRailName(): (rail: Pick<RailRow, 'kind' | 'network' | 'destinationKind'>) => string {
  const t = useMessages();
  return ({ kind, network, destinationKind }) => {
    if (kind !== 'bank') return network;
    return t(destinationKind === 'international_card' ? 'deposit.internationalTransfer' : 'deposit.bankTransfer');
  };
}

interface RailWords {
  readonly label: string;
  readonly name: string;
}

/**
 * The rail of a payment in words, from its record. Until the rails are known it is the network's name. Needs the part
 * `wallet`.
 */
export function useRailWords(): (record: Pick<RailRow, 'railId' | 'network'>) => RailWords {
  const t = useMessages();
  const railName = useRailName();
  const rails = useCall(listRails, {});
  return ({ railId, network }) => {
    const rail = rails.data?.find((one) => one.railId === railId);
    return {
      label: t(rail?.kind === 'bank' ? 'deposit.way' : 'deposit.network'),
      name: rail === undefined ? network : railName(rail),
    };
  };
}
