import { listFollows, selfHoldContract, type TicketRow } from '@candor/api';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { toast } from '#ui/Toast.tsx';
import { lotsValues } from '../parts/lots-values.ts';

interface HoldAloneProps {
  readonly ticket: TicketRow;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before a copy becomes the user's own: the parts it keeps, those it loses, and that there is no way back. */
export function HoldAlone({ ticket, isOpen, onClose }: HoldAloneProps) {
  const t = useMessages();
  const { amount: price } = useFormat();
  const { symbol: pair, direction, lots, takeProfitPrice, stopLossPrice } = ticket;
  const exits = [
    takeProfitPrice !== undefined && t('copy.mine.takeProfit', { price: price(takeProfitPrice) }),
    stopLossPrice !== undefined && t('copy.mine.stopLoss', { price: price(stopLossPrice) }),
  ].filter((exit) => exit !== false);
  const command = useCommand(selfHoldContract, {
    invalidates: [listFollows],
    onDone: () => {
      toast('success', t('copy.mine.holdDone', { pair }));
      onClose();
    },
  });
  return (
    <AlertDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('copy.mine.holdTitle', { pair })}
      confirmText={t('copy.mine.holdAlone')}
      isBusy={command.isBusy}
      onConfirm={() => void command.run({ ticketId: ticket.ticketId })}
    >
      {t('copy.mine.holdText', {
        direction: t(`contract.directions.${direction}`),
        ...lotsValues(lots),
        exits: exits.length === 0 ? t('copy.mine.holdNoExits') : t('copy.mine.holdExits', { list: exits.join(', ') }),
      })}
    </AlertDialog>
  );
}
