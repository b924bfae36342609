import { useMessages } from '#i18n/use-messages.ts';
import { Sheet } from '#ui/Sheet.tsx';
import type { ContractPair } from '../use-contract-market.ts';
import { HouseText } from './HouseText.tsx';
import { RoomLine } from './RoomLine.tsx';

interface HouseSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly pair: ContractPair;
}

/** The house as the counterparty, and the size that it still covers on each side. */
export function HouseSheet({ isOpen, onClose, pair: { row, rules } }: HouseSheetProps) {
  const t = useMessages();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('contract.house.title')}>
      <HouseText spread={rules.spread} />
      <div className="flex flex-col gap-1.5 pt-4">
        <h3 className="text-13 font-medium">{t('contract.quotes.room')}</h3>
        <RoomLine direction="long" taken={row.longLots} room={row.longRoom} />
        <RoomLine direction="short" taken={row.shortLots} room={row.shortRoom} />
      </div>
    </Sheet>
  );
}
