import { useFundingChanges } from '#hooks/use-funding.ts';
import { useSetting } from '#hooks/use-settings.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { formatAmount } from '#lib/format.ts';
import { say } from '#ui/Toast.tsx';

/** Says when a payment is first seen and when it is in the account. Needs `useFunding` beside it. */
export function useDepositNotices(): void {
  const t = useMessages();
  const format = useSetting('numberFormat');
  useFundingChanges(({ deposits, before }) => {
    for (const { depositId, kind, status, amount, credited, code } of deposits) {
      const words = { amount: formatAmount(credited ?? amount, { format }), asset: code };
      const was = before.deposits.find((row) => row.depositId === depositId)?.status;
      if (status === 'credited' && was !== 'credited') say('success', t('deposit.credited', words));
      if (status === 'pending' && was === undefined && kind === 'payment') say('info', t('deposit.seenToast', words));
      if (status === 'refused' && was !== 'refused') say('warning', t('deposit.statuses.refused'));
    }
  });
}
