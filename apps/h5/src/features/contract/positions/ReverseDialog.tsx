import { reverseContract, textOfLots } from '@candor/api';
import { atomsToText } from '@candor/money';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { toast } from '#ui/Toast.tsx';
import { closeEstimate } from '#features/position-model/ticket-figures.ts';
import type { PositionSheetProps } from './position-sheet.ts';

/** Asks before a position is closed and the same size ordered the other way. */
export function ReverseDialog({ isOpen, live, picture, onClose }: PositionSheetProps) {
  const t = useMessages();
  const format = useFormat();
  const { ticket, rules, position, mark } = live;
  const reverse = useCommand(reverseContract, {
    onDone: () => {
      toast('success', t('contract.reverse.done'));
      onClose();
    },
  });
  const { total } = closeEstimate(rules, position, ticket.lots, mark.price);
  return (
    <AlertDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('contract.reverse.question', { pair: ticket.symbol })}
      confirmText={t('contract.card.reverse')}
      onConfirm={() => void reverse.run({ ticketId: ticket.ticketId })}
      isBusy={reverse.isBusy}
      isDestructive
    >
      {t('contract.reverse.text', {
        lots: format.amount(textOfLots(ticket.lots)),
        from: t(`contract.directions.${ticket.direction}`),
        to: t(`contract.directions.${ticket.direction === 'long' ? 'short' : 'long'}`),
        total: format.gain(atomsToText(total, picture.account.scale), 2),
        asset: picture.account.code,
      })}
    </AlertDialog>
  );
}
