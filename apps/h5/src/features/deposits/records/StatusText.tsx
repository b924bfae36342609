import { type DepositRow, listRails } from '@candor/api';
import { useCall } from '#hooks/use-call.ts';
import { useSetting } from '#hooks/use-settings.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { formatAmount } from '#lib/format.ts';

/** What a deposit waits for, or what became of it; of one below the minimum with the figure that it waits for. */
export function StatusText({ deposit }: { readonly deposit: DepositRow }) {
  const t = useMessages();
  const format = useSetting('numberFormat');
  const rails = useCall(listRails, {});
  const { status, railId, code, network } = deposit;
  const rail = rails.state === 'ready' ? rails.data.find((row) => row.railId === railId) : undefined;
  if (status !== 'kept' || rail === undefined) return t(`deposit.statusTexts.${status}`);
  return t('deposit.keptText', { amount: formatAmount(rail.depositMin, { format }), asset: code, network });
}
