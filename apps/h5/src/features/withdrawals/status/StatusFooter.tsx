import { cancelWithdrawal, getFundingLimits, listWallets, listWithdrawals, type WithdrawalRow } from '@candor/api';
import { isEnded } from '@candor/exchange/rules';
import { useState } from 'react';
import { clock } from '#client/read.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useNow } from '#hooks/use-now.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack, redirectTo } from '#app/navigation.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/Toast.tsx';
import { cameBack } from './came-back.ts';

/** Undo while that is possible, then the ways on. */
export function StatusFooter({ withdrawal }: { readonly withdrawal: WithdrawalRow }) {
  const t = useMessages();
  const format = useFormat();
  useNow(500);
  const [isAsking, setIsAsking] = useState(false);
  const { withdrawalId, amount, code, status, railId, assetId, undoUntilMs } = withdrawal;
  const cancelling = useCommand(cancelWithdrawal, {
    invalidates: [listWithdrawals, listWallets, getFundingLimits],
    onDone: () => toast('success', t('withdraw.cancelled')),
    onFailed: ({ failure }) => {
      const isTooLate = failure.kind === 'refused' && failure.code === 'withdrawal_status_wrong';
      if (isTooLate) toast('error', t('withdraw.tooLate'));
      return isTooLate;
    },
  });
  const undoLeftMs = undoUntilMs - clock.serverNow();
  const isUndo = status === 'requested' && undoLeftMs > 0;
  const cancel = async () => {
    await cancelling.run({ withdrawalId });
    setIsAsking(false);
  };
  return (
    <div className="grid grid-cols-2 gap-2.5">
      {withdrawal.isCancellable ? (
        // Within its time an undo is one tap; later it needs a confirmation.
        <Button look="soft" isBusy={cancelling.isBusy} onClick={() => (isUndo ? void cancel() : setIsAsking(true))}>
          {isUndo ? t('withdraw.undoIn', { seconds: String(Math.ceil(undoLeftMs / 1_000)) }) : t('common.cancel')}
        </Button>
      ) : (
        <Button look="soft" onClick={() => redirectTo('/pages/fund/withdraw', { currency: assetId, rail: railId })}>
          {t(cameBack(status) ? 'withdraw.tryAgain' : 'withdraw.again')}
        </Button>
      )}
      <Button look={isEnded(status) ? 'ink' : 'soft'} onClick={() => navigateBack()}>
        {t('common.done')}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('withdraw.cancelTitle')}
        confirmText={t('withdraw.cancel')}
        dismissText={t('withdraw.keep')}
        isBusy={cancelling.isBusy}
        onConfirm={() => void cancel()}
      >
        {t('withdraw.cancelText', { amount: format.amount(amount), code })}
      </AlertDialog>
    </div>
  );
}
