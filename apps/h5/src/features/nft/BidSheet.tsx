import { useMessages } from '#i18n/use-messages.ts';
import { Sheet } from '#ui/Sheet.tsx';
import type { BidProps } from './bid-props.ts';
import { BidSteps } from './BidSteps.tsx';

interface BidSheetProps extends Omit<BidProps, 'onDone'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A deposit the first time, then a bid, over the work's page. */
export function BidSheet({ isOpen, onClose, ...bid }: BidSheetProps) {
  const t = useMessages();
  const isFirst = bid.standing?.hasDeposit !== true;
  const isLeading = bid.standing?.isLeading === true;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t(isFirst ? 'nft.bid.depositTitle' : isLeading ? 'nft.bid.limitTitle' : 'nft.bid.title')}
    >
      <BidSteps {...bid} onDone={onClose} />
    </Sheet>
  );
}
