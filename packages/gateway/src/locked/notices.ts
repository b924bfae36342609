import { present } from '@candor/kernel';
import { atoms, atomsToText } from '@candor/money';
import { describeNotices } from '../inbox/describe-notices.ts';

/** Dividends are on the deposit's page, day by day; its end tells of all of them. */
export default describeNotices({
  'locked.ended': async ({ accountId, depositId, assetId, end, refund }, parts, { sequence }) => {
    if (end !== 'matured') return undefined;
    const reader = await parts.caughtUp(sequence);
    const deposit = present(
      await reader.lockedDepositById({ accountId, depositId }),
      'the read model has every deposit',
    );
    const { scale } = await parts.asset(assetId);
    const income = atomsToText(atoms(deposit.dividend * BigInt(deposit.days)), scale);
    const paid = await parts.amountOf(assetId, refund);
    return { accountId, notice: { kind: 'locked_matured', deposit: String(depositId), ...paid, income } };
  },
  'locked.renewal_refused': async ({ accountId, depositId, assetId, reason }, parts) => {
    const { code: asset } = await parts.asset(assetId);
    return { accountId, notice: { kind: 'locked_renewal_refused', deposit: String(depositId), asset, reason } };
  },
});
