import { useFundingChanges } from '#hooks/use-funding.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useToldHere } from '#hooks/use-told-here.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { toast } from '#ui/Toast.tsx';

const toldHere = ['deposit_credited'] as const;

/** Announces when a payment is first seen and when it is in the account. Needs `useFunding` beside it. */
export function useDepositNotices(): void {
  const t = useMessages();
  const format = useFormat();
  useToldHere(toldHere);
  useFundingChanges(({ deposits, before }) => {
    for (const { depositId, kind, status, amount, credited, code } of deposits) {
      const words = { amount: format.amount(credited ?? amount), asset: code };
      const was = before.deposits.find((row) => row.depositId === depositId)?.status;
      if (status === 'credited' && was !== 'credited') toast('success', t('deposit.credited', words));
      if (status === 'pending' && was === undefined && kind === 'payment') toast('info', t('deposit.seenToast', words));
      if (status === 'refused' && was !== 'refused') toast('warning', t('deposit.statuses.refused'));
    }
  });
}
