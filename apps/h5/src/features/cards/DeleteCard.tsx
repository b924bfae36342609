import { deleteCard, listDomesticCards, listInternationalCards } from '@candor/api';
import { useCommand } from '#hooks/use-command.ts';
import { useLast } from '#hooks/use-last.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { toast } from '#ui/Toast.tsx';
import type { CardKind } from './card-form.ts';
import type { BoundCard } from './use-cards.ts';

interface DeleteCardProps {
  readonly card: BoundCard | undefined;
  readonly kind: CardKind;
  readonly onClose: () => void;
}

/** Asked before a card is removed. */
export function DeleteCard({ card, kind, onClose }: DeleteCardProps) {
  const t = useMessages();
  const last = useLast(card);
  const command = useCommand(deleteCard, {
    invalidates: [kind === 'domestic' ? listDomesticCards : listInternationalCards],
    onDone: () => toast('success', t('cards.deleted')),
  });
  if (last === undefined) return null;
  return (
    <AlertDialog
      isOpen={card !== undefined}
      onClose={onClose}
      title={t('cards.deleteTitle')}
      confirmText={t('cards.deleteConfirm')}
      isDestructive
      isBusy={command.isBusy}
      onConfirm={() => void command.run({ destinationId: last.destinationId }).then(onClose)}
    >
      {t('cards.deleteText', { bank: last.bankName, account: last.account })}
    </AlertDialog>
  );
}
