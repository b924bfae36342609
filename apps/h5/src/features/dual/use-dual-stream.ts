import { type DualPurchaseRow, dualTopic, listDualPurchases } from '@candor/api';
import { useOwnFormat } from '#hooks/use-format.ts';
import { useTopicRenewal } from '#hooks/use-topic-renewal.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { toast } from '#ui/Toast.tsx';

const renewed = [listDualPurchases];

/** Keeps the user's dual investments as they are now while mounted, and tells of those that settle. */
export function useDualStream(): void {
  const t = useMessages();
  const own = useOwnFormat();
  const tell = ({ purchaseId, settledAtMs, paid, paidCode }: DualPurchaseRow) => {
    if (settledAtMs === undefined) return;
    const number = String(purchaseId);
    toast('success', t('dual.orders.settledNow', { number, amount: own.amount(paid), code: paidCode ?? '' }));
  };
  useTopicRenewal(dualTopic, renewed, ({ purchases }) => purchases.forEach(tell));
}
