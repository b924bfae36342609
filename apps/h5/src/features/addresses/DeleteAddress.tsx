import { type AddressRow, deleteAddress, listAddresses } from '@candor/api';
import { useCommand } from '#hooks/use-command.ts';
import { useLast } from '#hooks/use-last.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { toast } from '#ui/Toast.tsx';

interface DeleteAddressProps {
  readonly row: AddressRow | undefined;
  readonly onClose: () => void;
}

/** Asked before an address leaves the book. */
export function DeleteAddress({ row, onClose }: DeleteAddressProps) {
  const t = useMessages();
  const last = useLast(row);
  const command = useCommand(deleteAddress, {
    invalidates: [listAddresses],
    onDone: () => toast('success', t('addresses.deleted', { label: last?.label ?? '' })),
  });
  if (last === undefined) return null;
  return (
    <AlertDialog
      isOpen={row !== undefined}
      onClose={onClose}
      title={t('addresses.deleteTitle')}
      confirmText={t('addresses.deleteConfirm')}
      isDestructive
      isBusy={command.isBusy}
      onConfirm={() => void command.run({ destinationId: last.destinationId }).then(onClose)}
    >
      {t('addresses.deleteText', { label: last.label, network: last.network })}
    </AlertDialog>
  );
}
