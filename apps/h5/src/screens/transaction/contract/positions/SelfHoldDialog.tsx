import { selfHoldContract } from '@candor/contract';
import { useCommand } from '../../../../hooks/use-command.ts';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { AlertDialog } from '../../../../ui/AlertDialog.tsx';
import { say } from '../../../../ui/Toast.tsx';
import type { PositionSheetProps } from './PositionSheets.tsx';

/** Asks before a copied position stops following its trader. */
export function SelfHoldDialog({ isOpen, live, onClose }: PositionSheetProps) {
  const t = useMessages();
  const hold = useCommand(selfHoldContract, {
    onDone: () => {
      say('success', t('contract.selfHold.done'));
      onClose();
    },
  });
  return (
    <AlertDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('contract.selfHold.question')}
      confirmText={t('contract.card.selfHold')}
      onConfirm={() => void hold.run({ ticketId: live.ticket.ticketId })}
      isBusy={hold.isBusy}
    >
      {t('contract.selfHold.text')}
    </AlertDialog>
  );
}
