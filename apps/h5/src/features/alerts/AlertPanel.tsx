import type { AlertRow, QuotationRow } from '@candor/api';
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
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('chart.priceAlert')}>
      <TextPart part="alerts">
        {isOpen && <AlertFormPane pair={pair} alert={alert} onDone={onClose} linksToList={linksToList} />}
      </TextPart>
    </Sheet>
  );
}
