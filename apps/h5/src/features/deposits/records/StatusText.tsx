import { type DepositRow, listRails } from '@candor/api';
import { useCall } from '#hooks/use-call.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';

/** The next step of a deposit, or its outcome; below the minimum with the figure that it waits for. */
export function StatusText({ deposit }: { readonly deposit: DepositRow }) {
  const t = useMessages();
  const format = useFormat();
  const rails = useCall(listRails, {});
  const { status, railId, code, network } = deposit;
  const rail = rails.data?.find((row) => row.railId === railId);
  if (status !== 'kept' || rail === undefined) return t(`deposit.statusTexts.${status}`);
  return t('deposit.keptText', { amount: format.amount(rail.depositMin), asset: code, network });
}
