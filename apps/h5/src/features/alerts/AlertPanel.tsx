import type { AlertRow, QuotationRow } from '@candor/api';
import { useState } from 'react';
import { PushOffer } from '#features/push/PushOffer.tsx';
import { takePushOffer } from '#features/push/push-offer.ts';
import { TextPart } from '#i18n/TextPart.tsx';
import { useMessages } from '#i18n/use-messages.ts';
import { Sheet } from '#ui/Sheet.tsx';
import { AlertFormPane } from './AlertFormPane.tsx';

export interface AlertPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Absent: an alert of all positions. */
  readonly pair: QuotationRow | undefined;
  /** To edit; absent: a new one. */
  readonly alert?: AlertRow | undefined;
  /** False on the list itself. */
  readonly linksToList?: boolean;
}

/** The sheet of one alert. Its form begins anew each time it is opened. */
export function AlertPanel({ isOpen, onClose, pair, alert, linksToList = true }: AlertPanelProps) {
  const t = useMessages();
  const [isOffering, setIsOffering] = useState(false);
  if (!isOpen && isOffering) setIsOffering(false);
  /** The first alert on a device brings the question whether it should be heard while the app is closed. */
  const finish = async () => {
    if (alert === undefined && (await takePushOffer())) setIsOffering(true);
    else onClose();
  };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('chart.priceAlert')}>
      <TextPart part="alerts">
        {isOpen && !isOffering && (
          <AlertFormPane
            pair={pair}
            alert={alert}
            onClose={onClose}
            onDone={() => void finish()}
            linksToList={linksToList}
          />
        )}
      </TextPart>
      {isOffering && (
        <TextPart part="inbox">
          <PushOffer onDone={onClose} />
        </TextPart>
      )}
    </Sheet>
  );
}
