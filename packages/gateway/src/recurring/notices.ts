import { describeNotices } from '../inbox/describe-notices.ts';

/** The first buy of a plan is told, and each time that passed without one; the others are on the plan's page. */
export default describeNotices({
  'recurring.bought': async (event, parts, { sequence }) => {
    const { accountId, planId, fromAssetId, fromAmount, toAssetId, toAmount } = event;
    const reader = await parts.caughtUp(sequence);
    const plan = await reader.oneRecurringPlan({ accountId, planId });
    if (plan?.boughtCount !== 1) return undefined;
    const [bought, paid] = await Promise.all([
      parts.amountOf(toAssetId, toAmount),
      parts.amountOf(fromAssetId, fromAmount),
    ]);
    const values = { ...bought, paid: paid.amount, paidAsset: paid.asset };
    return { accountId, notice: { kind: 'recurring_bought', plan: String(planId), ...values } };
  },
  'recurring.skipped': async ({ accountId, planId, fromAssetId, fromAmount, toAssetId, reason }, parts) => {
    const [paid, bought] = await Promise.all([parts.amountOf(fromAssetId, fromAmount), parts.asset(toAssetId)]);
    const notice = { kind: 'recurring_skipped', plan: String(planId), ...paid, bought: bought.code, reason } as const;
    return { accountId, notice, fold: `plan ${planId}` };
  },
});
