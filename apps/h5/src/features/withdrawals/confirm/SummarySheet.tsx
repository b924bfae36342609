import type { RailRow } from '@candor/api';
import { Checkbox, Note } from '@candor/kit/view';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { useDurationText } from '#hooks/use-duration-text.ts';
import { useRailWords } from '#features/funds/use-rail-name.ts';
import { AddressGroups } from '#features/addresses/AddressGroups.tsx';
import type { Destination } from '../form/withdraw-form.ts';

export interface Order {
  readonly rail: RailRow;
  readonly destination: Destination;
  /** Plain decimal text, fee included. */
  readonly amount: string;
  readonly fee: string;
  readonly receives: string;
}

interface SummarySheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly order: Order;
  readonly undoMs: number;
  /** Nothing has ever been sent there. */
  readonly isFirstUse: boolean;
  readonly onGoOn: () => void;
}

/** Every figure and every character before the proof. */
export function SummarySheet({ isOpen, onClose, order, undoMs, isFirstUse, onGoOn }: SummarySheetProps) {
  const t = useMessages();
  const railWords = useRailWords();
  const durationText = useDurationText();
  const { rail, destination, amount, fee, receives } = order;
  // The comparison was of one address; another one is compared again.
  const [comparedId, setComparedId] = useState<number>();
  const isCompared = comparedId === destination.destinationId;
  const { label, name } = railWords(rail);
  const isAddress = rail.destinationKind === 'address';
  const mustCompare = isAddress && isFirstUse;
  const footer = (
    <Button isWide isDisabled={mustCompare && !isCompared} reason={t('withdraw.compareFirst')} onClick={onGoOn}>
      {t('withdraw.goOn')}
    </Button>
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('withdraw.summary')} footer={footer}>
      <div className="flex flex-col items-center pt-1 pb-4 text-center">
        <p className="text-12 text-fg-3">{t('withdraw.youReceive')}</p>
        <AmountText value={receives} unit={rail.code} className="text-28 font-semibold [overflow-wrap:anywhere]" />
      </div>
      <div className="rounded-tile bg-inset p-3">
        <p className="flex justify-between gap-3 pb-1 text-12 text-fg-2">
          <span>{t(isAddress ? 'withdraw.to' : 'withdraw.card')}</span>
          <span className="min-w-0 text-right font-medium [overflow-wrap:anywhere] text-fg">{destination.label}</span>
        </p>
        {isAddress ? <AddressGroups address={destination.place} /> : <p className="text-15">{destination.place}</p>}
      </div>
      <div className="pt-3">
        <Facts>
          <Fact label={label}>{name}</Fact>
          <Fact label={t('withdraw.leaves')}>
            <AmountText value={amount} unit={rail.code} />
          </Fact>
          <Fact label={t('common.fee')}>
            <AmountText value={fee} unit={rail.code} />
          </Fact>
        </Facts>
      </div>
      {mustCompare && (
        <div className="mt-3 flex flex-col gap-2.5">
          <Note tone="warn" title={t('withdraw.firstUse')}>
            {t('withdraw.firstUseText')}
          </Note>
          <Checkbox
            isChecked={isCompared}
            onChange={(isChecked) => setComparedId(isChecked ? destination.destinationId : undefined)}
          >
            {t('withdraw.firstUseChecked')}
          </Checkbox>
        </div>
      )}
      <p className="mt-3 text-12 text-fg-3">{t('withdraw.undoNote', { time: durationText(undoMs) })}</p>
    </Sheet>
  );
}
