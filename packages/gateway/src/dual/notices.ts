import type { AccountId, DualPurchaseId } from '@candor/exchange';
import { present } from '@candor/kernel';
import { describeNotices, type NoticeParts } from '../inbox/describe-notices.ts';

export default describeNotices({
  'dual.settled': async ({ accountId, purchaseId, result, paidAssetId, paid }, parts, { sequence }) => {
    const [pair, got] = await Promise.all([
      pairOf(parts, accountId, purchaseId, sequence),
      parts.amountOf(paidAssetId, paid),
    ]);
    return { accountId, notice: { kind: 'dual_settled', purchase: String(purchaseId), pair, result, ...got } };
  },
  'dual.reinvest_refused': async ({ accountId, purchaseId }, parts, { sequence }) => {
    const pair = await pairOf(parts, accountId, purchaseId, sequence);
    return { accountId, notice: { kind: 'dual_reinvest_refused', purchase: String(purchaseId), pair } };
  },
});

async function pairOf(parts: NoticeParts, accountId: AccountId, purchaseId: DualPurchaseId, sequence: number) {
  const reader = await parts.caughtUp(sequence);
  const purchase = await reader.dualPurchaseById({ accountId, purchaseId });
  const { pairId } = present(purchase, 'the read model has every purchase');
  return (await parts.pair(pairId)).symbol;
}
