import { useFormat, useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import type { TransferForm, TransferSummary } from './transfer-form.ts';

interface TransferConfirmProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly form: TransferForm;
  readonly summary: TransferSummary;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
}

/** Shown when more than half of the available amount goes. */
export function TransferConfirm({ isOpen, onClose, form, summary, isBusy, onConfirm }: TransferConfirmProps) {
  const t = useMessages();
  const format = useFormat();
  const own = useOwnFormat();
  return (
    <AlertDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('funds.confirmTransfer')}
      confirmText={t('common.confirm')}
      isBusy={isBusy}
      onConfirm={onConfirm}
    >
      {t('funds.confirmTransferText', {
        amount: format.amount(form.amount),
        asset: summary.asset?.code ?? '',
        from: t(`words.accountNames.${form.from}`),
        to: t(`words.accountNames.${form.to}`),
        left: own.amount(summary.availableAfter),
      })}
    </AlertDialog>
  );
}
